package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
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
    int margin = UIScale.scale(12);
    Dimension size = card.size(getWidth() - 2 * margin);
    Rectangle place = places(size, margin).min(Comparator.comparingInt(this::covers)).orElseThrow();
    card.setBounds(place);
    card.validate();
  }

  /** The best places first. */
  private Stream<Rectangle> places(Dimension size, int margin) {
    int middle = (getWidth() - size.width) / 2;
    int right = getWidth() - size.width - margin;
    int low = getHeight() - size.height - margin;
    int centre = (getHeight() - size.height) / 2;
    return Stream.of(
            new Point(middle, low),
            new Point(middle, margin),
            new Point(margin, low),
            new Point(right, low),
            new Point(margin, margin),
            new Point(right, margin),
            new Point(margin, centre),
            new Point(right, centre))
        .map(corner -> new Rectangle(corner, size));
  }

  /** How much a place covers: a point that decided the game counts more than all other stones. */
  private int covers(Rectangle place) {
    int decisive = covered(place, card.kept());
    return decisive * 1000 + covered(place, board.stones());
  }

  private int covered(Rectangle place, Collection<org.gobang.api.Point> points) {
    List<Rectangle> around = points.stream().map(board::around).toList();
    return (int) around.stream().filter(place::intersects).count();
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
