package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Stream;
import javax.swing.JPanel;
import org.gobang.ui.swing.board.BoardComponent;

/** The board, and over it a card where it covers least: never the line that won, if it can. */
final class BoardArea extends JPanel {
  private static final long serialVersionUID = 1L;

  private final BoardComponent board;
  private final EndCard card;

  BoardArea(BoardComponent board, EndCard card) {
    super(null);
    this.board = board;
    this.card = card;
    setOpaque(false);
    add(card);
    add(board);
  }

  /** What is painted anew on the board may lie below the card. */
  @Override
  public boolean isOptimizedDrawingEnabled() {
    return false;
  }

  @Override
  public void doLayout() {
    board.setBounds(0, 0, getWidth(), getHeight());
    if (card.isVisible()) {
      place();
    }
  }

  /** Puts the card in its place. */
  private void place() {
    Rectangle lines = board.lines();
    Dimension size = card.size(lines.width);
    card.setBounds(places(size, lines).min(Comparator.comparingInt(this::covers)).orElseThrow());
  }

  /** Places on the lines of the board, the best first. */
  private static Stream<Rectangle> places(Dimension size, Rectangle lines) {
    int left = lines.x;
    int middle = lines.x + (lines.width - size.width) / 2;
    int right = lines.x + lines.width - size.width;
    int high = lines.y;
    int centre = lines.y + (lines.height - size.height) / 2;
    int low = lines.y + lines.height - size.height;
    return Stream.of(
            new Point(middle, low),
            new Point(middle, high),
            new Point(left, low),
            new Point(right, low),
            new Point(left, high),
            new Point(right, high),
            new Point(left, centre),
            new Point(right, centre))
        .map(corner -> new Rectangle(corner, size));
  }

  /** How much a place covers: a point that decided the game counts more than all other stones. */
  private int covers(Rectangle place) {
    int decisive = covered(place, card.kept());
    return decisive * 1000 + covered(place, board.stones());
  }

  private int covered(Rectangle place, Collection<org.gobang.api.Point> points) {
    return (int) points.stream().map(board::around).filter(place::intersects).count();
  }

  /** Shows the card as the game stands now. */
  void show(Runnable change) {
    change.run();
    revalidate();
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    return board.getPreferredSize();
  }

  @Override
  public Dimension getMinimumSize() {
    return board.getMinimumSize();
  }
}
