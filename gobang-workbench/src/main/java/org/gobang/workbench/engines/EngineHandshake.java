package org.gobang.workbench.engines;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.engines.added.AddedEngine;
import org.gobang.engines.added.AddedEngines;
import org.gobang.game.HostThreads;

/** Starts an engine and requests its description. */
public final class EngineHandshake {

  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private EngineHandshake() {}

  /**
   * Starts an engine, requests its description, and stops the engine. Waits at most 10 s, because a
   * program that is not an engine may be silent.
   *
   * @param added the engines, which store the log of the engine
   * @param engine the engine; need not be added
   * @param board the initial board
   * @return the answer by keys such as {@code name}; empty without an answer
   * @throws RefusedException if it cannot be started, does not answer or is not an engine
   * @throws InterruptedException if the thread was interrupted
   */
  public static Map<String, String> about(AddedEngines added, AddedEngine engine, Board board)
      throws InterruptedException {
    FutureTask<Map<String, String>> about = new FutureTask<>(() -> added.about(engine, board));
    HostThreads.start("gobang-engine-handshake", about);
    try {
      return about.get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RefusedException refused) {
        throw refused;
      }
      throw new IllegalStateException("an engine could not be asked what it is", e);
    } catch (TimeoutException silent) {
      String seconds = String.valueOf(TIMEOUT.toSeconds());
      throw new RefusedException(
          "engine-silent",
          engine.name() + " did not answer START within " + seconds + " s",
          List.of(engine.name(), seconds));
    } finally {
      about.cancel(true);
    }
  }
}
