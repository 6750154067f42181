package org.gobang.ui.console;

import java.util.Optional;
import org.gobang.api.render.Renderer;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.ui.console.pipe.Pipe;
import org.gobang.ui.console.pipe.PipeStreams;
import org.gobang.ui.console.terminal.TerminalInterface;

/**
 * A renderer that draws in a terminal if standard input and output are one. Otherwise, or for
 * screen readers, it uses pipes.
 */
record ConsoleRenderer(boolean ascii, boolean plain) implements Renderer {

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    boolean spoken =
        plain || workbench.preferences().get(Preferences.PLAIN).filter("true"::equals).isPresent();
    Optional<TerminalInterface> terminal =
        spoken ? Optional.empty() : TerminalInterface.open(workbench, ascii);
    return terminal.isPresent()
        ? terminal.get().run()
        : new Pipe(workbench, PipeStreams.standard(), spoken).run();
  }
}
