package org.gobang.api.engine;

import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;

/**
 * A test of an engine while it runs.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface EngineTest extends AutoCloseable {

  /**
   * What comes of it.
   *
   * @return the same stage each time; completes once, on a thread of the host. It is refused if the
   *     engine cannot be started or cannot play, and fails with a {@link
   *     java.util.concurrent.CancellationException} if the test was closed before its end
   */
  CompletionStage<EngineReport> result();

  /** Ends the test, whose result is not needed any more, and the processes of the engine. */
  @Override
  void close();
}
