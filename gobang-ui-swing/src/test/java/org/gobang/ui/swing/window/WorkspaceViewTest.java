package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.GraphicsEnvironment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.workspace.Panel;
import org.gobang.presentation.workspace.Workspace;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class WorkspaceViewTest {

  private final FakeWorkbench bench = new FakeWorkbench();
  private final JPanel board = new JPanel();
  private final Map<Panel, JPanel> contents = new EnumMap<>(Panel.class);
  private final List<JFrame> frames = new ArrayList<>();

  @BeforeAll
  static void setLook() {
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
  }

  @AfterEach
  void close() throws Exception {
    SwingUtilities.invokeAndWait(() -> frames.forEach(JFrame::dispose));
  }

  private static void onScreen(Runnable test) throws Exception {
    assumeThat(GraphicsEnvironment.isHeadless()).isFalse();
    SwingUtilities.invokeAndWait(test);
  }

  private WorkspaceView view() {
    for (Panel panel : Panel.values()) {
      contents.put(panel, new JPanel());
    }
    JFrame frame = new JFrame();
    frames.add(frame);
    WorkspaceView view =
        new WorkspaceView(board, contents::get, WindowTexts.in(Locale.ENGLISH), bench);
    frame.setContentPane(new JPanel(null));
    frame.add(view);
    frame.setVisible(true);
    return view;
  }

  private static void size(WorkspaceView view, int width, int height) {
    view.setBounds(0, 0, width, height);
    layOut(view);
  }

  private static void layOut(Container container) {
    container.doLayout();
    for (Component each : container.getComponents()) {
      if (each instanceof Container inner) {
        layOut(inner);
      }
    }
  }

  private static <T> Stream<T> all(Container in, Class<T> kind) {
    return Arrays.stream(in.getComponents())
        .flatMap(
            each ->
                Stream.concat(
                    Stream.of(each).filter(kind::isInstance).map(kind::cast),
                    each instanceof Container inner ? all(inner, kind) : Stream.of()));
  }

  private static int x(Component component, WorkspaceView view) {
    return SwingUtilities.convertPoint(component, 0, 0, view).x;
  }

  private JPanel content(Panel panel) {
    return Objects.requireNonNull(contents.get(panel));
  }

  private static int y(Component component, WorkspaceView view) {
    return SwingUtilities.convertPoint(component, 0, 0, view).y;
  }

  @Test
  void shapeOfTheWindowDeterminesThePanelLayout() throws Exception {
    onScreen(
        () -> {
          WorkspaceView view = view();
          view.open(Workspace.ANALYZE);
          JPanel engine = content(Panel.ENGINE);
          size(view, 1200, 800);
          assertThat(x(engine, view)).isGreaterThan(board.getWidth() - 1);
          assertThat(board.getWidth()).isGreaterThanOrEqualTo(780);
          size(view, 1600, 800);
          assertThat(x(engine, view)).isLessThan(x(board, view));
          assertThat(x(content(Panel.MOVES), view)).isGreaterThan(x(board, view));
          size(view, 600, 900);
          assertThat(board.getWidth()).isEqualTo(600);
          assertThat(y(engine, view)).isGreaterThan(y(board, view) + board.getHeight() - 1);
        });
  }

  @Test
  void showsAllPanelsAsTabsInALowWindow() throws Exception {
    onScreen(
        () -> {
          WorkspaceView view = view();
          view.open(Workspace.ANALYZE);
          size(view, 640, 400);
          JTabbedPane tabs = all(view, JTabbedPane.class).findFirst().orElseThrow();
          assertThat(tabs.getTabCount()).isEqualTo(5);
          assertThat(view.shows(Panel.EXPLORER)).isFalse();
          view.open(Workspace.ANALYZE, Panel.EXPLORER);
          assertThat(view.shows(Panel.EXPLORER)).isTrue();
          size(view, 1200, 800);
          assertThat(view.shows(Panel.EXPLORER)).isTrue();
          assertThat(view.shows(Panel.EVALUATION)).isTrue();
          view.open(Workspace.PLAY);
          assertThat(view.shows(Panel.EXPLORER)).isFalse();
        });
  }

  @Test
  void savesSizesPerWorkspaceUntilReset() throws Exception {
    onScreen(
        () -> {
          WorkspaceView view = view();
          size(view, 1200, 800);
          int usual = board.getWidth();
          all(view, JSplitPane.class).findFirst().orElseThrow().setDividerLocation(500);
          WorkspaceView next = view();
          size(next, 1200, 800);
          assertThat(board.getWidth()).isBetween(498, 502);
          next.open(Workspace.LEARN);
          size(next, 1200, 800);
          assertThat(board.getWidth()).isEqualTo(usual);
          next.open(Workspace.PLAY);
          next.reset();
          size(next, 1200, 800);
          assertThat(board.getWidth()).isEqualTo(usual);
        });
  }

  @Test
  void ignoresAnInvalidSize() throws Exception {
    bench.put("swing.split.play.board", "9999999999");
    onScreen(
        () -> {
          WorkspaceView view = view();
          size(view, 1200, 800);
          assertThat(board.getWidth()).isBetween(700, 900);
        });
  }

  @Test
  void emptyPanelShowsAHintAndLeavesItsHeightToOthers() throws Exception {
    onScreen(
        () -> {
          WorkspaceView view = view();
          view.open(Workspace.REVIEW);
          view.empty(Panel.MISTAKES, "Start a review.");
          size(view, 1200, 900);
          PanelFrame mistakes =
              all(view, PanelFrame.class)
                  .filter(each -> each.panel() == Panel.MISTAKES)
                  .findFirst()
                  .orElseThrow();
          assertThat(mistakes.getHeight()).isLessThan(100);
          assertThat(content(Panel.MISTAKES).isVisible()).isFalse();
          int board = this.board.getWidth();
          view.empty(Panel.MISTAKES, "");
          size(view, 1200, 900);
          assertThat(mistakes.getHeight()).isGreaterThan(100);
          assertThat(this.board.getWidth()).isEqualTo(board);
        });
  }

  @Test
  void showsOnlyTheBoard() throws Exception {
    onScreen(
        () -> {
          WorkspaceView view = view();
          view.alone(true);
          assertThat(view.areas()).isEmpty();
          view.alone(false);
          assertThat(view.areas()).hasSize(2);
        });
  }

  /** A component that another pane takes leaves its old pane until that is laid out again. */
  @Test
  void laysOutAPaneThatHasLostAComponent() throws Exception {
    onScreen(
        () -> {
          JPanel first = new JPanel();
          SplitPane pane =
              new SplitPane(
                  JSplitPane.VERTICAL_SPLIT,
                  first,
                  new JPanel(),
                  bench.preferences(),
                  "split",
                  any -> 100);
          pane.setSize(200, 400);
          pane.doLayout();
          new JPanel().add(pane.getRightComponent());
          pane.doLayout();
          assertThat(first.getHeight()).isEqualTo(100);
        });
  }
}
