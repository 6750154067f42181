package org.gobang.api.explorer;

import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;

/**
 * An update of the index while it is made.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface IndexUpdate extends AutoCloseable {

  /**
   * What comes of it.
   *
   * @return the same stage each time; completes once, on a thread of the host. It is refused if the
   *     index cannot be written, or another process updates it, and fails with a {@link
   *     java.util.concurrent.CancellationException} if the update was closed before its end: then
   *     the files that were read by then are in the index
   */
  CompletionStage<IndexSummary> result();

  /** Ends the update. */
  @Override
  void close();
}
