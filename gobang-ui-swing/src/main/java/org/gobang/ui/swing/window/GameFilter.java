package org.gobang.ui.swing.window;

import java.io.File;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileFilter;
import javax.swing.plaf.basic.BasicFileChooserUI;
import org.gobang.presentation.files.GameFormats;
import org.gobang.presentation.files.GameFormats.GameFormat;

/** A file filter that accepts folders and the files of a format. */
final class GameFilter extends FileFilter {

  private final GameFormat format;

  GameFilter(GameFormat format) {
    this.format = format;
  }

  /** Lets a file chooser append the extension of the chosen format. */
  static void renameOnChange(JFileChooser chooser, GameFormats formats) {
    chooser.addPropertyChangeListener(
        JFileChooser.FILE_FILTER_CHANGED_PROPERTY,
        change -> {
          if (change.getNewValue() instanceof GameFilter filter
              && chooser.getUI() instanceof BasicFileChooserUI fields) {
            fields.setFileName(formats.renamed(fields.getFileName(), filter.format));
          }
        });
  }

  /** Returns the extension for new files of the chosen format, if any. */
  static Optional<String> extension(JFileChooser chooser) {
    return chooser.getFileFilter() instanceof GameFilter filter
        ? filter.format.extensions().stream().findFirst()
        : Optional.empty();
  }

  @Override
  public boolean accept(File file) {
    return file.isDirectory() || FileDialogs.path(file).filter(format::takes).isPresent();
  }

  @Override
  public String getDescription() {
    return format.name();
  }
}
