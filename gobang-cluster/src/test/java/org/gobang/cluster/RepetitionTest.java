package org.gobang.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.cluster.Workers.BUILD;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.arena.Arena;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.store.Archive;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.game.ClusterGames;
import org.gobang.cluster.game.ReplayedGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RepetitionTest {

  private final Workers workers = new Workers();

  @AfterEach
  void endWorkers() throws InterruptedException {
    workers.end();
  }

  private List<ReplayedGame> repetitions(GameRunner second) throws InterruptedException {
    List<ReplayedGame> all = Collections.synchronizedList(new ArrayList<>());
    try (Coordinator coordinator = Workers.coordinator(new WorkerCheck("run", BUILD));
        ClusterGames games = new ClusterGames(coordinator, order -> Set.of(), true, all::add)) {
      workers.join("one", coordinator, FakeGames::of);
      workers.join("two", coordinator, second);
      assertThat(new Arena(FakeGames.tournament(250), games, Archive.NONE, 32).run().games())
          .isEqualTo(250);
      games.awaitRepetitions(() -> false);
    }
    return all;
  }

  @Test
  void repeatsOnePercentOfGamesOnAnotherMachine() throws Exception {
    assertThat(repetitions(FakeGames::of))
        .hasSize(3)
        .allSatisfy(
            each -> {
              assertThat(each.difference()).isEmpty();
              assertThat(List.of(each.first(), each.second()))
                  .containsExactlyInAnyOrder("one", "two");
            })
        .extracting(ReplayedGame::game)
        .containsExactlyInAnyOrder(1, 101, 201);
  }

  @Test
  void findsADifference() throws Exception {
    GameRunner another =
        order -> {
          PlayedGame played = FakeGames.of(order);
          List<Move> moves = new ArrayList<>(played.moves());
          moves.set(3, new Move.Place(moves.get(3).stone(), new Point(9, 9)));
          return new PlayedGame(played.result(), moves, played.spent());
        };
    assertThat(repetitions(another))
        .hasSize(3)
        .extracting(ReplayedGame::difference)
        .containsOnly(Optional.of(4));
  }

  /** Checks that repetitions wait for a second machine, but not at the end of the tournament. */
  @Test
  void finishesOnASingleMachine() throws Exception {
    List<ReplayedGame> all = Collections.synchronizedList(new ArrayList<>());
    try (Coordinator coordinator = Workers.coordinator(new WorkerCheck("run", BUILD));
        ClusterGames games = new ClusterGames(coordinator, order -> Set.of(), true, all::add)) {
      workers.join("one", coordinator, FakeGames::of);
      new Arena(FakeGames.tournament(10), games, Archive.NONE, 4).run();
      games.awaitRepetitions(() -> false);
    }
    assertThat(all).isEmpty();
  }
}
