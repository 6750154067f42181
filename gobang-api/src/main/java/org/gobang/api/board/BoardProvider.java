package org.gobang.api.board;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.PluginProvider;

/**
 * A provider of rules: describes itself and creates boards.
 *
 * <p>Implemented by rules plugins; new methods are default methods.
 */
public interface BoardProvider extends PluginProvider {

  /**
   * Returns the board before the first move.
   *
   * @param start the size, the set-up stones and the side that moves first
   * @return a board without moves
   * @throws org.gobang.api.RefusedException if these rules do not support the size or the set-up;
   *     the message names the supported ones
   */
  Board create(Start start);

  /**
   * Returns the board before the first move, with {@linkplain #options options}. {@link
   * Board#rules} includes the options that differ from their defaults. A provider with options
   * overrides this method, and {@link #create(Start)} for the defaults.
   *
   * @param values a value for every option, checked
   * @param start the size, the set-up stones and the side that moves first
   * @return a board without moves. Default: that of {@link #create(Start)}
   * @throws org.gobang.api.RefusedException if these rules do not support the size, the set-up or
   *     the combination of values; the message names the valid values
   */
  default Board create(OptionValues values, Start start) {
    return create(start);
  }

  /**
   * Returns the default board size.
   *
   * @return the number of lines per side. Default: 15
   */
  default int defaultSize() {
    return 15;
  }

  /**
   * Returns whether these rules have forbidden moves: vacant points where a stone is refused with
   * {@link Verdict.Refused#foul}. User interfaces offer the setting for forbidden moves only for
   * such rules.
   *
   * @return true if a board of this provider may refuse a point as a foul. Default: false
   */
  default boolean hasFouls() {
    return false;
  }

  /**
   * Returns the name and meaning of a choice that a board offers. User interfaces have their own
   * texts for {@code swap}, {@code stay}, {@code take-black}, {@code take-white} and {@code
   * add-two}.
   *
   * @param choice a key of {@link Board#choices}
   * @param locale the requested language; the fallback is English
   * @return the name, for a button, and the meaning. Default: the key
   */
  default Label choice(String choice, Locale locale) {
    return new Label(choice);
  }

  /**
   * Returns the explanation of a refusal.
   *
   * @param why a refusal by a board of this provider
   * @param locale the requested language; the fallback is English
   * @return one sentence for users. Default: the kind
   */
  default String explain(Verdict.Refused why, Locale locale) {
    return why.kind();
  }

  /**
   * Returns the explanation of a win without a line.
   *
   * @param how a win on a board of this provider of a kind other than {@link Outcome.Won#LINE}
   * @param locale the requested language; the fallback is English
   * @return a text to follow the winner and a colon, such as {@code five captured pairs}. Default:
   *     the kind
   */
  default String explain(Outcome.Won how, Locale locale) {
    return how.kind();
  }
}
