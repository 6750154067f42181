package org.gobang.ui.console;

import java.util.Optional;
import org.gobang.api.render.Renderer;
import org.gobang.api.workbench.Workbench;
import org.gobang.ui.console.pipe.Pipe;
import org.gobang.ui.console.pipe.PipeStreams;
import org.gobang.ui.console.terminal.TerminalFrontEnd;

/** Goes the way of terminals where standard input and output are one, and of pipes elsewhere. */
final class ConsoleRenderer implements Renderer {

  private final boolean ascii;

  /** Draws with ASCII characters alone, or as the preferences say. */
  ConsoleRenderer(boolean ascii) {
    this.ascii = ascii;
  }

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    Optional<TerminalFrontEnd> terminal = TerminalFrontEnd.open(workbench, ascii);
    if (terminal.isPresent()) {
      return terminal.get().run();
    }
    return new Pipe(workbench, PipeStreams.standard()).run();
  }
}
