package org.gobang.ui.console.terminal;

import java.io.Closeable;
import java.io.Writer;
import java.nio.charset.Charset;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.NonBlockingReader;

/**
 * What {@link Tty} needs of the system's terminal. What is asked of a terminal that is gone throws
 * {@link IllegalStateException}.
 */
interface Device extends Closeable {

  /** How it treats what is typed. */
  Attributes attributes();

  void set(Attributes attributes);

  /** Its columns and rows; some terminals do not know and say 0. */
  Size size();

  /** How many colours it has. */
  int colours();

  /** The encoding of what it reads and shows. */
  Charset encoding();

  /** Has something done on a signal to this process, on a thread of its own. */
  void onSignal(Signal signal, Runnable action);

  NonBlockingReader reader();

  Writer writer();
}
