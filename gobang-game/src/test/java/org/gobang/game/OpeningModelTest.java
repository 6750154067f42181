package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares random openings and take-backs with a list of actions by player. */
class OpeningModelTest {

  private static final int STEPS = 250;
  private static final Duration TIME = Duration.ofHours(9);

  private final GameFixture fixture = new GameFixture();
  private final List<Act> acts = new ArrayList<>();

  /** An action of a human and its duration. */
  private record Act(Seat person, String move, Duration spent) {}

  @AfterEach
  void close() {
    fixture.close();
  }

  @ParameterizedTest
  @CsvSource({"swap, 1", "swap, 2", "swap2, 3", "swap2, 4", "swap2, 5", "swap2, 6"})
  void agrees(String opening, long seed) {
    Random random = new Random(seed);
    Game game =
        fixture
            .rules("custom:opening=" + opening)
            .budget(new Limit.Clock(TIME, Duration.ZERO))
            .open();
    for (int step = 0; step < STEPS; step++) {
      act(game, random);
      GameState now = game.state();
      assertThat(GameFixture.moves(now))
          .isEqualTo(String.join(" ", acts.stream().map(Act::move).toList()));
      assertThat(now.black()).isEqualTo(black());
      assertThat(now.white()).isEqualTo(other(black()));
      assertThat(now.record().tags().get(Tags.BLACK)).isEqualTo(((Seat.Human) black()).name());
      for (Stone stone : Stone.values()) {
        assertThat(now.left().get(stone)).isEqualTo(left(now.seat(stone)));
      }
    }
    game.close();
  }

  /** Ann has Black until a human takes a colour. */
  private Seat black() {
    Seat black = GameFixture.ANN;
    for (Act act : acts) {
      black =
          switch (act.move()) {
            case "swap", "take-black" -> act.person();
            case "take-white" -> other(act.person());
            default -> black;
          };
    }
    return black;
  }

  private static Seat other(Seat person) {
    return person.equals(GameFixture.ANN) ? GameFixture.BOB : GameFixture.ANN;
  }

  private Duration left(Seat person) {
    return acts.stream()
        .filter(act -> act.person().equals(person))
        .map(Act::spent)
        .reduce(TIME, Duration::minus);
  }

  private void act(Game game, Random random) {
    GameState now = game.state();
    Seat person = random.nextBoolean() ? GameFixture.ANN : GameFixture.BOB;
    Optional<Result> result = now.result();
    if (result.isPresent() || random.nextInt(9) < 2) {
      takeBack(game, person);
    } else {
      move(game, now, random);
    }
  }

  private void move(Game game, GameState now, Random random) {
    Duration spent = Duration.ofSeconds(random.nextInt(50));
    fixture.time.advance(spent);
    List<String> choices = now.choices();
    List<Point> allowed = now.board().allowed();
    String move;
    if (!choices.isEmpty() && (allowed.isEmpty() || random.nextBoolean())) {
      move = choices.get(random.nextInt(choices.size()));
      GameFixture.verdict(GameFixture.choose(game, move));
    } else {
      move = allowed.get(random.nextInt(allowed.size())).toString();
      GameFixture.verdict(GameFixture.put(game, move));
    }
    acts.add(new Act(now.seat(now.toAct()), move, spent));
    assertThat(now.board().outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  private void takeBack(Game game, Seat person) {
    int last = acts.stream().map(Act::person).toList().lastIndexOf(person);
    if (last >= 0) {
      game.takeBack(game.state().black().equals(person) ? Stone.BLACK : Stone.WHITE);
      acts.subList(last, acts.size()).clear();
    }
  }
}
