package org.gobang.ui.swing.present;

import java.util.Locale;
import org.gobang.api.Point;
import org.gobang.presentation.board.PointDescription;
import org.gobang.presentation.text.Texts;

/** What is to be seen on a point, and done there, in words for those who do not see it. */
public final class PointTexts {

  private final Texts texts;
  private final BoardPresenter board;

  /** Speaks of a board. */
  public PointTexts(Texts texts, BoardPresenter board) {
    this.texts = texts;
    this.board = board;
  }

  /** The language. */
  public Locale locale() {
    return texts.locale();
  }

  /** A point, and all that is there, such as {@code h8, black stone, last move}. */
  public String of(Point point) {
    return new PointDescription(texts).of(point, board.spot(point), board.forbidden(point));
  }

  /** What can be done at a point. */
  public String action() {
    return texts.of("point.place");
  }
}
