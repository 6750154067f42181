package org.gobang.ui.swing.window;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler;

/** Hands files that are dropped on the window, all at once, to the first who takes such files. */
final class FileDropHandler extends TransferHandler {
  private static final long serialVersionUID = 1L;

  private final transient List<Taker> takers = new ArrayList<>();

  private record Taker(Predicate<Path> takes, Consumer<List<Path>> action) {}

  /** Adds a receiver of files; earlier ones take precedence. */
  void add(Predicate<Path> takes, Consumer<List<Path>> action) {
    takers.add(new Taker(takes, action));
  }

  /**
   * Returns whether the name of a file has one of these endings, such as {@code .jar}, however
   * written.
   */
  static Predicate<Path> ending(String... endings) {
    return file -> Stream.of(endings).anyMatch(file.toString().toLowerCase(Locale.ROOT)::endsWith);
  }

  @Override
  public boolean canImport(TransferSupport drop) {
    return drop.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
  }

  @Override
  public boolean importData(TransferSupport drop) {
    List<Path> left = new ArrayList<>(files(drop));
    boolean taken = false;
    for (Taker taker : takers) {
      List<Path> taking = left.stream().filter(taker.takes()).toList();
      if (left.removeAll(taking)) {
        // Where the files were dragged from must not wait for what is done with them.
        SwingUtilities.invokeLater(() -> taker.action().accept(taking));
        taken = true;
      }
    }
    return taken;
  }

  private List<Path> files(TransferSupport drop) {
    if (!canImport(drop)) {
      return List.of();
    }
    try {
      Object data = drop.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
      return ((List<?>) data)
          .stream().flatMap(each -> FileDialogs.path((File) each).stream()).toList();
    } catch (IOException | UnsupportedFlavorException goneMeanwhile) {
      return List.of();
    }
  }
}
