package org.gobang.ui.swing.present;

import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Texts;

/**
 * A point that is typed by its name, such as {@code h8}. The cursor of the board moves to it as
 * soon as it is one, and Enter plays there. Used on the event thread alone.
 */
public final class TypedPoint {

  private static final int LONGEST = 3;

  private final BoardPresenter board;
  private final Texts texts;
  private final Consumer<String> says;
  private final Consumer<RefusedException> refuses;
  private String text = "";

  /**
   * Nothing is typed yet.
   *
   * @param says shows what has been typed; empty for nothing
   * @param refuses shows why it cannot be played
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
   * Takes the letter of a column, which begins a name anew, or a digit behind it.
   *
   * @return whether it is one of these
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

  /** Takes the last character off; false where there is none. */
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

  /** Plays at the point; false where nothing has been typed. */
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

  /** Forgets what has been typed; the cursor stays where it is. */
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
