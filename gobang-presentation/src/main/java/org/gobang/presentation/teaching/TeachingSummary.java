package org.gobang.presentation.teaching;

import java.util.Locale;
import org.gobang.presentation.text.Texts;

/**
 * What came of a teaching game.
 *
 * @param takeBacks how often moves were taken back
 * @param accuracy the mean accuracy of the person's moves that stayed, from 0 to 100
 */
public record TeachingSummary(int takeBacks, double accuracy) {

  /** The accuracy with one decimal. */
  public String number() {
    return String.format(Locale.ROOT, "%.1f", accuracy);
  }

  /** All of it in words. */
  public String sentence(Texts texts) {
    return texts.of("teaching.summary", takeBacks, number());
  }
}
