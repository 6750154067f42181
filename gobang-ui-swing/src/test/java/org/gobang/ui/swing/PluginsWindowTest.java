package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import java.awt.Window;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.spi.ToolProvider;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler;
import javax.swing.text.JTextComponent;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.plugin.PluginsPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plugins in a real window; requires a screen. */
class PluginsWindowTest {

  @TempDir private Path folder;
  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final Thread main = new Thread(this::run);

  @BeforeEach
  void opened() {
    assumeThat(new SwingProvider().available()).as("a screen, for example from xvfb-run").isTrue();
    main.start();
    await().until(() -> frame().isPresent() && !bench.games.isEmpty());
  }

  private void run() {
    try {
      new SwingRenderer().run(bench);
    } catch (InterruptedException ends) {
      Thread.currentThread().interrupt();
    }
  }

  @AfterEach
  void leavesNoWindow() {
    main.interrupt();
    await().until(() -> Arrays.stream(Window.getWindows()).noneMatch(Window::isShowing));
  }

  private static Optional<JFrame> frame() {
    return Arrays.stream(Frame.getFrames())
        .filter(each -> each.isShowing() && each instanceof JFrame)
        .map(JFrame.class::cast)
        .findFirst();
  }

  private static Stream<Component> within(Component component) {
    return component instanceof Container in
        ? Stream.concat(Stream.of(in), Arrays.stream(in.getComponents()).flatMap(c -> within(c)))
        : Stream.of(component);
  }

  /** Returns the visible components of all windows. */
  private static <T extends Component> Stream<T> shown(Class<T> type) {
    return Arrays.stream(Window.getWindows())
        .filter(Window::isShowing)
        .flatMap(PluginsWindowTest::within)
        .filter(Component::isShowing)
        .filter(type::isInstance)
        .map(type::cast);
  }

  private static void awaitShown(Predicate<Component> wanted) {
    await().until(() -> shown(Component.class).anyMatch(wanted));
  }

  /** Waits for a button and presses it. */
  private static void press(String text) {
    await().until(() -> shown(AbstractButton.class).anyMatch(each -> each.getText().equals(text)));
    AbstractButton button =
        shown(AbstractButton.class)
            .filter(each -> each.getText().equals(text))
            .findFirst()
            .orElseThrow();
    // An opened dialog may block the caller.
    SwingUtilities.invokeLater(button::doClick);
  }

  /** Waits for a menu item and chooses it. */
  private static void choose(String item) {
    JMenuItem chosen = await().until(() -> entry(item), Optional::isPresent).orElseThrow();
    SwingUtilities.invokeLater(chosen::doClick);
  }

  private static Optional<JMenuItem> entry(String text) {
    JMenuBar bar = frame().orElseThrow().getJMenuBar();
    return IntStream.range(0, bar.getMenuCount())
        .mapToObj(bar::getMenu)
        .flatMap(menu -> Arrays.stream(menu.getMenuComponents()))
        .filter(each -> each instanceof JMenuItem entry && entry.getText().equals(text))
        .map(JMenuItem.class::cast)
        .findFirst();
  }

  /** Dragged files. */
  private record Dragged(List<File> files) implements Transferable {

    @Override
    public DataFlavor[] getTransferDataFlavors() {
      return new DataFlavor[] {DataFlavor.javaFileListFlavor};
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
      return flavor.isFlavorJavaFileListType();
    }

    @Override
    public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
      if (!isDataFlavorSupported(flavor)) {
        throw new UnsupportedFlavorException(flavor);
      }
      return files;
    }
  }

  private static boolean drop(Path file) throws Exception {
    JFrame frame = frame().orElseThrow();
    TransferHandler.TransferSupport support =
        new TransferHandler.TransferSupport(
            frame.getRootPane(), new Dragged(List.of(file.toFile())));
    AtomicBoolean taken = new AtomicBoolean();
    SwingUtilities.invokeAndWait(() -> taken.set(frame.getTransferHandler().importData(support)));
    return taken.get();
  }

  private Path jar(String name) throws Exception {
    Path content = Files.writeString(folder.resolve("content"), "a plugin");
    Path jar = folder.resolve(name);
    int status =
        ToolProvider.findFirst("jar")
            .orElseThrow()
            .run(
                new PrintStream(System.out, true),
                System.err,
                "--create",
                "--file",
                jar.toString(),
                "-C",
                folder.toString(),
                content.getFileName().toString());
    assertThat(status).isZero();
    return jar;
  }

  private static boolean says(Component component, String text) {
    return component instanceof JTextComponent area && area.getText().equals(text);
  }

  private static Stream<Object> items(JComboBox<?> combo) {
    return IntStream.range(0, combo.getItemCount()).mapToObj(combo::getItemAt);
  }

  @Test
  void droppedJarCanPlayTheNextGame() throws Exception {
    assertThat(drop(jar("acme.JAR"))).isTrue();
    awaitShown(each -> says(each, "Install acme.JAR?"));
    press("Install");
    awaitShown(each -> says(each, "Installed: Acme"));

    press("New game");
    await()
        .until(
            () ->
                shown(JComboBox.class)
                    .flatMap(each -> items(each))
                    .anyMatch(
                        each ->
                            each instanceof GameChoices.Occupant occupant
                                && occupant.label().name().equals("Acme")));
    press("Cancel");
  }

  @Test
  void disablesAndRemovesAPlugin() throws Exception {
    choose("Plugins…");
    await().until(() -> listed().anyMatch(row -> row.name().equals("Deep")));
    drop(jar("acme.jar"));
    press("Install");
    await().until(() -> listed().anyMatch(row -> row.name().equals("Acme")));
    press("Disable");
    await().until(() -> listed().anyMatch(row -> row.state() == PluginsPage.Row.State.DISABLED));
    press("Enable");
    await().until(() -> listed().noneMatch(row -> row.state() == PluginsPage.Row.State.DISABLED));
    press("Remove");
    awaitShown(each -> says(each, "Remove acme.jar?"));
    press("Cancel");
    await().until(() -> shown(JTextComponent.class).noneMatch(e -> says(e, "Remove acme.jar?")));
    assertThat(listed()).anyMatch(row -> row.name().equals("Acme"));
  }

  private static Stream<PluginsPage.Row> listed() {
    return shown(JList.class)
        .flatMap(
            list ->
                IntStream.range(0, list.getModel().getSize())
                    .mapToObj(list.getModel()::getElementAt))
        .filter(PluginsPage.Row.class::isInstance)
        .map(PluginsPage.Row.class::cast);
  }

  @Test
  void rejectsUnsupportedDrops() throws Exception {
    assertThat(drop(Files.writeString(folder.resolve("a.docx"), "text"))).isFalse();
  }
}
