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

/** Passes all dropped files to the first receiver that accepts them. */
final class FileDropHandler extends TransferHandler {
  private final List<Taker> takers = new ArrayList<>();

  private record Taker(Predicate<Path> takes, Consumer<List<Path>> action) {}

  /** Adds a receiver of files. Earlier receivers take precedence. */
  void add(Predicate<Path> takes, Consumer<List<Path>> action) {
    takers.add(new Taker(takes, action));
  }

  /**
   * Returns a test for file names with one of the extensions, for example {@code .jar}, ignoring
   * case.
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
        // The source of the drag must not wait for the processing of the files.
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
