package org.gobang.presentation.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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

  private Optional<String> finished(String level, Optional<Stone> winner, Ending how) {
    return finished(level, winner, how, Map.of());
  }

  private Optional<String> finished(
      String level, Optional<Stone> winner, Ending how, Map<String, String> tags) {
    FakeBoard board = FakeBoard.after("h8 h9");
    GameState over =
        GameState.of(GameRecord.of("test", board.start(), board.moves()).withTags(tags), board)
            .black(FakeWorkbench.PERSON)
            .white(deep(level))
            .result(Optional.of(new Result(winner, how, "")))
            .ended(Optional.of(new Result(winner, how, "")))
            .build();
    return adaptive.finished(over, TEXTS);
  }

  private String next() {
    GameSetup setup =
        GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
            .white(deep("9"))
            .build();
    return ((Seat.Computer) adaptive.in(setup).white()).who().recordName();
  }

  @Test
  void followsAndReportsTheResults() {
    Optional<Stone> black = Optional.of(Stone.BLACK);
    assertThat(next()).isEqualTo("deep:level=3");
    assertThat(finished("3", black, Ending.LINE))
        .contains("You won 1 of the last 1 game. The next game is at level 3 again.");
    assertThat(finished("3", black, Ending.RESIGNED))
        .contains("You won 2 of the last 2 games. The next game is at level 4 instead of 3.");
    assertThat(next()).isEqualTo("deep:level=4");
    finished("4", Optional.of(Stone.WHITE), Ending.LINE);
    assertThat(finished("3", Optional.of(Stone.WHITE), Ending.LINE))
        .contains("You won 1 of the last 3 games. The next game is at level 3 again.");
  }

  @Test
  void ignoresGamesWithoutAdaptiveStrength() {
    Optional<Stone> black = Optional.of(Stone.BLACK);
    assertThat(finished("9", black, Ending.LINE))
        .contains("Your level stays the same: the opponent was set to a different level.");
    assertThat(finished("3", Optional.empty(), Ending.AGREED))
        .contains("Your level stays the same: the game was not finished.");
    assertThat(finished("3", black, Ending.LINE, Map.of(Tags.UNRATED, "position hint")))
        .contains("Your level stays the same: the game did not start from an empty board.");
    assertThat(finished("3", black, Ending.CRASHED, Map.of(Tags.ENDING, "crashed")))
        .contains("Your level stays the same: the engine failed.");
    assertThat(bench.preferences).doesNotContainKey("adaptive.deep");
    adaptive.put(false);
    assertThat(finished("3", black, Ending.LINE)).as("switched off").isEmpty();
    assertThat(next()).as("switched off").isEqualTo("deep:level=9");
    adaptive.put(true);
    assertThat(next()).isEqualTo("deep:level=3");
  }

  @ParameterizedTest
  @EnumSource(Unrated.class)
  void everyReasonHasASentence(Unrated why) {
    assertThat(
            finished("3", Optional.of(Stone.BLACK), Ending.LINE, Map.of(Tags.UNRATED, why.word())))
        .hasValueSatisfying(
            sentence -> assertThat(sentence).startsWith("Your level stays the same: "));
    assertThat(bench.preferences).doesNotContainKey("adaptive.deep");
  }

  @Test
  void computersKeepTheirLevelsAgainstEachOther() {
    GameSetup setup =
        GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
            .black(deep("2"))
            .white(deep("9"))
            .build();
    assertThat(adaptive.in(setup)).isEqualTo(setup);
  }

  @Test
  void aDamagedRatingIsReset() {
    bench.put("adaptive.deep", "nonsense");
    assertThat(next()).isEqualTo("deep:level=3");
  }
}
