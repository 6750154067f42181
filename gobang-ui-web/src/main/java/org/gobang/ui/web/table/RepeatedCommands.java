package org.gobang.ui.web.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Game;
import org.gobang.http.Form;
import org.gobang.ui.web.view.PathText;

/**
 * Ensures that each command of a page runs once. A page that lost the connection before the answer
 * repeats the command with the same id {@code once} and the position {@code seen}. Use only on the
 * loop of the table.
 */
final class RepeatedCommands {

  private static final int MOST = 256;

  private final Set<String> done = new LinkedHashSet<>();

  /** Returns whether a command has not run yet. Always true for a command without an id. */
  boolean isNew(Form command) {
    return command.find("once").filter(done::contains).isEmpty();
  }

  /**
   * Checks that a command refers to the current position.
   *
   * @throws RefusedException if it refers to another position
   */
  void check(Form command, List<Integer> path) {
    if (command.find("seen").filter(seen -> !seen.equals(PathText.of(path))).isPresent()) {
      throw new RefusedException(Game.STALE, "the position has changed");
    }
  }

  /** Records that a command has run. */
  void done(Form command) {
    command.find("once").ifPresent(done::add);
    if (done.size() > MOST) {
      done.remove(done.iterator().next());
    }
  }
}
