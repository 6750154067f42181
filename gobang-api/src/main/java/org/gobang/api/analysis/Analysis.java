package org.gobang.api.analysis;

import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;

/**
 * A player at work on one position, outside any game. Several may run at once.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface Analysis extends AutoCloseable {

  /**
   * What comes of it. Failing is an answer too, so the stage never completes exceptionally.
   *
   * @return the same stage each time; completes once, on a thread of the host
   */
  CompletionStage<Answer> answer();

  /**
   * Drops the analysis, whose answer is not needed any more. It is then {@link Answer#CANCELLED},
   * unless there was one already.
   */
  @Override
  void close();
}
