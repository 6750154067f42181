package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.workspace.Panel;
import org.gobang.presentation.workspace.Workspace;

/**
 * The board with the panels of the current workspace. In wide windows, the first panel is at the
 * left. In tall windows, all panels are below.
 */
final class WorkspaceView extends JPanel {
  /** The minimum width of a side panel, in pixels at the normal text size. */
  private static final int LEAST_SIDE = 220;

  private static final int WIDE_SIDE = 300;
  private static final int MOST_SIDE = 600;

  /** The minimum height of the game state. In lower windows, all panels are tabs. */
  private static final int GAME_HEIGHT = 200;

  private static final int PANEL_HEIGHT = 120;

  private final JComponent board;
  private final JComponent game;
  private final Preferences preferences;
  private final Map<Panel, PanelFrame> frames = new EnumMap<>(Panel.class);
  private final Set<Panel> front = EnumSet.noneOf(Panel.class);
  private Runnable changed = () -> {};
  private Workspace current = Workspace.PLAY;
  private Shape shape = Shape.USUAL;
  private boolean alone;

  private enum Shape {
    TALL,
    LOW,
    USUAL,
    WIDE
  }

  /**
   * Creates a view of the first workspace.
   *
   * @param contents creates the contents of panels, each on first display
   */
  WorkspaceView(
      JComponent board,
      Function<Panel, JComponent> contents,
      Texts texts,
      Preferences preferences) {
    super(new BorderLayout());
    this.board = board;
    this.game = contents.apply(Panel.GAME);
    this.preferences = preferences;
    for (Panel panel : Panel.values()) {
      frames.put(panel, new PanelFrame(panel, () -> contents.apply(panel), texts));
    }
    arrange();
  }

  /** Sets the listener that is called when other panels are shown. */
  void onChange(Runnable runs) {
    changed = runs;
  }

  Workspace current() {
    return current;
  }

  /** Opens a workspace. */
  void open(Workspace workspace) {
    current = workspace;
    alone = false;
    arrange();
  }

  /** Opens a workspace and shows one of its panels. */
  void open(Workspace workspace, Panel panel) {
    front.removeIf(workspace::shows);
    front.add(panel);
    open(workspace);
  }

  /** Returns whether a panel is visible. */
  boolean shows(Panel panel) {
    PanelFrame frame = frame(panel);
    return frame.isVisible() && SwingUtilities.isDescendingFrom(frame, this);
  }

  private PanelFrame frame(Panel panel) {
    return Objects.requireNonNull(frames.get(panel), panel.id());
  }

  /** Returns whether only the board is shown. */
  boolean isAlone() {
    return alone;
  }

  /** Hides everything except the board, or shows it again. */
  void alone(boolean hidden) {
    alone = hidden;
    arrange();
  }

  /** Restores the default sizes of all panels of this workspace. */
  void reset() {
    for (Panel panel : Panel.values()) {
      preferences.put(key(panel.id()), "");
    }
    preferences.put(key("board"), "");
    preferences.put(key("left"), "");
    arrange();
  }

  private String key(String split) {
    return "swing.split." + current.id() + "." + split;
  }

  /** Changes the heading of a panel. */
  void title(Panel panel, String text) {
    frame(panel).title(text);
  }

  /**
   * Sets whether a panel is empty.
   *
   * @param how the hint on filling the panel; empty if it has contents
   */
  void empty(Panel panel, String how) {
    if (frame(panel).empty(how) && shows(panel)) {
      arrange();
    }
  }

  /** Returns the focus areas except the board. */
  List<JComponent> areas() {
    List<JComponent> areas = new ArrayList<>(List.of(game));
    areas.addAll(frames.values());
    areas.removeIf(area -> !area.isVisible() || !SwingUtilities.isDescendingFrom(area, this));
    return areas;
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    Shape now = shape(width, height);
    if (now != shape && width > 0) {
      shape = now;
      arrange();
    }
  }

  private Shape shape(int width, int height) {
    if (width < height) {
      return Shape.TALL;
    }
    if (height < UIScale.scale(GAME_HEIGHT + 3 * PANEL_HEIGHT)) {
      return Shape.LOW;
    }
    return width - height < UIScale.scale(2 * WIDE_SIDE) ? Shape.USUAL : Shape.WIDE;
  }

  /** Lays out all components and restores the focus. */
  private void arrange() {
    Component focus = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    removeAll();
    add(alone ? board : shape == Shape.TALL ? tall() : landscape());
    revalidate();
    repaint();
    if (focus != null) {
      (SwingUtilities.isDescendingFrom(focus, this) && focus.isShowing() ? focus : board)
          .requestFocusInWindow();
    }
    changed.run();
  }

  private JComponent tall() {
    List<JComponent> panels = groups(true);
    JComponent below =
        split(JSplitPane.HORIZONTAL_SPLIT, game, stack(panels, 0), "game", total -> total / 2);
    return split(JSplitPane.VERTICAL_SPLIT, board, below, "board", this::boardHeight);
  }

  private int boardHeight(int total) {
    return Math.min(getWidth(), total * 2 / 3);
  }

  private JComponent landscape() {
    List<JComponent> panels = groups(shape == Shape.LOW);
    boolean both = shape == Shape.WIDE && panels.size() > 1;
    // Adds space beside the divider. The panels shrink before the game state.
    JPanel right =
        new JPanel(
            new MigLayout(
                "insets 0 4 0 0, wrap 1", "[grow, fill]", "[shrinkprio 50]0[shrinkprio 200]"));
    right.add(game, "wmin 0, hmin 0");
    right.add(stack(panels, both ? 1 : 0), "wmin 0, hmin 150, grow, pushy");
    JComponent all =
        split(JSplitPane.HORIZONTAL_SPLIT, board, right, "board", total -> total - side());
    return both
        ? split(JSplitPane.HORIZONTAL_SPLIT, panels.get(0), all, "left", total -> side())
        : all;
  }

  /** Returns the default width of a side panel: the width not needed by the board. */
  private int side() {
    if (current.shows(Panel.LIBRARY)) {
      return getWidth() * 3 / 5;
    }
    int free = getWidth() - getHeight();
    int side = shape == Shape.WIDE && current.groups().size() > 2 ? free / 2 : free;
    return Math.max(UIScale.scale(LEAST_SIDE), Math.min(UIScale.scale(MOST_SIDE), side));
  }

  /** Returns the groups of panels, or a single group. */
  private List<JComponent> groups(boolean one) {
    List<List<Panel>> groups =
        current.groups().stream().filter(group -> !group.contains(Panel.GAME)).toList();
    return one
        ? List.of(group(groups.stream().flatMap(List::stream).toList()))
        : groups.stream().map(this::group).toList();
  }

  private JComponent group(List<Panel> panels) {
    if (panels.size() == 1) {
      return frame(panels.get(0)).placed(false);
    }
    JTabbedPane pane = new JTabbedPane(JTabbedPane.TOP, JTabbedPane.SCROLL_TAB_LAYOUT);
    pane.setMinimumSize(new Dimension(0, 0));
    pane.setFocusable(false);
    for (Panel panel : panels) {
      PanelFrame frame = frame(panel).placed(true);
      pane.addTab(frame.name(), frame);
      if (front.contains(panel)) {
        pane.setSelectedComponent(frame);
      }
    }
    pane.addChangeListener(
        event -> {
          // A replaced pane loses its tabs one by one.
          if (SwingUtilities.isDescendingFrom(pane, this)
              && pane.getSelectedComponent() instanceof PanelFrame chosen) {
            panels.forEach(front::remove);
            front.add(chosen.panel());
            changed.run();
          }
        });
    pane.setName(panels.get(0).id());
    return pane;
  }

  /** Returns the panels from an index, stacked. Empty panels have the height of their hints. */
  private JComponent stack(List<JComponent> panels, int from) {
    JComponent first = panels.get(from);
    if (from == panels.size() - 1) {
      return first;
    }
    JComponent rest = stack(panels, from + 1);
    double open = panels.stream().skip(from + 1L).mapToInt(WorkspaceView::weight).sum();
    int own = weight(first);
    if (own == 0 || open == 0) {
      JPanel both = new JPanel(new BorderLayout());
      both.add(first, own == 0 ? BorderLayout.NORTH : BorderLayout.CENTER);
      both.add(rest, own == 0 ? BorderLayout.CENTER : BorderLayout.SOUTH);
      return both;
    }
    String name = first instanceof PanelFrame frame ? frame.panel().id() : first.getName();
    return split(
        JSplitPane.VERTICAL_SPLIT, first, rest, name, total -> (int) (total * own / (open + own)));
  }

  /**
   * Returns the weight of a group in the distribution of height; 0 for the height of the contents.
   */
  private static int weight(JComponent group) {
    if (group instanceof PanelFrame frame) {
      return frame.isEmpty() || frame.panel() == Panel.PROBLEM ? 0 : 2;
    }
    return Panel.ENGINE.id().equals(group.getName()) ? 3 : 2;
  }

  private JComponent split(
      int orientation, JComponent first, JComponent second, String name, IntUnaryOperator usual) {
    return new SplitPane(orientation, first, second, preferences, key(name), usual);
  }
}
