package org.gobang.presentation.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Option;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameSetupBuilder;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AdaptiveStrengthTest {

  private static final Texts TEXTS = Texts.shared(Locale.ENGLISH);

  private final FakeWorkbench bench = new FakeWorkbench();
  private final AdaptiveStrength adaptive = new AdaptiveStrength(bench);

  @BeforeEach
  void offerLevels() {
    bench.add(new FakePlayer("deep", new Option.Whole("level", 1, 10, 10)));
    adaptive.put(true);
  }

  private static Seat deep(String level) {
    return new Seat.Computer(new PlayerSpec("deep", Map.of("level", level), 0, false));
  }

  private Seat person = FakeWorkbench.PERSON;

  private Optional<String> finished(String level, Optional<Stone> winner, Ending how) {
    return finished(opened("").build(), level, winner, how, Optional.empty());
  }

  private static GameSetupBuilder opened(String moves) {
    return GameSetup.of(
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse(moves, Stone.BLACK)));
  }

  private Optional<String> finished(
      GameSetup opened,
      String level,
      Optional<Stone> winner,
      Ending how,
      Optional<Uncounted> spoilt) {
    FakeBoard board = FakeBoard.after("h8 h9");
    GameState over =
        GameState.of(GameRecord.of("test", board.start(), board.moves()), board)
            .black(person)
            .white(deep(level))
            .result(Optional.of(new Result(winner, how, "")))
            .ended(Optional.of(new Result(winner, how, "")))
            .build();
    return adaptive.finished(opened, over, spoilt, TEXTS);
  }

  private String next() {
    GameSetup setup =
        GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
            .white(deep("9"))
            .build();
    return ((Seat.Computer) adaptive.in(setup).white()).who().recordName();
  }

  @Test
  void followsTheResultsAndSaysSo() {
    Optional<Stone> black = Optional.of(Stone.BLACK);
    assertThat(next()).isEqualTo("deep:level=3");
    assertThat(finished("3", black, Ending.LINE))
        .contains("You won 1 of the last 1 game: the next game is at level 3 again.");
    assertThat(finished("3", black, Ending.RESIGNED))
        .contains("You won 2 of the last 2 games: the next game is at level 4 instead of 3.");
    assertThat(next()).isEqualTo("deep:level=4");
    finished("4", Optional.of(Stone.WHITE), Ending.LINE);
    assertThat(finished("3", Optional.of(Stone.WHITE), Ending.LINE))
        .contains("You won 1 of the last 3 games: the next game is at level 3 again.");
  }

  @Test
  void gamesThatWereNotPlayedSoDoNotCount() {
    Optional<Stone> black = Optional.of(Stone.BLACK);
    assertThat(finished("9", black, Ending.LINE))
        .contains("This game does not change the level: it was played at another one.");
    assertThat(finished("3", black, Ending.CRASHED))
        .contains("This game does not change the level: it was not played to its end.");
    assertThat(finished(opened("").resumes("left").build(), "3", black, Ending.LINE, helped()))
        .contains("This game does not change the level: it was resumed.");
    assertThat(finished(opened("h8 a1").build(), "3", black, Ending.LINE, helped()))
        .contains("This game does not change the level: it did not begin with an empty board.");
    assertThat(finished(opened("").build(), "3", black, Ending.LINE, helped()))
        .contains("This game does not change the level: the engine helped.");
    assertThat(bench.preferences).doesNotContainKey("adaptive.deep");
    adaptive.put(false);
    assertThat(finished("3", black, Ending.LINE)).as("switched off").isEmpty();
    assertThat(next()).as("switched off").isEqualTo("deep:level=9");
    adaptive.put(true);
    assertThat(next()).isEqualTo("deep:level=3");
  }

  @Test
  void gamesOfAGuestDoNotCountForThePerson() {
    person = new Seat.Human("Guest");
    assertThat(finished("3", Optional.of(Stone.BLACK), Ending.LINE))
        .contains("This game does not change the level: another person played it.");
    assertThat(bench.preferences).doesNotContainKey("adaptive.deep");
    PersonName.put(bench.preferences(), "Guest");
    assertThat(finished("3", Optional.of(Stone.BLACK), Ending.LINE)).isPresent();
  }

  private static Optional<Uncounted> helped() {
    return Optional.of(Uncounted.HELPED);
  }

  @Test
  void computersAmongThemselvesKeepTheirLevels() {
    GameSetup setup =
        GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
            .black(deep("2"))
            .white(deep("9"))
            .build();
    assertThat(adaptive.in(setup)).isEqualTo(setup);
  }

  @Test
  void aDamagedRatingIsOneOfANewPerson() {
    bench.put("adaptive.deep", "nonsense");
    assertThat(next()).isEqualTo("deep:level=3");
  }
}
