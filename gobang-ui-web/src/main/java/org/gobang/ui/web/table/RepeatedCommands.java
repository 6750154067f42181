package org.gobang.ui.web.table;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Game;
import org.gobang.http.Form;
import org.gobang.ui.web.view.PathText;

/**
 * Has each command of a page done once: a page whose connection was lost before the answer sends
 * its command again, with the same name as {@code once}, and with the position that it was about as
 * {@code seen}. Used on the loop of the table alone.
 */
final class RepeatedCommands {

  private static final int MOST = 256;

  private final Set<String> done = new LinkedHashSet<>();

  /** Returns whether a command has not been done yet; one without a name never has. */
  boolean isNew(Form command) {
    return command.find("once").filter(done::contains).isEmpty();
  }

  /**
   * Checks that a command is about the position of now.
   *
   * @throws RefusedException if it names another one
   */
  void check(Form command, List<Integer> path) {
    if (command.find("seen").filter(seen -> !seen.equals(PathText.of(path))).isPresent()) {
      throw new RefusedException(Game.STALE, "the position has changed");
    }
  }

  /** A command was done. */
  void done(Form command) {
    command.find("once").ifPresent(done::add);
    if (done.size() > MOST) {
      Iterator<String> oldest = done.iterator();
      oldest.next();
      oldest.remove();
    }
  }
}
