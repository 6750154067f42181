package org.gobang.ui.swing.present;

import java.util.Locale;
import org.gobang.api.Point;
import org.gobang.presentation.board.PointDescription;
import org.gobang.presentation.text.Texts;

/** Descriptions of points and their actions for screen readers. */
public final class PointTexts {

  private final Texts texts;
  private final BoardPresenter board;

  /** Creates the texts of a board. */
  public PointTexts(Texts texts, BoardPresenter board) {
    this.texts = texts;
    this.board = board;
  }

  /** Returns the language. */
  public Locale locale() {
    return texts.locale();
  }

  /** Returns a point and its contents, such as {@code h8, black stone, last move}. */
  public String of(Point point) {
    return new PointDescription(texts).of(point, board.spot(point), board.forbidden(point));
  }

  /** Returns the action at a point. */
  public String action() {
    return texts.of("point.place");
  }
}
