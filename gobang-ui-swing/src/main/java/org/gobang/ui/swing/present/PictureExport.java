package org.gobang.ui.swing.present;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.gobang.api.RefusedException;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.text.Texts;

/** Writes pictures of the board to files, off the event thread. */
public record PictureExport(BackgroundTasks tasks, Texts texts) {

  /** Writes a picture. */
  public interface Writing {

    /**
     * Writes it, whole or not at all.
     *
     * @throws IOException if that cannot be done
     */
    void to(Path file) throws IOException;
  }

  /** Writes a picture to a file. */
  public void write(Path file, Writing writing) {
    tasks.run(
        () -> {
          try {
            writing.to(file);
            return texts.of("saved", String.valueOf(file.getFileName()));
          } catch (IOException failed) {
            throw new RefusedException(
                texts.of("unwritten", file.getFileName(), why(failed)), failed);
          }
        },
        tasks.notices()::say);
  }

  /** What the system says of a file is often no more than its name. */
  private String why(IOException failed) {
    if (failed instanceof NoSuchFileException) {
      return texts.of("unwritten.no-folder");
    }
    return failed instanceof AccessDeniedException
        ? texts.of("unwritten.denied")
        : String.valueOf(failed.getMessage());
  }
}
