package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler.TransferSupport;
import org.junit.jupiter.api.Test;

class FileDropHandlerTest {

  private final List<String> taken = new ArrayList<>();
  private final FileDropHandler drops = new FileDropHandler();

  FileDropHandlerTest() {
    drops.add(FileDropHandler.ending(".sgf", ".psq"), files -> taken.add("games " + files));
    drops.add(FileDropHandler.ending(".jar"), files -> taken.add("jars " + files));
  }

  /** Files dropped by a file manager. */
  record Dropped(List<File> files) implements Transferable {

    static Dropped of(Path... files) {
      return new Dropped(Stream.of(files).map(Path::toFile).toList());
    }

    @Override
    public DataFlavor[] getTransferDataFlavors() {
      return new DataFlavor[] {DataFlavor.javaFileListFlavor};
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
      return flavor.equals(DataFlavor.javaFileListFlavor);
    }

    @Override
    public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
      if (!isDataFlavorSupported(flavor)) {
        throw new UnsupportedFlavorException(flavor);
      }
      return files;
    }
  }

  /** Drops data and waits until it is received. */
  private boolean drop(Transferable what) throws Exception {
    boolean done = drops.importData(new TransferSupport(new JPanel(), what));
    SwingUtilities.invokeAndWait(() -> {});
    return done;
  }

  @Test
  void passesFilesToTheirReceiver() throws Exception {
    assertThat(drop(Dropped.of(Path.of("a.SGF"), Path.of("b.jar"), Path.of("c.psq")))).isTrue();
    assertThat(taken).containsExactly("games [a.SGF, c.psq]", "jars [b.jar]");
  }

  @Test
  void leavesUnsupportedFilesToOtherHandlers() throws Exception {
    assertThat(drop(Dropped.of(Path.of("sgf"), Path.of("a.sgf.png")))).isFalse();
    assertThat(drop(new StringSelection("a.sgf"))).isFalse();
    assertThat(taken).isEmpty();
    assertThat(drops.canImport(new TransferSupport(new JPanel(), Dropped.of()))).isTrue();
    assertThat(drops.canImport(new TransferSupport(new JPanel(), new StringSelection(""))))
        .isFalse();
  }
}
