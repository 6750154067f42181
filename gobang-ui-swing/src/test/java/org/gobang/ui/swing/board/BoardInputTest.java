package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.awt.AWTEvent;
import java.awt.GraphicsEnvironment;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.MoveConfirmation;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Mouse and keyboard input on the board in a real window; requires a screen. */
class BoardInputTest {

  private static final Point C3 = Point.parse("c3");
  private static final Point H8 = Point.parse("h8");
  private static final Point H9 = Point.parse("h9");

  private final List<Point> played = new CopyOnWriteArrayList<>();
  private final AtomicLong now = new AtomicLong();
  private final BoardPresenter presenter =
      new BoardPresenter(played::add, FakeWorkbench.withDeepAndPlain(), now::get);
  private final BoardComponent board =
      new BoardComponent(presenter, WindowTexts.in(Locale.ENGLISH));
  private Optional<JFrame> frame = Optional.empty();

  @BeforeEach
  void open() {
    assumeThat(GraphicsEnvironment.isHeadless()).as("no screen").isFalse();
    onEvents(
        () -> {
          JFrame next = new JFrame();
          frame = Optional.of(next);
          next.setContentPane(board);
          next.pack();
          next.setVisible(true);
          presenter.show(
              new BoardScene(15, Map.of(), List.of(), Optional.of(Stone.BLACK), Map.of()));
          return true;
        });
    await().until(() -> onEvents(board::isShowing));
  }

  @AfterEach
  void close() {
    frame.ifPresent(each -> SwingUtilities.invokeLater(each::dispose));
  }

  private static <T> T onEvents(Supplier<T> asking) {
    return CompletableFuture.supplyAsync(asking, SwingUtilities::invokeLater).join();
  }

  private static void post(AWTEvent event) {
    Toolkit.getDefaultToolkit().getSystemEventQueue().postEvent(event);
  }

  private void mouse(int kind, Point at) {
    Geometry geometry = onEvents(board::geometry);
    mouse(kind, (int) geometry.x(at) + 3, (int) geometry.y(at) - 4);
  }

  private void mouse(int kind, int x, int y) {
    boolean moved = kind == MouseEvent.MOUSE_MOVED;
    mouse(kind, x, y, moved ? MouseEvent.NOBUTTON : MouseEvent.BUTTON1);
  }

  private void mouse(int kind, int x, int y, int button) {
    boolean moved = kind == MouseEvent.MOUSE_MOVED;
    post(new MouseEvent(board, kind, 1, 0, x, y, moved ? 0 : 1, false, button));
  }

  private void key(int code) {
    post(new KeyEvent(board, KeyEvent.KEY_PRESSED, 1, 0, code, KeyEvent.CHAR_UNDEFINED));
  }

  private boolean isGhostAt(Point point) {
    return onEvents(() -> presenter.spot(point).ghost().isPresent());
  }

  @Test
  void rightClickOpensAMenuThatEscapeCloses() {
    List<Point> asked = new CopyOnWriteArrayList<>();
    AtomicLong left = new AtomicLong();
    presenter.onQuestions(asked::add, left::incrementAndGet);
    Geometry geometry = onEvents(board::geometry);
    int x = (int) geometry.x(C3);
    mouse(MouseEvent.MOUSE_PRESSED, x, (int) geometry.y(C3), MouseEvent.BUTTON3);
    await().until(() -> asked.contains(C3));
    key(KeyEvent.VK_ESCAPE);
    await().until(() -> left.get() == 1);
    onEvents(
        () -> {
          presenter.focusOn(H8);
          presenter.askFocus();
          return true;
        });
    assertThat(asked).containsExactly(C3, H8);
    assertThat(played).isEmpty();
  }

  @Test
  void pointerShowsTheStoneAndPressPlaysIt() {
    mouse(MouseEvent.MOUSE_MOVED, C3);
    await().until(() -> isGhostAt(C3));
    mouse(MouseEvent.MOUSE_PRESSED, H8);
    await().until(() -> played.contains(H8));
    mouse(MouseEvent.MOUSE_EXITED, H8);
    await().until(() -> !isGhostAt(H8));
    assertThat(played).containsExactly(H8);
  }

  @Test
  void confirmsAMoveByASecondPressOrAKey() {
    onEvents(
        () -> {
          presenter.guard(MoveConfirmation.CONFIRM);
          return true;
        });
    mouse(MouseEvent.MOUSE_PRESSED, H8);
    mouse(MouseEvent.MOUSE_PRESSED, 2, 2);
    await().until(() -> !isGhostAt(H8));
    mouse(MouseEvent.MOUSE_PRESSED, C3);
    await().until(() -> isGhostAt(C3));
    assertThat(played).isEmpty();
    mouse(MouseEvent.MOUSE_PRESSED, C3);
    await().until(() -> played.contains(C3));
    mouse(MouseEvent.MOUSE_PRESSED, H9);
    key(KeyEvent.VK_ESCAPE);
    mouse(MouseEvent.MOUSE_PRESSED, H8);
    key(KeyEvent.VK_ENTER);
    await().until(() -> played.contains(H8));
    assertThat(played).containsExactly(C3, H8);
  }

  @Test
  void playsARemovableStoneAfterItsDelay() {
    onEvents(
        () -> {
          presenter.guard(MoveConfirmation.UNDO);
          return true;
        });
    mouse(MouseEvent.MOUSE_PRESSED, H8);
    await().until(() -> onEvents(() -> presenter.spot(H8).stone().isPresent()));
    assertThat(played).isEmpty();
    now.addAndGet(2_000_000_000L);
    await().until(() -> played.contains(H8));
  }

  @Test
  void keysMoveAndPlayWithAccessibilityEvents() {
    key(KeyEvent.VK_UP);
    key(KeyEvent.VK_UP);
    key(KeyEvent.VK_SPACE);
    await().until(() -> played.contains(H9));
    AccessibleContext h9 =
        onEvents(() -> board.getAccessibleContext().getAccessibleChild(6 * 15 + 7))
            .getAccessibleContext();
    assertThat(onEvents(() -> h9.getAccessibleStateSet().contains(AccessibleState.SHOWING)))
        .isTrue();
    java.awt.Point corner = onEvents(() -> h9.getAccessibleComponent().getLocationOnScreen());
    java.awt.Point window = onEvents(board::getLocationOnScreen);
    Geometry geometry = onEvents(board::geometry);
    assertThat(corner.x - window.x).isBetween((int) geometry.x(H9) - 40, (int) geometry.x(H9));
    assertThat(corner.y - window.y).isBetween((int) geometry.y(H9) - 40, (int) geometry.y(H9));
  }
}
