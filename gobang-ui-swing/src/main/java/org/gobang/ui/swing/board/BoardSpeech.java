package org.gobang.ui.swing.board;

import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;
import org.gobang.api.Point;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.PointTexts;
import org.jspecify.annotations.Nullable;

/**
 * The accessible board for screen readers. Each point is a named child, ordered from the top row
 * down and from left to right. A change of the focused point fires an event.
 */
final class BoardSpeech extends JComponent.AccessibleJComponent {
  private final BoardComponent board;
  private final BoardPresenter presenter;
  private final PointTexts words;
  private final Map<Point, PointSpeech> points = new HashMap<>();
  private Optional<Point> focus = Optional.empty();

  BoardSpeech(BoardComponent board, BoardPresenter presenter, PointTexts words) {
    board.super();
    this.board = board;
    this.presenter = presenter;
    this.words = words;
  }

  @Override
  public AccessibleRole getAccessibleRole() {
    return AccessibleRole.CANVAS;
  }

  @Override
  public AccessibleStateSet getAccessibleStateSet() {
    AccessibleStateSet states = super.getAccessibleStateSet();
    states.add(AccessibleState.MANAGES_DESCENDANTS);
    return states;
  }

  @Override
  public int getAccessibleChildrenCount() {
    return presenter.size() * presenter.size();
  }

  @Override
  public @Nullable Accessible getAccessibleChild(int index) {
    return index >= 0 && index < getAccessibleChildrenCount() ? child(point(index)) : null;
  }

  @Override
  public @Nullable Accessible getAccessibleAt(java.awt.Point place) {
    return board.geometry().at(place.getX(), place.getY()).map(this::child).orElse(null);
  }

  private PointSpeech child(Point point) {
    return points.computeIfAbsent(point, at -> new PointSpeech(this, at));
  }

  private Point point(int index) {
    int size = presenter.size();
    return new Point(index % size, size - 1 - index / size);
  }

  int index(Point point) {
    int size = presenter.size();
    return (size - 1 - point.row()) * size + point.column();
  }

  BoardComponent board() {
    return board;
  }

  BoardPresenter presenter() {
    return presenter;
  }

  PointTexts words() {
    return words;
  }

  /** Returns the bounds of a point. */
  Rectangle2D bounds(Point point) {
    Geometry geometry = board.geometry();
    double half = geometry.cell() / 2;
    return new Rectangle2D.Double(
        geometry.x(point) - half, geometry.y(point) - half, 2 * half, 2 * half);
  }

  /** Reports changed points, or a change of focus there. */
  void changed(Set<Point> changed) {
    for (Point point : changed) {
      PointSpeech child = points.get(point);
      if (child != null) {
        child.firePropertyChange(ACCESSIBLE_NAME_PROPERTY, null, child.getAccessibleName());
      }
    }
    Optional<Point> before = focus;
    focus = presenter.focus();
    setAccessibleDescription(focus.map(words::of).orElse(""));
    if (!focus.equals(before)) {
      firePropertyChange(
          ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY,
          before.map(this::child).orElse(null),
          focus.map(this::child).orElse(null));
    }
  }

  /** Reports a message on the board. */
  void said(String sentence) {
    if (!sentence.isEmpty()) {
      setAccessibleDescription(sentence);
    }
  }
}
