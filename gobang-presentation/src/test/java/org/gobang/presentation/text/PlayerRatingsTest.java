package org.gobang.presentation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerRatingsTest {

  private final Texts texts = Texts.shared(Locale.ENGLISH);

  /** Two levels of the engine to a band, as they were measured. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-233 | Just learnt the rules, about \u2212230 Elo.",
        "-40  | Just learnt the rules, about \u221240 Elo.",
        "141  | Plays now and then, about 140 Elo.",
        "368  | Plays now and then, about 370 Elo.",
        "605  | Plays often, about 610 Elo.",
        "810  | Plays often, about 810 Elo.",
        "983  | Seldom loses, about 980 Elo.",
        "1196 | Seldom loses, about 1200 Elo.",
        "1369 | Beats almost everyone, about 1370 Elo.",
        "1617 | Beats almost everyone, about 1620 Elo."
      })
  void areToldInBands(int elo, String text) {
    assertThat(PlayerRatings.text(OptionalInt.of(elo), texts)).isEqualTo(text);
  }

  @Test
  void aPlayerMayNotBeRated() {
    assertThat(PlayerRatings.text(OptionalInt.empty(), texts)).isEqualTo("Not rated.");
    assertThat(PlayerRatings.rounded(-4)).isEqualTo("0");
  }
}
