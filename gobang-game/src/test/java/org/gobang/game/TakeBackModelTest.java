package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares take-backs of both sides with a list of all actions. */
class TakeBackModelTest {

  private static final int STEPS = 300;

  private final GameFixture fixture = new GameFixture();

  /** The actions in order: moves, and a final resignation or timeout. */
  private final List<Act> acts = new ArrayList<>();

  private record Act(Stone side, String move, Optional<Ending> ending) {}

  @AfterEach
  void close() {
    fixture.close();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void agrees(long seed) {
    Random random = new Random(seed);
    Game game = fixture.budget(new Limit.Clock(Duration.ofHours(1), Duration.ZERO)).open();
    for (int step = 0; step < STEPS; step++) {
      act(game, random);
      GameState now = game.state();
      assertThat(GameFixture.moves(now)).isEqualTo(moves());
      if (now.board().outcome() == Outcome.UNDECIDED) {
        assertThat(now.result().map(Result::ending)).isEqualTo(ending());
      }
    }
  }

  private void act(Game game, Random random) {
    GameState now = game.state();
    Stone side = random.nextBoolean() ? Stone.BLACK : Stone.WHITE;
    int choice = random.nextInt(now.result().isPresent() ? 2 : 12);
    if (choice < 2) {
      takeBack(game, side);
    } else if (choice == 2 && !now.path().isEmpty()) {
      game.resign(side);
      acts.add(new Act(side, "", Optional.of(Ending.RESIGNED)));
    } else if (choice == 3) {
      fixture.time.advance(Duration.ofHours(2));
      acts.add(new Act(now.toMove(), "", Optional.of(Ending.OVERSTEPPED)));
    } else {
      List<Point> allowed = now.board().allowed();
      String point = allowed.get(random.nextInt(allowed.size())).toString();
      GameFixture.verdict(GameFixture.put(game, point));
      acts.add(new Act(now.toMove(), point, Optional.empty()));
    }
  }

  private void takeBack(Game game, Stone side) {
    int last = acts.stream().map(Act::side).toList().lastIndexOf(side);
    if (last < 0) {
      assertThatThrownBy(() -> game.takeBack(side))
          .isInstanceOf(RefusedException.class)
          .hasMessage("there is nothing to take back");
    } else {
      game.takeBack(side);
      acts.subList(last, acts.size()).clear();
    }
  }

  private String moves() {
    return String.join(" ", acts.stream().map(Act::move).filter(move -> !move.isEmpty()).toList());
  }

  private Optional<Ending> ending() {
    return acts.isEmpty() ? Optional.empty() : acts.get(acts.size() - 1).ending();
  }
}
