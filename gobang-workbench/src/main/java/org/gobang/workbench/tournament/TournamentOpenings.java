package org.gobang.workbench.tournament;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.record.ReadDefaults;
import org.gobang.arena.opening.BundledOpenings;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.opening.OpeningFile;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.plugins.PluginCatalogue;

/** The openings of a tournament. */
public final class TournamentOpenings {

  private TournamentOpenings() {}

  /**
   * Returns the openings of a tournament on a board.
   *
   * @param catalogue the rules
   * @param files reads game records
   * @param empty the board, without moves
   * @param file a file with openings; empty for the bundled ones
   * @return the openings, one or more
   * @throws org.gobang.api.RefusedException if the file cannot be read, or an opening in it cannot
   *     be played
   */
  public static List<Opening> of(
      PluginCatalogue catalogue, RecordFiles files, Board empty, Optional<Path> file) {
    return file.map(
            from ->
                OpeningFile.read(
                    from,
                    (Start start) -> catalogue.board(empty.rules(), start),
                    new ReadDefaults(empty.rules(), empty.size(), catalogue::hasRules),
                    files))
        .orElseGet(() -> BundledOpenings.of(empty));
  }
}
