package org.gobang.ui.swing.present;

import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Texts;

/**
 * A typed point name, for example {@code h8}. A complete name moves the focus of the board to the
 * point, and Enter places a stone there. Used only on the event thread.
 */
public final class TypedPoint {

  private static final int LONGEST = 3;

  private final BoardPresenter board;
  private final Texts texts;
  private final Consumer<String> says;
  private final Consumer<RefusedException> refuses;
  private String text = "";

  /**
   * Creates an empty input.
   *
   * @param says shows the input; empty for none
   * @param refuses shows the reason that a stone cannot be placed
   */
  public TypedPoint(
      BoardPresenter board,
      Texts texts,
      Consumer<String> says,
      Consumer<RefusedException> refuses) {
    this.board = board;
    this.texts = texts;
    this.says = says;
    this.refuses = refuses;
  }

  /**
   * Handles a typed character: the letter of a column, which starts a new name, or a digit.
   *
   * @return whether the character was accepted
   */
  public boolean type(char typed) {
    char letter = Character.toLowerCase(typed);
    boolean column = letter >= 'a' && letter < 'a' + Point.MOST_LINES;
    boolean digit = typed >= '0' && typed <= '9';
    boolean row = digit && !text.isEmpty() && text.length() < LONGEST;
    if (column || row) {
      change(column ? String.valueOf(letter) : text + typed);
    }
    return column || row;
  }

  /** Deletes the last character, if any, and returns whether there was one. */
  public boolean removeLast() {
    boolean typed = !text.isEmpty();
    if (typed) {
      change(text.substring(0, text.length() - 1));
    }
    return typed;
  }

  private void change(String next) {
    text = next;
    says.accept(text.isEmpty() ? "" : texts.of("typed", text));
    point().ifPresentOrElse(board::focusOn, board::unfocus);
  }

  /** Places a stone on the typed point, if any, and returns whether there was input. */
  public boolean play() {
    if (text.isEmpty()) {
      return false;
    }
    String name = text;
    boolean known = point().isPresent();
    clear();
    if (known) {
      board.playFocus();
    } else {
      refuses.accept(new RefusedException(texts.of("typed.none", name)));
    }
    return true;
  }

  /** Clears the input. The focus does not move. */
  public void clear() {
    if (!text.isEmpty()) {
      text = "";
      says.accept("");
    }
  }

  private Optional<Point> point() {
    try {
      return text.isEmpty()
          ? Optional.empty()
          : Optional.of(Point.parse(text))
              .filter(point -> Math.max(point.column(), point.row()) < board.size());
    } catch (RefusedException notYet) {
      return Optional.empty();
    }
  }
}
