package org.gobang.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.IntConsumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.explorer.IndexUpdate;
import org.gobang.api.record.LoadedGame;

/** An explorer without games. */
final class QuietExplorer implements Explorer {

  private record Done(CompletionStage<IndexSummary> result) implements IndexUpdate {
    @Override
    public void close() {}
  }

  @Override
  public CompletionStage<ExploredPosition> explore(Board position, int games) {
    return CompletableFuture.completedFuture(ExploredPosition.NONE);
  }

  @Override
  public IndexUpdate update(IntConsumer progress) {
    return new Done(CompletableFuture.completedFuture(new IndexSummary(0, 0, 0, List.of())));
  }

  @Override
  public IndexUpdate importGames(List<Path> paths, IntConsumer progress) {
    return new Done(refused("games cannot be imported here"));
  }

  @Override
  public CompletionStage<LoadedGame> read(ExploredGame game) {
    return refused(game.file() + ": no such file");
  }

  @Override
  public CompletionStage<Double> value(Board position, Point move) {
    return refused("there are no players");
  }

  private static <T> CompletionStage<T> refused(String sentence) {
    return CompletableFuture.failedFuture(new RefusedException(sentence));
  }
}
