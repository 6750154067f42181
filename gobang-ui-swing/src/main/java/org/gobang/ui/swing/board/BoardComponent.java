package org.gobang.ui.swing.board;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.Timer;
import org.gobang.api.Point;
import org.gobang.presentation.board.PointScene;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.BoardListener;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.PointMessage;
import org.jspecify.annotations.Nullable;

/**
 * The component that paints the board of its presenter.
 *
 * <p>The board without stones is painted once per size and density. A new stone or a pointer move
 * repaints only the changed points.
 */
public final class BoardComponent extends JComponent implements Accessible, BoardListener {
  private static final int TICK_MS = 40;
  private static final int FRAME_MS = 20;

  /** The size of the area of a falling stone, relative to the area of a point. */
  private static final double REACH = 1.6;

  /** The font of texts on a board outside a window. */
  private static final Font ALONE = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

  private final BoardPresenter presenter;
  private final BoardSpeech speech;
  private final BoardBackground ground = new BoardBackground();
  private final Timer clock;
  private final BoardMotion motion = new BoardMotion(System::nanoTime);
  private final Timer frames = new Timer(FRAME_MS, event -> frame());
  private boolean moves;
  private BiConsumer<Point, java.awt.Point> menu;
  private BoardStyle style = new BoardStyle(Theme.WOOD, Palette.USUAL, true);
  private @Nullable Geometry fitted;
  private @Nullable StoneImages stones;
  private @Nullable Rectangle2D bubbleBounds;

  /**
   * Creates a component.
   *
   * @param presenter the source of the contents
   * @param texts the texts for screen readers
   */
  public BoardComponent(BoardPresenter presenter, Texts texts) {
    this.presenter = presenter;
    this.speech = new BoardSpeech(this, presenter, texts);
    this.accessibleContext = speech;
    this.menu = (at, place) -> presenter.ask(at);
    this.clock = new Timer(TICK_MS, event -> presenter.tick());
    presenter.listener(this);
    setFocusable(true);
    setPreferredSize(new Dimension(680, 680));
    setMinimumSize(new Dimension(280, 280));
    new BoardInput(this, presenter).listen();
  }

  /**
   * Sets the menu opened by a right click, Shift+F10 or the menu key. Default: they explain a
   * point.
   *
   * @param next receives the point and its location in the component
   */
  public void menu(BiConsumer<Point, java.awt.Point> next) {
    menu = next;
  }

  void showMenu(Point at) {
    Geometry geometry = geometry();
    menu.accept(at, new java.awt.Point((int) geometry.x(at), (int) geometry.y(at)));
  }

  /** Sets the style of the board, stones and marks. Pictures take precedence over materials. */
  public void materials(Theme theme, StoneSet set, OwnPictures pictures, Palette palette) {
    look(new BoardStyle(theme, set, pictures, palette, style.coordinates()));
  }

  /** Shows or hides the coordinates at the edge. */
  public void coordinates(boolean shown) {
    look(new BoardStyle(style.theme(), style.stones(), style.pictures(), style.palette(), shown));
  }

  /** Turns the animation of new stones and winning lines on or off. */
  public void motion(boolean wanted) {
    moves = wanted;
    if (!wanted) {
      motion.stop();
    }
  }

  /** Returns the area of a point in the component. */
  public Rectangle around(Point point) {
    return geometry().around(point).getBounds();
  }

  /** Returns the area of all points in the component. */
  public Rectangle lines() {
    int last = presenter.size() - 1;
    return around(new Point(0, 0)).union(around(new Point(last, last)));
  }

  /** Returns the points with stones. */
  public Set<Point> stones() {
    return presenter.scene().stones().keySet();
  }

  private void look(BoardStyle next) {
    if (!next.equals(style)) {
      style = next;
      fitted = null;
      repaint();
    }
  }

  /** Returns a picture of the current board. */
  public BoardPicture picture() {
    return new BoardPicture(presenter.scene(), style);
  }

  Geometry geometry() {
    Geometry known = fitted;
    if (known == null
        || known.size() != presenter.size()
        || known.joined() != presenter.scene().wraps()
        || known.width() != getWidth()
        || known.height() != getHeight()) {
      known =
          Geometry.fit(presenter.size(), getWidth(), getHeight(), style.coordinates())
              .joined(presenter.scene().wraps());
      fitted = known;
    }
    return known;
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    return speech;
  }

  @Override
  public void removeNotify() {
    clock.stop();
    frames.stop();
    motion.stop();
    super.removeNotify();
  }

  // ---- Painting.

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = Pixels.smoothed(graphics);
    Geometry geometry = geometry();
    ground.paint(g, geometry, style);
    Rectangle2D clip = g.getClipBounds() == null ? getBounds() : g.getClipBounds();
    Map<Point, PointScene> seen = new HashMap<>();
    for (int row = 0; row < geometry.size(); row++) {
      for (int column = 0; column < geometry.size(); column++) {
        Point point = new Point(column, row);
        PointScene spot = presenter.spot(point);
        if (!spot.equals(PointScene.BARE) && geometry.around(point).intersects(clip)) {
          seen.put(point, spot);
        }
      }
    }
    StoneImages images = stones(geometry, g.getTransform().getScaleX());
    BoardPainter painter = new BoardPainter(geometry, style, new GraphicsCanvas(g), images.on(g));
    presenter.scene().area().ifPresent(painter::paint);
    Optional<Point> moving = motion.stone().filter(seen::containsKey);
    PointScene falling = moving.map(seen::remove).orElse(PointScene.BARE);
    painter.paint(seen, presenter.scene().line());
    painter.paintGlow(presenter.scene().line(), motion.brightness());
    new ConnectionPainter(geometry, new GraphicsCanvas(g)).paint(presenter.scene().connections());
    moving.ifPresent(point -> painter.paintAbove(point, falling, motion.scale(), motion.opacity()));
    bubble().ifPresent(bubble -> bubble.paint(g));
    g.dispose();
  }

  // ---- Animation.

  @Override
  public void stonePut(Point point) {
    if (moves && isShowing()) {
      motion.drop(point);
      frames.start();
    }
  }

  @Override
  public void lineWon() {
    if (moves && isShowing()) {
      motion.glow();
      frames.start();
    }
  }

  /** Shows the next frame. The last frame is the final state. */
  private void frame() {
    if (!motion.runs()) {
      frames.stop();
    }
    presenter.scene().line().forEach(point -> repaint(geometry().around(point)));
    presenter.last().ifPresent(point -> repaint(larger(geometry().around(point))));
  }

  private static Rectangle2D larger(Rectangle2D area) {
    double more = (REACH - 1) / 2;
    return new Rectangle2D.Double(
        area.getX() - more * area.getWidth(),
        area.getY() - more * area.getHeight(),
        REACH * area.getWidth(),
        REACH * area.getHeight());
  }

  private StoneImages stones(Geometry geometry, double scale) {
    StoneImages known = stones;
    if (known == null || !known.fits(geometry.cell(), scale, style)) {
      known = new StoneImages(geometry.cell(), scale, style);
      stones = known;
    }
    return known;
  }

  private Optional<BubblePainter> bubble() {
    Optional<PointMessage> bubble = presenter.bubble();
    return bubble.map(said -> new BubblePainter(said, font(), geometry(), getWidth()));
  }

  /** Returns the font of the surrounding window, in the size chosen by the user. */
  private Font font() {
    Font around = getFont();
    return around == null ? ALONE : around;
  }

  // ---- Changes.

  @Override
  public void changed(Set<Point> points) {
    points.forEach(point -> repaint(geometry().around(point)));
    speech.changed(points);
  }

  @Override
  public void changed() {
    repaint();
  }

  @Override
  public void bubbleChanged() {
    if (bubbleBounds != null) {
      repaint(bubbleBounds);
    }
    bubbleBounds = bubble().map(BubblePainter::bounds).orElse(null);
    if (bubbleBounds != null) {
      repaint(bubbleBounds);
    }
    speech.said(presenter.bubble().map(PointMessage::sentence).orElse(""));
  }

  @Override
  public void ticks(boolean wanted) {
    if (wanted) {
      clock.start();
    } else {
      clock.stop();
    }
  }

  private void repaint(Rectangle2D area) {
    repaint(area.getBounds());
  }
}
