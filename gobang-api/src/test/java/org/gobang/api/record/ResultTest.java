package org.gobang.api.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.analysis.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ResultTest {

  private static final Optional<Stone> WHITE = Optional.of(Stone.WHITE);
  private static final Optional<Stone> NOBODY = Optional.empty();

  @ParameterizedTest
  @EnumSource(names = {"BOARD_FULL", "AGREED", "ABANDONED"})
  void refusesAWinnerOfADraw(Ending ending) {
    assertThatCode(() -> new Result(NOBODY, ending, "")).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Result(WHITE, ending, ""));
  }

  @ParameterizedTest
  @EnumSource(names = {"LINE", "FOUL", "RESIGNED", "OVERSTEPPED", "ILLEGAL", "CRASHED", "REFUSED"})
  void requiresAWinnerOfALoss(Ending ending) {
    assertThatCode(() -> new Result(WHITE, ending, "")).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Result(NOBODY, ending, ""));
  }

  @Test
  void adjudicationMayHaveAWinner() {
    assertThatCode(() -> new Result(WHITE, Ending.ADJUDICATED, "")).doesNotThrowAnyException();
    assertThatCode(() -> new Result(NOBODY, Ending.ADJUDICATED, "")).doesNotThrowAnyException();
  }

  @Test
  void wordOfAnEndingDoesNotDependOnTheLanguage() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(Ending.BOARD_FULL.word()).isEqualTo("board-full");
      assertThat(Ending.ILLEGAL.word()).isEqualTo("illegal");
      assertThat(Ending.OVERSTEPPED.word()).isEqualTo("overstepped");
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedAnswersRequireAnEndingCausedByAPlayer(Ending ending) {
    switch (ending) {
      case OVERSTEPPED, ILLEGAL, CRASHED, EXITED, REFUSED -> {
        assertThatCode(() -> new Answer.Failed(ending, "No.")).doesNotThrowAnyException();
        assertThatIllegalArgumentException().isThrownBy(() -> new Answer.Failed(ending, " "));
      }
      default ->
          assertThatIllegalArgumentException().isThrownBy(() -> new Answer.Failed(ending, "No."));
    }
  }

  @Test
  void readsTagsOfARecord() {
    assertThat(recorded("white", "resigned"))
        .contains(new Result(Optional.of(Stone.WHITE), Ending.RESIGNED, ""));
    assertThat(recorded("draw", "board-full"))
        .contains(new Result(Optional.empty(), Ending.BOARD_FULL, ""));
    assertThat(recorded("", "abandoned")).isEmpty();
  }

  @Test
  void replacesAnEndingThatContradictsTheResult() {
    Result line = new Result(Optional.of(Stone.BLACK), Ending.LINE, "");
    assertThat(Result.recorded(Map.of("result", "black"))).contains(line);
    assertThat(recorded("black", "board-full")).contains(line);
    assertThat(recorded("black", "by magic")).contains(line);
    assertThat(recorded("draw", "line"))
        .contains(new Result(Optional.empty(), Ending.ADJUDICATED, ""));
  }

  private static Optional<Result> recorded(String result, String ending) {
    return Result.recorded(Map.of("result", result, "ending", ending));
  }
}
