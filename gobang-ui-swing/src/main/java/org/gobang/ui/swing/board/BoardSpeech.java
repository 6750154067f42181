package org.gobang.ui.swing.board;

import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;
import org.gobang.api.Point;
import org.gobang.presentation.board.PointDescription;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.speech.AccessiblePart;
import org.jspecify.annotations.Nullable;

/**
 * The accessible board for screen readers. Each point is a named child, ordered from the top row
 * down and from left to right. A change of the focused point fires an event.
 */
final class BoardSpeech extends JComponent.AccessibleJComponent {
  private final BoardComponent board;
  private final BoardPresenter presenter;
  private final Texts texts;
  private final Map<Point, PointPart> points = new HashMap<>();
  private Optional<Point> focus = Optional.empty();

  BoardSpeech(BoardComponent board, BoardPresenter presenter, Texts texts) {
    board.super();
    this.board = board;
    this.presenter = presenter;
    this.texts = texts;
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

  private PointPart child(Point point) {
    return points.computeIfAbsent(point, PointPart::new);
  }

  private Point point(int index) {
    int size = presenter.size();
    return new Point(index % size, size - 1 - index / size);
  }

  /** Returns a description of a point, for example {@code h8, black stone, last move}. */
  private String describe(Point point) {
    return new PointDescription(texts).of(point, presenter.spot(point), presenter.forbidden(point));
  }

  /** Reports changed points, including a change of focus. */
  void changed(Set<Point> changed) {
    for (Point point : changed) {
      PointPart child = points.get(point);
      if (child != null) {
        child.firePropertyChange(ACCESSIBLE_NAME_PROPERTY, null, child.getAccessibleName());
      }
    }
    Optional<Point> before = focus;
    focus = presenter.focus();
    setAccessibleDescription(focus.map(this::describe).orElse(""));
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

  /** A point, on which a stone can be placed. */
  private final class PointPart extends AccessiblePart {
    private final Point point;

    PointPart(Point point) {
      super(board);
      this.point = point;
    }

    @Override
    public String getAccessibleName() {
      return describe(point);
    }

    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.PUSH_BUTTON;
    }

    @Override
    public Locale getLocale() {
      return texts.locale();
    }

    @Override
    public int getAccessibleIndexInParent() {
      int size = presenter.size();
      return (size - 1 - point.row()) * size + point.column();
    }

    @Override
    public Rectangle getBounds() {
      Geometry geometry = board.geometry();
      double half = geometry.cell() / 2;
      double x = geometry.x(point) - half;
      double y = geometry.y(point) - half;
      return new Rectangle2D.Double(x, y, 2 * half, 2 * half).getBounds();
    }

    @Override
    protected boolean isCurrent() {
      return presenter.focus().filter(point::equals).isPresent();
    }

    @Override
    protected String actionText() {
      return texts.of("point.place");
    }

    @Override
    protected void act() {
      presenter.focusOn(point);
      presenter.playFocus();
    }

    @Override
    public void requestFocus() {
      board.requestFocusInWindow();
      presenter.focusOn(point);
    }
  }
}
