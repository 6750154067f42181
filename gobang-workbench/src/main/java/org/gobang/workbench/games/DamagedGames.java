package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.RecordFiles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Unfinished games with damaged files. They are moved, so that each is reported once and can still
 * be repaired.
 *
 * @param folder the target folder; need not exist
 */
record DamagedGames(Path folder) {

  private static final Logger LOG = LoggerFactory.getLogger(DamagedGames.class);

  /** Accepts any rules, because a game with the rules of a missing plugin is not damaged. */
  private static final ReadDefaults ANY_RULES =
      new ReadDefaults(ReadDefaults.USUAL_RULES, 15, rules -> true);

  /**
   * Returns whether a file contains no game that can be resumed; false if the file cannot be read
   * now, or is from a newer version.
   */
  boolean isDamaged(Path file) {
    try {
      SetupTags.setup(RecordFiles.BUNDLED.read(file, ANY_RULES, Locale.ROOT).record(), "");
      return false;
    } catch (RefusedException e) {
      return !(e.getCause() instanceof IOException) && !e.kind().equals(SetupTags.NEWER);
    }
  }

  /**
   * Moves a damaged file.
   *
   * @return the new path, or the old one if the file cannot be moved
   */
  Path moveAside(Path file) {
    String name = file.getFileName().toString();
    try {
      Path to = GameName.create(folder, name.substring(0, name.lastIndexOf('.')));
      return Files.move(file, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      LOG.warn("Could not move the damaged game {}", file, e);
      return file;
    }
  }
}
