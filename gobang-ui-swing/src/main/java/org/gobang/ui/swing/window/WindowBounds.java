package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.Window;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.UIManager;
import org.gobang.api.workbench.Preferences;

/**
 * The bounds of the window, saved between runs. If the screen is missing, the window opens on an
 * available one.
 */
final class WindowBounds {

  private static final String KEY = "swing.window";
  private static final String FULL = "full";

  /** The default size: a board with panels at the right, suitable for most screens. */
  private static final Dimension USUAL = new Dimension(1240, 860);

  private static final Pattern BOUNDS =
      Pattern.compile("(-?\\d{1,6}),(-?\\d{1,6}),(\\d{1,5}),(\\d{1,5})(,full)?");

  private WindowBounds() {}

  /** Returns the minimum size of the window that shows all contents, limited by the screen. */
  static Dimension least(JFrame frame) {
    Dimension contents = frame.getRootPane().getMinimumSize();
    Insets border = frame.getInsets();
    Rectangle screen = screens().get(0);
    return new Dimension(
        Math.min(screen.width, contents.width + border.left + border.right),
        Math.min(screen.height, contents.height + border.top + border.bottom));
  }

  /** Restores the last position, or centres the window on the screen. */
  static void restore(JFrame frame, Preferences preferences) {
    List<Rectangle> screens = screens();
    Matcher kept = BOUNDS.matcher(preferences.get(KEY).orElse(""));
    if (!kept.matches()) {
      Rectangle screen = screens.get(0);
      Dimension usual = UIScale.scale(USUAL);
      frame.setSize(Math.min(usual.width, screen.width), Math.min(usual.height, screen.height));
      frame.setLocationRelativeTo(null);
      return;
    }
    Rectangle before =
        new Rectangle(
            Integer.parseInt(kept.group(1)),
            Integer.parseInt(kept.group(2)),
            Integer.parseInt(kept.group(3)),
            Integer.parseInt(kept.group(4)));
    frame.setBounds(onScreen(before, screens));
    if (kept.group(5) != null) {
      frame.setExtendedState(JFrame.MAXIMIZED_BOTH);
    }
  }

  /** Returns the bounds, moved if necessary onto the screen that contains most of them. */
  static Rectangle onScreen(Rectangle wanted, List<Rectangle> screens) {
    Rectangle screen =
        Collections.max(screens, Comparator.comparingLong(each -> area(each.intersection(wanted))));
    int width = Math.min(wanted.width, screen.width);
    int height = Math.min(wanted.height, screen.height);
    return new Rectangle(
        within(wanted.x, screen.x, screen.x + screen.width - width),
        within(wanted.y, screen.y, screen.y + screen.height - height),
        width,
        height);
  }

  private static long area(Rectangle of) {
    return of.isEmpty() ? 0 : (long) of.width * of.height;
  }

  private static int within(int value, int least, int most) {
    return Math.max(least, Math.min(most, value));
  }

  /** Returns the usable bounds of the screens, the main one first. */
  private static List<Rectangle> screens() {
    GraphicsEnvironment all = GraphicsEnvironment.getLocalGraphicsEnvironment();
    GraphicsDevice main = all.getDefaultScreenDevice();
    return Stream.concat(Stream.of(main), Arrays.stream(all.getScreenDevices()))
        .map(WindowBounds::room)
        .toList();
  }

  private static Rectangle room(GraphicsDevice screen) {
    GraphicsConfiguration at = screen.getDefaultConfiguration();
    Rectangle bounds = at.getBounds();
    Insets edges = Toolkit.getDefaultToolkit().getScreenInsets(at);
    return new Rectangle(
        bounds.x + edges.left,
        bounds.y + edges.top,
        bounds.width - edges.left - edges.right,
        bounds.height - edges.top - edges.bottom);
  }

  /** Limits a dialog to the bounds of the screen. */
  static void fit(Window dialog) {
    Rectangle wanted = dialog.getBounds();
    if (onScreen(wanted, screens()).height < wanted.height) {
      // The contents scroll.
      wanted.width += UIScale.scale(UIManager.getInt("ScrollBar.width"));
    }
    dialog.setBounds(onScreen(wanted, screens()));
  }

  /** Saves the bounds of the window. */
  static void keep(JFrame frame, Preferences preferences) {
    boolean full = (frame.getExtendedState() & JFrame.MAXIMIZED_BOTH) == JFrame.MAXIMIZED_BOTH;
    Optional<String> before = preferences.get(KEY).filter(text -> BOUNDS.matcher(text).matches());
    if (full && before.isPresent()) {
      // The bounds of a maximized window after it is restored.
      preferences.put(KEY, before.get().replace("," + FULL, "") + "," + FULL);
      return;
    }
    Rectangle at = frame.getBounds();
    String text = at.x + "," + at.y + "," + at.width + "," + at.height;
    preferences.put(KEY, full ? text + "," + FULL : text);
  }
}
