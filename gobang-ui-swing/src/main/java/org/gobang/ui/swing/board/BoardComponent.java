package org.gobang.ui.swing.board;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.ActionMap;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.gobang.api.Point;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.BoardPresenter.Bubble;
import org.gobang.ui.swing.present.Spot;
import org.jspecify.annotations.Nullable;

/**
 * The board in the window: paints what its presenter shows, and tells it of the pointer and the
 * keyboard.
 *
 * <p>The board without stones is painted once for each size and density; a stone or the pointer has
 * only the points painted anew that look different.
 */
public final class BoardComponent extends JComponent implements BoardPresenter.View {
  private static final long serialVersionUID = 1L;

  private final transient BoardPresenter presenter;
  private final transient Function<Point, String> describes;
  private Theme theme = Theme.WOOD;
  private boolean coordinates = true;
  private transient @Nullable Geometry fitted;
  private transient @Nullable BufferedImage ground;
  private transient @Nullable StoneImages stones;
  private transient @Nullable Rectangle2D bubbleBounds;
  private double groundScale;

  /**
   * A board.
   *
   * @param presenter what stands on it
   * @param describes says what is on a point, for those who do not see it
   */
  public BoardComponent(BoardPresenter presenter, Function<Point, String> describes) {
    this.presenter = presenter;
    this.describes = describes;
    presenter.seenBy(this);
    setFocusable(true);
    setPreferredSize(new Dimension(680, 680));
    setMinimumSize(new Dimension(280, 280));
    Pointer pointer = new Pointer();
    addMouseListener(pointer);
    addMouseMotionListener(pointer);
    keys();
  }

  /** Has the board be made of something. */
  public void theme(Theme next) {
    theme = next;
    refit();
  }

  /** Shows letters and numbers at the edge, or hides them. */
  public void coordinates(boolean shown) {
    if (coordinates != shown) {
      coordinates = shown;
      refit();
    }
  }

  private void refit() {
    fitted = null;
    ground = null;
    repaint();
  }

  private Geometry geometry() {
    Geometry known = fitted;
    if (known == null || known.size() != presenter.size()) {
      known = Geometry.fit(presenter.size(), getWidth(), getHeight(), coordinates);
      fitted = known;
      ground = null;
    }
    return known;
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    if (width != getWidth() || height != getHeight()) {
      fitted = null;
      ground = null;
    }
    super.setBounds(x, y, width, height);
  }

  // ---- Painting.

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    Geometry geometry = geometry();
    double scale = g.getTransform().getScaleX();
    paintGround(g, geometry, scale);
    BoardPainter painter = new BoardPainter(geometry, theme, stones(geometry, scale));
    Rectangle2D clip = g.getClipBounds() == null ? getBounds() : g.getClipBounds();
    Map<Point, Spot> seen = new HashMap<>();
    for (int row = 0; row < geometry.size(); row++) {
      for (int column = 0; column < geometry.size(); column++) {
        Point point = new Point(column, row);
        Spot spot = presenter.spot(point);
        if (!spot.equals(Spot.BARE) && geometry.around(point).intersects(clip)) {
          seen.put(point, spot);
        }
      }
    }
    seen.forEach((point, spot) -> painter.paintBelow(g, point, spot));
    seen.forEach((point, spot) -> painter.paint(g, point, spot));
    painter.paintLine(g, presenter.line());
    bubble().ifPresent(bubble -> bubble.paint(g));
    g.dispose();
  }

  private void paintGround(Graphics2D g, Geometry geometry, double scale) {
    BufferedImage image = ground;
    if (image == null || groundScale != scale) {
      image =
          new BufferedImage(
              Math.max(1, (int) Math.ceil(getWidth() * scale)),
              Math.max(1, (int) Math.ceil(getHeight() * scale)),
              BufferedImage.TYPE_INT_ARGB_PRE);
      Graphics2D onto = image.createGraphics();
      onto.setRenderingHints(g.getRenderingHints());
      onto.scale(scale, scale);
      new Background(geometry, theme, coordinates).paint(onto);
      onto.dispose();
      ground = image;
      groundScale = scale;
    }
    g.drawImage(image, AffineTransform.getScaleInstance(1 / scale, 1 / scale), null);
  }

  private StoneImages stones(Geometry geometry, double scale) {
    StoneImages known = stones;
    if (known == null || !known.fits(geometry.cell(), scale)) {
      known = new StoneImages(geometry.cell(), scale);
      stones = known;
    }
    return known;
  }

  private Optional<BubblePainter> bubble() {
    Optional<Bubble> bubble = presenter.bubble();
    return bubble.map(said -> new BubblePainter(said, geometry(), getWidth()));
  }

  @Override
  public void changed(Set<Point> points) {
    points.forEach(point -> repaint(geometry().around(point)));
    getAccessibleContext().setAccessibleDescription(presenter.focus().map(describes).orElse(""));
  }

  @Override
  public void changed() {
    repaint();
  }

  @Override
  public void said() {
    if (bubbleBounds != null) {
      repaint(bubbleBounds);
    }
    bubbleBounds = bubble().map(BubblePainter::bounds).orElse(null);
    if (bubbleBounds != null) {
      repaint(bubbleBounds);
      presenter
          .bubble()
          .ifPresent(said -> getAccessibleContext().setAccessibleDescription(said.sentence()));
    }
  }

  private void repaint(Rectangle2D area) {
    repaint(area.getBounds());
  }

  // ---- The pointer and the keyboard.

  private final class Pointer extends MouseAdapter {

    private Optional<Point> at(MouseEvent event) {
      return geometry().at(event.getX(), event.getY());
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      presenter.hover(at(event));
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      presenter.hover(at(event));
    }

    @Override
    public void mouseExited(MouseEvent event) {
      presenter.hover(Optional.empty());
    }

    /** Not a click: a hand that moves a little while it presses means the same. */
    @Override
    public void mousePressed(MouseEvent event) {
      requestFocusInWindow();
      if (SwingUtilities.isLeftMouseButton(event)) {
        presenter.hover(at(event));
        at(event).ifPresent(presenter::click);
      }
    }
  }

  private void keys() {
    key("LEFT", () -> presenter.moveFocus(-1, 0));
    key("RIGHT", () -> presenter.moveFocus(1, 0));
    key("UP", () -> presenter.moveFocus(0, 1));
    key("DOWN", () -> presenter.moveFocus(0, -1));
    key("ENTER", presenter::playFocus);
    key("SPACE", presenter::playFocus);
    key("ESCAPE", presenter::escape);
  }

  private void key(String stroke, Runnable deed) {
    InputMap inputs = getInputMap(WHEN_FOCUSED);
    ActionMap actions = getActionMap();
    inputs.put(KeyStroke.getKeyStroke(stroke), stroke);
    actions.put(stroke, new Deed("", deed));
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJComponent() {
            private static final long serialVersionUID = 1L;

            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.CANVAS;
            }
          };
    }
    return accessibleContext;
  }
}
