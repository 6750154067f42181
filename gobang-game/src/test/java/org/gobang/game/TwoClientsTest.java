package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests concurrent moves of several clients: only one answer to a state is accepted. */
class TwoClientsTest {

  private static final int CLIENTS = 8;
  private static final int MOVES = 100;

  private final GameFixture fixture = new GameFixture();
  private final ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);

  /** The allowed moves by answered version. */
  private final Map<Long, Stone> allowed = new ConcurrentHashMap<>();

  @AfterEach
  void close() {
    clients.shutdownNow();
    fixture.close();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void acceptsOneMovePerState(long seed) throws Exception {
    Game game = fixture.open();
    List<Callable<Void>> calls = new ArrayList<>();
    for (int client = 0; client < CLIENTS; client++) {
      Stone side = client % 2 == 0 ? Stone.BLACK : Stone.WHITE;
      Random random = new Random(seed * CLIENTS + client);
      calls.add(
          () -> {
            while (game.state().path().size() < MOVES && game.state().result().isEmpty()) {
              play(game, side, random);
            }
            return null;
          });
    }
    for (Future<Void> call : clients.invokeAll(calls)) {
      call.get();
    }
    List<Stone> made =
        game.state().record().follow(game.state().path()).stream()
            .map(Node::move)
            .map(move -> move.stone())
            .toList();
    assertThat(made).as("each allowed move is on the board").hasSameSizeAs(allowed.keySet());
    List<Stone> inOrder = allowed.keySet().stream().sorted().map(allowed::get).toList();
    assertThat(inOrder).as("by its own side").isEqualTo(made);
  }

  private void play(Game game, Stone side, Random random) throws Exception {
    GameState seen = game.state();
    if (seen.toMove() != side) {
      Thread.onSpinWait();
      return;
    }
    Point point = new Point(random.nextInt(15), random.nextInt(15));
    CompletionStage<Verdict> first = game.play(side, seen.version(), point);
    CompletionStage<Verdict> doubled = game.play(side, seen.version(), point);
    for (CompletionStage<Verdict> each : List.of(first, doubled)) {
      try {
        if (each.toCompletableFuture().get() instanceof Verdict.Allowed) {
          assertThat(allowed.put(seen.version(), side)).as("the first to answer").isNull();
        }
      } catch (ExecutionException failed) {
        assertThat(failed.getCause())
            .isInstanceOfSatisfying(
                RefusedException.class,
                refused -> assertThat(refused.kind()).isIn(Game.STALE, Game.BUSY, Game.OVER));
      }
    }
  }
}
