package org.gobang.testkit;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.tournament.Tournament;
import org.gobang.api.tournament.TournamentSetup;
import org.gobang.api.tournament.TournamentState;
import org.gobang.api.tournament.Tournaments;

/** No tournaments, and none begins. */
final class QuietTournaments implements Tournaments {

  private static CompletionStage<Tournament> refused() {
    return CompletableFuture.failedFuture(new RefusedException("there are no tournaments"));
  }

  @Override
  public Path folder() {
    return Path.of("tournaments").toAbsolutePath();
  }

  @Override
  public CompletionStage<Tournament> start(
      TournamentSetup setup, Path folder, Consumer<TournamentState> changes) {
    return refused();
  }

  @Override
  public CompletionStage<Tournament> resume(
      Path folder, int concurrency, Consumer<TournamentState> changes) {
    return refused();
  }
}
