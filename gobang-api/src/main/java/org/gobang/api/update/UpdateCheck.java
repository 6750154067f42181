package org.gobang.api.update;

import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;

/**
 * A check for updates while it runs.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface UpdateCheck extends AutoCloseable {

  /**
   * What comes of it.
   *
   * @return the same stage each time; completes once, on a thread of the host. It is refused if
   *     updates are switched off, there is no address, the address does not answer within 30
   *     seconds, or what it answers announces no release; it fails with a {@link
   *     java.util.concurrent.CancellationException} if the check was closed before its end
   */
  CompletionStage<UpdateReport> result();

  /** Ends the check, whose result is not needed any more. */
  @Override
  void close();
}
