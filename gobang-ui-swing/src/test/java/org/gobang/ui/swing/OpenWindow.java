package org.gobang.ui.swing;

import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.awt.AWTException;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.WindowEvent;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.SwingUtilities;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.swing.board.BoardComponent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A window on a real screen, closed after each test, with mouse and keyboard input. Input does not
 * wait for its effects because {@link Robot#waitForIdle} takes ten seconds or more with a running
 * clock. Tests wait for the expected state instead.
 */
final class OpenWindow implements BeforeEachCallback, AfterEachCallback {

  final FakeWorkbench bench;
  final CompletableFuture<Integer> status = new CompletableFuture<>();
  private final Thread main = new Thread(this::run);
  private @Nullable Robot robot;

  OpenWindow(FakeWorkbench bench) {
    this.bench = bench;
  }

  private Robot robot() {
    Robot known = robot;
    if (known == null) {
      try {
        known = new Robot();
      } catch (AWTException forbidden) {
        throw new IllegalStateException(forbidden);
      }
      known.setAutoDelay(5);
      robot = known;
    }
    return known;
  }

  void open() {
    start();
    await().until(() -> !bench.games.isEmpty());
    await().until(() -> on(() -> board().isShowing() && board().getWidth() > 100));
  }

  /** Opens the window without waiting for the game. */
  void start() {
    main.start();
    await().until(() -> frame().isPresent());
  }

  private void run() {
    try {
      status.complete(new SwingRenderer().run(bench));
    } catch (InterruptedException | RuntimeException e) {
      status.completeExceptionally(e);
    }
  }

  /** Returns the result of a call on the event thread. */
  static <T> T on(Callable<T> question) throws InterruptedException, ExecutionException {
    CompletableFuture<T> answer = new CompletableFuture<>();
    SwingUtilities.invokeLater(
        () -> {
          try {
            answer.complete(question.call());
          } catch (Exception | AssertionError failed) {
            answer.completeExceptionally(failed);
          }
        });
    return answer.get();
  }

  static Optional<JFrame> frame() {
    return Arrays.stream(Frame.getFrames())
        .filter(Window::isShowing)
        .filter(JFrame.class::isInstance)
        .map(JFrame.class::cast)
        .findFirst();
  }

  static Optional<Dialog> dialog() {
    return Arrays.stream(Window.getWindows())
        .filter(each -> each.isShowing() && each instanceof Dialog)
        .map(Dialog.class::cast)
        .reduce((below, above) -> above);
  }

  BoardComponent board() {
    return all(frame().orElseThrow(), BoardComponent.class).findFirst().orElseThrow();
  }

  /** Returns all components of a kind in a container, including closed menus. */
  static <T> Stream<T> all(Container in, Class<T> kind) {
    Component[] inside = in instanceof JMenu menu ? menu.getMenuComponents() : in.getComponents();
    return Arrays.stream(inside)
        .flatMap(
            each ->
                Stream.concat(
                    kind.isInstance(each) ? Stream.of(kind.cast(each)) : Stream.of(),
                    each instanceof Container inner ? all(inner, kind) : Stream.of()));
  }

  /** Returns a component by its name. */
  static <T extends Component> T named(Container in, String name, Class<T> kind) {
    return all(in, kind).filter(each -> name.equals(each.getName())).findFirst().orElseThrow();
  }

  /** Waits for a component of the window. */
  static <T extends Component> T awaitNamed(String name, Class<T> kind) {
    await()
        .until(
            () ->
                on(
                    () ->
                        all(frame().orElseThrow(), kind)
                            .anyMatch(it -> name.equals(it.getName()))));
    return named(frame().orElseThrow(), name, kind);
  }

  JMenuItem item(String name) {
    return named(frame().orElseThrow().getJMenuBar(), name, JMenuItem.class);
  }

  /** Clicks in the middle of a component. */
  void click(Component component) throws InterruptedException, ExecutionException {
    await().until(() -> on(component::isShowing));
    click(component, () -> new Rectangle(component.getSize()));
  }

  /** Clicks on a point of a 15×15 board, at its accessible bounds. */
  void click(BoardComponent board, org.gobang.api.Point point)
      throws InterruptedException, ExecutionException {
    int index = (14 - point.row()) * 15 + point.column();
    click(
        board,
        () ->
            board
                .getAccessibleContext()
                .getAccessibleChild(index)
                .getAccessibleContext()
                .getAccessibleComponent()
                .getBounds());
  }

  private void click(Component component, Callable<Rectangle> part)
      throws InterruptedException, ExecutionException {
    Point middle =
        on(
            () -> {
              Rectangle bounds = part.call();
              Point corner = component.getLocationOnScreen();
              corner.translate((int) bounds.getCenterX(), (int) bounds.getCenterY());
              return corner;
            });
    robot().mouseMove(middle.x, middle.y);
    robot().mousePress(InputEvent.BUTTON1_DOWN_MASK);
    robot().mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
  }

  /** Presses keys together once the window has the focus. */
  void press(int... keys) {
    JFrame frame = frame().orElseThrow();
    await()
        .until(
            () -> {
              if (dialog().isEmpty() && !on(frame::isFocused)) {
                // Without a window manager, a click sets the focus.
                click(
                    frame.getJMenuBar(),
                    () -> new Rectangle(frame.getJMenuBar().getWidth() - 10, 0, 10, 10));
              }
              return dialog().isPresent() || on(frame::isFocused);
            });
    for (int key : keys) {
      robot().keyPress(key);
    }
    for (int i = keys.length - 1; i >= 0; i--) {
      robot().keyRelease(keys[i]);
    }
  }

  void closeByTheSystem() {
    JFrame frame = frame().orElseThrow();
    SwingUtilities.invokeLater(
        () -> frame.dispatchEvent(new WindowEvent(frame, WindowEvent.WINDOW_CLOSING)));
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    assumeThat(new SwingProvider().available()).as("a screen, for example from xvfb-run").isTrue();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    if (main.getState() == Thread.State.NEW) {
      return;
    }
    dialog().ifPresent(open -> SwingUtilities.invokeLater(open::dispose));
    main.interrupt();
    await().until(() -> frame().isEmpty() && dialog().isEmpty());
  }
}
