package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JPanel;
import org.gobang.presentation.session.GameEnd;
import org.gobang.ui.swing.board.BoardComponent;

/**
 * The board with the end card above it. The card is placed where it covers few stones and, if
 * possible, not the winning line.
 */
final class BoardArea extends JPanel {
  private final BoardComponent board;
  private final Lazy<EndCard> card;

  BoardArea(BoardComponent board, Supplier<EndCard> card) {
    super(null);
    this.board = board;
    this.card = new Lazy<>(() -> over(card.get()));
    setOpaque(false);
    add(board);
  }

  private EndCard over(EndCard made) {
    add(made, 0);
    return made;
  }

  /** Returns false, because the card overlaps the board. */
  @Override
  public boolean isOptimizedDrawingEnabled() {
    return false;
  }

  @Override
  public void doLayout() {
    board.setBounds(0, 0, getWidth(), getHeight());
    card.ifMade(this::place);
  }

  /** Places the card. */
  private void place(EndCard card) {
    if (!card.isVisible()) {
      return;
    }
    Rectangle lines = board.lines();
    Dimension size = card.size(lines.width);
    card.setBounds(
        places(size, lines)
            .min(Comparator.comparingInt(place -> covers(place, card)))
            .orElseThrow());
  }

  /** Returns the candidate places for a card, best first. */
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

  /** Returns the cost of a place: a point of the winning line counts more than all other stones. */
  private int covers(Rectangle place, EndCard card) {
    int decisive = covered(place, card.kept());
    return decisive * 1000 + covered(place, board.stones());
  }

  private int covered(Rectangle place, Collection<org.gobang.api.Point> points) {
    return (int) points.stream().map(board::around).filter(place::intersects).count();
  }

  /** Shows the end of the game, or hides the card if empty. */
  void show(Optional<GameEnd> end) {
    card.update(end.isPresent(), made -> made.show(end));
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
