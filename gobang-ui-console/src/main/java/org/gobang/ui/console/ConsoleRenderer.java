package org.gobang.ui.console;

import java.util.Optional;
import org.gobang.api.render.Renderer;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.ui.console.pipe.Pipe;
import org.gobang.ui.console.pipe.PipeStreams;
import org.gobang.ui.console.terminal.TerminalInterface;

/**
 * Uses a terminal if standard input and output are one, and otherwise, or for screen readers,
 * pipes.
 */
record ConsoleRenderer(boolean ascii, boolean plain) implements Renderer {

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    if (plain
        || workbench.preferences().get(Preferences.PLAIN).filter("true"::equals).isPresent()) {
      return new Pipe(workbench, PipeStreams.standard(), true).run();
    }
    Optional<TerminalInterface> terminal = TerminalInterface.open(workbench, ascii);
    if (terminal.isPresent()) {
      return terminal.get().run();
    }
    return new Pipe(workbench, PipeStreams.standard(), false).run();
  }
}
