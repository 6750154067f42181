package org.gobang.api.board;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.PluginProvider;

/**
 * A set of rules that games can be played by: describes itself, and makes boards.
 *
 * <p>Implemented by rules plugins; grows only by default methods.
 */
public interface BoardProvider extends PluginProvider {

  /**
   * The board before the first move.
   *
   * @param start the size, the stones that stand already, and who moves first
   * @return a board with no moves yet
   * @throws org.gobang.api.RefusedException if these rules do not have such a size or set-up; the
   *     sentence says which they have
   */
  Board create(Start start);

  /**
   * The board before the first move, with {@linkplain #options options} set; {@link Board#rules}
   * then names those that differ from their initial values. A provider that has options overrides
   * this, and {@link #create(Start)} for their initial values.
   *
   * @param values a value for every option, checked
   * @param start the size, the stones that stand already, and who moves first
   * @return a board with no moves yet; that of {@link #create(Start)} unless overridden
   * @throws org.gobang.api.RefusedException if these rules do not have such a size or set-up, or
   *     the values do not go together; the sentence says what would do
   */
  default Board create(OptionValues values, Start start) {
    return create(start);
  }

  /**
   * The size people expect when they name none.
   *
   * @return lines a side; 15 unless these rules are played on another board
   */
  default int defaultSize() {
    return 15;
  }

  /**
   * Whether these rules have fouls: vacant points where a stone is refused with {@link
   * Verdict.Refused#foul}. Front ends ask what a foul costs only where there can be one.
   *
   * @return true if a board of this provider may judge a point so; false unless overridden
   */
  default boolean hasFouls() {
    return false;
  }

  /**
   * Puts a choice that a board offers into words. Front ends have words of their own for {@code
   * swap}, {@code stay}, {@code take-black}, {@code take-white} and {@code add-two}.
   *
   * @param choice a key of {@link Board#choices}
   * @param locale the language wanted; English serves where there is no other
   * @return its name, for a button, and what it means; the bare key unless overridden
   */
  default Label choice(String choice, Locale locale) {
    return new Label(choice);
  }

  /**
   * Puts a refusal into words.
   *
   * @param why a refusal that a board of this provider gave
   * @param locale the language wanted; English serves where there is no other
   * @return one sentence for people; the bare kind unless overridden
   */
  default String explain(Verdict.Refused why, Locale locale) {
    return why.kind();
  }

  /**
   * Puts into words how a game was won, where it was not by a line.
   *
   * @param how a win on a board of this provider, of another kind than {@link Outcome.Won#LINE}
   * @param locale the language wanted; English serves where there is no other
   * @return what follows the winner and a colon, such as {@code five captured pairs}; the bare kind
   *     unless overridden
   */
  default String explain(Outcome.Won how, Locale locale) {
    return how.kind();
  }
}
