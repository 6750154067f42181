package org.gobang.ui.swing.dock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.awt.Component;
import java.awt.Container;
import java.awt.GraphicsEnvironment;
import java.awt.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DockTest {

  private final FakeWorkbench bench = new FakeWorkbench();
  private final JPanel board = new JPanel();
  private final JPanel moves = new JPanel();
  private final JPanel engine = new JPanel();
  private final List<Runnable> closers = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    SwingUtilities.invokeAndWait(this::closeWindows);
  }

  private void closeWindows() {
    closers.forEach(Runnable::run);
    closers.clear();
  }

  private static void onScreen(Runnable test) throws Exception {
    assumeThat(GraphicsEnvironment.isHeadless()).isFalse();
    SwingUtilities.invokeAndWait(test);
  }

  private Dock dock() {
    List<DockPanel> panels =
        List.of(
            new DockPanel("moves", () -> moves, 60, 30, Side.RIGHT, Side.LEFT),
            new DockPanel("engine", () -> engine, 100, 60, Side.RIGHT, Side.RIGHT));
    JFrame frame = new JFrame();
    closers.add(frame::dispose);
    Dock made = new Dock(frame, board, new JPanel(), panels, WindowTexts.in(Locale.ENGLISH), bench);
    frame.setContentPane(new JPanel(null));
    frame.add(made.component());
    frame.setVisible(true);
    closers.add(made::close);
    return made;
  }

  private static void size(Dock dock, int width, int height) {
    dock.component().setBounds(0, 0, width, height);
    layOut(dock.component());
  }

  private static void layOut(Container container) {
    container.doLayout();
    for (Component each : container.getComponents()) {
      if (each instanceof Container inner) {
        layOut(inner);
      }
    }
  }

  /** The window has the room at its corner. */
  private static int x(JComponent component) {
    return SwingUtilities.convertPoint(component, 0, 0, component.getRootPane().getContentPane()).x;
  }

  private static int y(JComponent component) {
    return SwingUtilities.convertPoint(component, 0, 0, component.getRootPane().getContentPane()).y;
  }

  private static <T> Stream<T> all(Container in, Class<T> kind) {
    return Arrays.stream(in.getComponents())
        .flatMap(
            each ->
                Stream.concat(
                    Stream.of(each).filter(kind::isInstance).map(kind::cast),
                    each instanceof Container inner ? all(inner, kind) : Stream.of()));
  }

  @Test
  void theWidthDecidesWherePanelsAre() throws Exception {
    onScreen(
        () -> {
          Dock dock = dock();
          size(dock, 1200, 800);
          assertThat(x(moves)).isGreaterThan(x(board) + board.getWidth() - 1);
          assertThat(y(engine)).isGreaterThan(y(moves) + moves.getHeight() - 1);
          assertThat(board.getWidth()).isGreaterThanOrEqualTo(780);
          size(dock, 1600, 800);
          assertThat(x(moves) + moves.getWidth()).isLessThanOrEqualTo(x(board));
          assertThat(x(engine)).isGreaterThan(x(board) + board.getWidth() - 1);
          size(dock, 600, 900);
          assertThat(board.getWidth()).isEqualTo(600);
          assertThat(y(moves)).isGreaterThan(y(board) + board.getHeight() - 1);
        });
  }

  @Test
  void panelsAreTabsWhereTheRoomIsLow() throws Exception {
    onScreen(
        () -> {
          Dock dock = dock();
          size(dock, 640, 400);
          assertThat(all(dock.component(), JTabbedPane.class)).hasSize(0);
          size(dock, 640, 180);
          JTabbedPane tabs = all(dock.component(), JTabbedPane.class).findFirst().orElseThrow();
          assertThat(tabs.getTabCount()).isEqualTo(2);
          dock.show("engine", Side.RIGHT);
          assertThat(tabs.getSelectedIndex()).isEqualTo(1);
          size(dock, 1200, 800);
          assertThat(all(dock.component(), JTabbedPane.class)).isEmpty();
        });
  }

  @Test
  void placesAndSizesAreKept() throws Exception {
    onScreen(
        () -> {
          Dock dock = dock();
          size(dock, 1200, 800);
          dock.move("moves", Side.LEFT);
          size(dock, 1200, 800);
          JSplitPane left = all(dock.component(), JSplitPane.class).findFirst().orElseThrow();
          left.setDividerLocation(333);
          closeWindows();
          Dock next = dock();
          size(next, 1200, 800);
          assertThat(next.side("moves")).isEqualTo(Side.LEFT);
          assertThat(x(board)).isEqualTo(333 + left.getDividerSize());
          size(next, 1500, 800);
          assertThat(x(board)).isEqualTo(333 + left.getDividerSize());
          next.reset();
          size(next, 1200, 800);
          assertThat(next.side("moves")).isEqualTo(Side.RIGHT);
          assertThat(x(board)).isZero();
        });
  }

  @Test
  void aHiddenPanelComesBackWhenItIsShown() throws Exception {
    onScreen(
        () -> {
          Dock dock = dock();
          size(dock, 1200, 800);
          dock.move("engine", Side.HIDDEN);
          size(dock, 1200, 800);
          assertThat(SwingUtilities.isDescendingFrom(engine, dock.component())).isFalse();
          dock.show("engine", Side.WINDOW);
          assertThat(dock.side("engine")).isEqualTo(Side.WINDOW);
          assertThat(SwingUtilities.getWindowAncestor(engine)).isInstanceOf(JDialog.class);
          dock.alone(true);
          assertThat(SwingUtilities.isDescendingFrom(moves, dock.component())).isFalse();
          dock.alone(false);
          size(dock, 1200, 800);
          assertThat(SwingUtilities.isDescendingFrom(moves, dock.component())).isTrue();
        });
  }

  @Test
  void spoiltPreferencesAreIgnored() throws Exception {
    bench.put("swing.panels", "moves=upside,engine,=,nothing=left");
    bench.put("swing.panel-sizes", "right=wide,left=-5,engine=1e9");
    onScreen(
        () -> {
          Dock dock = dock();
          size(dock, 1200, 800);
          assertThat(dock.side("moves")).isEqualTo(Side.RIGHT);
          assertThat(board.getWidth()).isBetween(700, 900);
        });
  }

  @Test
  void aPanelThatWasInAWindowHasOneAgainWhenTheProgramStarts() throws Exception {
    onScreen(
        () -> {
          dock().move("engine", Side.WINDOW);
          closeWindows();
          dock();
        });
    await()
        .untilAsserted(
            () ->
                assertThat(Window.getWindows())
                    .filteredOn(Window::isShowing)
                    .extracting(Component::getName)
                    .contains("window-engine"));
  }
}
