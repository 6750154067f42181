package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.record.RecordFiles;
import org.gobang.record.format.ReadDefaults;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Unfinished games whose files are damaged. They are moved, so that each is reported once and can
 * still be repaired.
 *
 * @param folder where they go; it need not be there
 */
record DamagedGames(Path folder) {

  private static final Logger LOG = LoggerFactory.getLogger(DamagedGames.class);

  /** Any rules will do: a game whose rules are those of an absent plugin is not damaged. */
  private static final ReadDefaults ANY_RULES =
      new ReadDefaults(ReadDefaults.USUAL_RULES, 15, rules -> true);

  /**
   * Tells whether a file holds no game that could be gone on with.
   *
   * @return whether that is so; not where the file cannot be read now
   */
  boolean isDamaged(Path file) {
    try {
      SetupTags.setup(RecordFiles.read(file, ANY_RULES, Locale.ROOT).record());
      return false;
    } catch (RefusedException e) {
      return !(e.getCause() instanceof IOException);
    }
  }

  /**
   * Moves a file.
   *
   * @return where it is now: where it was, if it cannot be moved
   */
  Path moveAside(Path file) {
    String name = file.getFileName().toString();
    try {
      Path to = GameName.begun(folder, name.substring(0, name.lastIndexOf('.')));
      return Files.move(file, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      LOG.warn("The damaged game {} stays where it is", file, e);
      return file;
    }
  }
}
