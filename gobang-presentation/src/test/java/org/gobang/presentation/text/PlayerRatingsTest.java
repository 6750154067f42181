package org.gobang.presentation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerRatingsTest {

  private final Texts texts = Texts.shared(Locale.ENGLISH);

  /** Measured ratings: each band has two levels of the engine. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-233 | Beginner, about \u2212230 Elo.",
        "-40  | Beginner, about \u221240 Elo.",
        "141  | Casual, about 140 Elo.",
        "368  | Casual, about 370 Elo.",
        "605  | Intermediate, about 610 Elo.",
        "810  | Intermediate, about 810 Elo.",
        "983  | Advanced, about 980 Elo.",
        "1196 | Advanced, about 1200 Elo.",
        "1369 | Expert, about 1370 Elo.",
        "1617 | Expert, about 1620 Elo."
      })
  void areShownInBands(int elo, String text) {
    assertThat(PlayerRatings.text(OptionalInt.of(elo), texts)).isEqualTo(text);
  }

  @Test
  void aPlayerMayNotBeRated() {
    assertThat(PlayerRatings.text(OptionalInt.empty(), texts)).isEqualTo("Not rated.");
    assertThat(PlayerRatings.rounded(-4)).isEqualTo("0");
  }
}
