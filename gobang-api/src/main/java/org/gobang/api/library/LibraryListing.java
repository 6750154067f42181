package org.gobang.api.library;

import java.util.List;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;

/**
 * A listing of the library while it is made.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface LibraryListing extends AutoCloseable {

  /**
   * Completes when all games are listed, after the last batch, or when the listing was closed.
   *
   * @return a sentence for each file that could not be read; refused if the folder of the kept
   *     games, or the list of imports, cannot be read
   */
  CompletionStage<List<String>> result();

  /** Ends the listing: no batch follows but the one that may just be on its way. */
  @Override
  void close();
}
