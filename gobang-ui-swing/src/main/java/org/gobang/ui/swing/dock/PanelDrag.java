package org.gobang.ui.swing.dock;

import java.awt.Color;
import java.awt.Component;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/** Moves a panel by its title: the side under the pointer is shown, and takes it when released. */
final class PanelDrag extends MouseAdapter {

  private final JComponent room;
  private final Consumer<Side> move;
  private Optional<Side> target = Optional.empty();

  private PanelDrag(JComponent room, Consumer<Side> move) {
    this.room = room;
    this.move = move;
  }

  /**
   * Makes a title movable.
   *
   * @param room what has the sides
   * @param move receives the chosen side
   */
  static void by(Component title, JComponent room, Consumer<Side> move) {
    PanelDrag drag = new PanelDrag(room, move);
    title.addMouseListener(drag);
    title.addMouseMotionListener(drag);
  }

  @Override
  public void mouseDragged(MouseEvent event) {
    JRootPane root = SwingUtilities.getRootPane(room);
    if (root == null || !SwingUtilities.isLeftMouseButton(event)) {
      return;
    }
    Point at = SwingUtilities.convertPoint(event.getComponent(), event.getPoint(), room);
    // A click with an unsteady hand moves nothing.
    boolean within = event.getComponent().contains(event.getPoint());
    target = within ? Optional.empty() : Optional.of(side(at));
    if (!(root.getGlassPane() instanceof Zone)) {
      root.setGlassPane(new Zone());
    }
    root.getGlassPane().setVisible(true);
    root.getGlassPane().repaint();
  }

  @Override
  public void mouseReleased(MouseEvent event) {
    JRootPane root = SwingUtilities.getRootPane(room);
    if (root != null && root.getGlassPane() instanceof Zone zone) {
      zone.setVisible(false);
    }
    Optional<Side> chosen = target;
    target = Optional.empty();
    chosen.ifPresent(move);
  }

  private Side side(Point at) {
    if (!room.contains(at)) {
      return Side.WINDOW;
    }
    if (at.x < room.getWidth() / 4) {
      return Side.LEFT;
    }
    boolean low = at.y > room.getHeight() * 2 / 3;
    return low && at.x < room.getWidth() * 3 / 4 ? Side.BELOW : Side.RIGHT;
  }

  private Rectangle zone(Side side) {
    int width = room.getWidth();
    int height = room.getHeight();
    return switch (side) {
      case LEFT -> new Rectangle(0, 0, width / 4, height);
      case RIGHT -> new Rectangle(width * 3 / 4, 0, width - width * 3 / 4, height);
      case BELOW -> new Rectangle(width / 4, height * 2 / 3, width / 2, height - height * 2 / 3);
      case WINDOW, HIDDEN -> new Rectangle();
    };
  }

  /** Paints the side that would take the panel. */
  private final class Zone extends JComponent {
    private static final long serialVersionUID = 1L;

    Zone() {
      setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
    }

    @Override
    protected void paintComponent(Graphics g) {
      Color accent = UIManager.getColor("Component.accentColor");
      g.setColor(new Color(accent.getRed(), accent.getGreen(), accent.getBlue(), 70));
      target.ifPresent(
          side -> {
            Rectangle zone = SwingUtilities.convertRectangle(room, zone(side), this);
            g.fillRoundRect(zone.x, zone.y, zone.width, zone.height, 12, 12);
          });
    }
  }
}
