package org.gobang.ui.swing.dock;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.text.Texts;

/**
 * The board, the game's state beside it, and the panels around them, which the person can move and
 * hide. A window that is much wider than its board has panels on both sides, one that is higher
 * than wide has them below.
 */
public final class Dock {

  /** The usual height of what is below the board, in pixels at the usual text size. */
  private static final int BELOW = 180;

  private final JComponent board;
  private final JComponent game;
  private final List<DockPanel> panels;
  private final Places places;
  private final JFrame owner;
  private final Map<String, PanelFrame> frames = new LinkedHashMap<>();
  private final Map<String, PanelWindow> windows = new LinkedHashMap<>();
  private final Map<Side, Stack> stacks = new LinkedHashMap<>();
  private final JPanel room = new Room();
  private RoomShape shape = RoomShape.USUAL;
  private boolean alone;
  private Runnable changed = () -> {};

  /**
   * A board with panels.
   *
   * @param game the state of the game: it stays beside the board
   */
  public Dock(
      JFrame owner,
      JComponent board,
      JComponent game,
      List<DockPanel> panels,
      Texts texts,
      Preferences preferences) {
    this.owner = owner;
    this.board = board;
    this.game = game;
    this.panels = panels;
    this.places = new Places(preferences);
    for (DockPanel panel : panels) {
      PanelFrame frame = new PanelFrame(panel, texts, side -> move(panel.id(), side));
      PanelDrag.by(frame.header(), room, side -> move(panel.id(), side));
      frames.put(panel.id(), frame);
    }
    arrange();
  }

  /** Sets what runs when a panel has moved. */
  public void onChange(Runnable runs) {
    changed = runs;
  }

  /** All of it. */
  public JComponent component() {
    return room;
  }

  /** Where a panel is. */
  public Side side(String id) {
    return sides().getOrDefault(id, Side.HIDDEN);
  }

  private PanelFrame frame(String id) {
    return Objects.requireNonNull(frames.get(id), id);
  }

  /** Moves a panel, and keeps that. */
  public void move(String id, Side side) {
    Map<String, Side> sides = sides();
    sides.put(id, side);
    places.keep(sides);
    alone = false;
    arrange();
  }

  /** Shows a panel, where it was hidden, in a place; and brings it into sight. */
  public void show(String id, Side hidden) {
    if (alone || side(id) == Side.HIDDEN) {
      move(id, side(id) == Side.HIDDEN ? hidden : side(id));
    }
    PanelFrame frame = frame(id);
    stacks.values().forEach(stack -> stack.select(frame));
    Optional.ofNullable(windows.get(id)).ifPresent(PanelWindow::toFront);
  }

  /** Puts all panels where they are unless the person moves them. */
  public void reset() {
    places.forget();
    alone = false;
    arrange();
  }

  /** Whether all but the board is hidden. */
  public boolean isAlone() {
    return alone;
  }

  /** Hides all but the board, or shows it again. */
  public void alone(boolean hidden) {
    alone = hidden;
    arrange();
  }

  /** Gives a panel another title. */
  public void title(String id, String text) {
    PanelFrame frame = frame(id);
    if (!frame.title().equals(text)) {
      frame.title(text);
      stacks.values().forEach(stack -> stack.titled(frame));
      Optional.ofNullable(windows.get(id)).ifPresent(window -> window.title(text));
    }
  }

  /** What the keyboard goes round, besides the board. */
  public List<JComponent> areas() {
    List<JComponent> areas = new ArrayList<>(List.of(game));
    frames.values().stream()
        .map(PanelFrame::component)
        .filter(frame -> SwingUtilities.isDescendingFrom(frame, room))
        .forEach(areas::add);
    return areas;
  }

  /** Closes the windows of panels. */
  public void close() {
    windows.values().forEach(PanelWindow::close);
    windows.clear();
  }

  private Map<String, Side> sides() {
    return places.sides(panels, shape == RoomShape.WIDE);
  }

  private List<PanelFrame> on(Side side) {
    Map<String, Side> sides = sides();
    return frames.values().stream().filter(frame -> sides.get(frame.panel().id()) == side).toList();
  }

  /** Puts everything where it belongs; what has the keyboard keeps it. */
  private void arrange() {
    Component focus = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    room.removeAll();
    stacks.clear();
    if (alone) {
      room.add(board);
    } else {
      room.add(shape == RoomShape.HIGH ? high() : landscape());
    }
    showWindows();
    room.revalidate();
    room.repaint();
    if (focus != null && SwingUtilities.isDescendingFrom(focus, room)) {
      focus.requestFocusInWindow();
    }
    changed.run();
  }

  private JComponent high() {
    List<PanelFrame> panels = new ArrayList<>(on(Side.RIGHT));
    panels.addAll(on(Side.LEFT));
    panels.addAll(on(Side.BELOW));
    JComponent below = game;
    if (!panels.isEmpty()) {
      below = split(JSplitPane.HORIZONTAL_SPLIT, game, stack(Side.BELOW, panels), "game", false);
    }
    return split(JSplitPane.VERTICAL_SPLIT, board, below, "under", true);
  }

  private JComponent landscape() {
    JComponent middle = board;
    if (!on(Side.BELOW).isEmpty()) {
      JComponent below = stack(Side.BELOW, on(Side.BELOW));
      middle = split(JSplitPane.VERTICAL_SPLIT, board, below, "below", true);
    }
    // Some space beside the divider; the panels shrink before the state of the game does.
    JPanel right =
        new JPanel(
            new MigLayout(
                "insets 0 4 0 0, wrap 1", "[grow, fill]", "[shrinkprio 50]0[shrinkprio 200]"));
    right.add(game, "wmin 0, hmin 0");
    if (!on(Side.RIGHT).isEmpty()) {
      right.add(stack(Side.RIGHT, on(Side.RIGHT)), "wmin 0, hmin 150, grow, pushy");
    }
    JComponent all = split(JSplitPane.HORIZONTAL_SPLIT, middle, right, "right", true);
    if (on(Side.LEFT).isEmpty()) {
      return all;
    }
    JComponent left = stack(Side.LEFT, on(Side.LEFT));
    return split(JSplitPane.HORIZONTAL_SPLIT, left, all, "left", false);
  }

  private Stack stack(Side side, List<PanelFrame> panels) {
    boolean row = side == Side.BELOW && shape != RoomShape.HIGH;
    Stack stack =
        new Stack(
            panels,
            row ? JSplitPane.HORIZONTAL_SPLIT : JSplitPane.VERTICAL_SPLIT,
            panel -> places.size(panel.id()).orElse((double) panel.share()),
            (panel, share) -> places.size(panel.id(), share));
    stacks.put(side, stack);
    return stack;
  }

  /**
   * Divides two components, one of which has a size in pixels.
   *
   * @param last whether it is the second one
   */
  private JComponent split(
      int orientation, JComponent first, JComponent second, String key, boolean last) {
    return new Divided(
        orientation,
        first,
        second,
        new Divided.Rule() {
          @Override
          public int place(int total) {
            int size =
                places.size(key).map(own -> UIScale.scale(own.intValue())).orElse(usual(key));
            int most = Math.max(0, total - UIScale.scale(200));
            return last ? total - Math.min(size, most) : Math.min(size, most);
          }

          @Override
          public void moved(int place, int total) {
            places.size(key, UIScale.unscale(last ? total - place : place));
          }
        });
  }

  private int usual(String key) {
    return switch (key) {
      case "below" -> UIScale.scale(BELOW);
      case "under" -> Math.max(UIScale.scale(BELOW), room.getHeight() - room.getWidth());
      case "game" -> room.getWidth() / 2;
      default -> shape.side(room.getWidth(), room.getHeight());
    };
  }

  private void showWindows() {
    frames.forEach(
        (id, frame) -> {
          boolean wanted = side(id) == Side.WINDOW;
          if (wanted && !windows.containsKey(id)) {
            frame.headed(false, false);
            windows.put(id, new PanelWindow(owner, frame, () -> move(id, Side.HIDDEN)));
          } else if (!wanted) {
            Optional.ofNullable(windows.remove(id)).ifPresent(PanelWindow::close);
          }
        });
  }

  /** Arranged anew when it gets another shape. */
  private final class Room extends JPanel {
    private static final long serialVersionUID = 1L;

    Room() {
      super(new BorderLayout());
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
      super.setBounds(x, y, width, height);
      RoomShape now = RoomShape.of(width, height);
      if (now != shape && width > 0) {
        shape = now;
        arrange();
      }
    }
  }
}
