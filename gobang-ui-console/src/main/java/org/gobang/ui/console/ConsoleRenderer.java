package org.gobang.ui.console;

import org.gobang.api.render.Renderer;
import org.gobang.api.render.Workbench;
import org.gobang.ui.console.pipe.Pipe;
import org.gobang.ui.console.pipe.PipeStreams;

/** Goes the way of pipes. */
final class ConsoleRenderer implements Renderer {

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    return new Pipe(workbench, PipeStreams.standard()).run();
  }
}
