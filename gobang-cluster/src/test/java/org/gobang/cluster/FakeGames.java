package org.gobang.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.schedule.Format;
import org.gobang.arena.schedule.TournamentPlan;

/** Creates tournaments and fake games, always the same for the same order. */
final class FakeGames {

  private FakeGames() {}

  static TournamentPlan tournament(int games) {
    return tournament(games, Budget.of(new Budget.Limit.Nodes(1)));
  }

  static TournamentPlan tournament(int games, Budget budget) {
    return new TournamentPlan(
        List.of(contestant("first"), contestant("second")),
        Format.ROUND_ROBIN,
        games,
        "freestyle",
        budget,
        List.of(Opening.empty(15)),
        7,
        Adjudication.NONE,
        Optional.empty());
  }

  private static Contestant contestant(String id) {
    return new Contestant(id, new PlayerSpec(id, Map.of(), 0, false));
  }

  static PlayedGame of(GameOrder order) {
    SplittableRandom random = new SplittableRandom(order.black().spec().seed());
    List<Move> moves = new ArrayList<>();
    List<Duration> spent = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      moves.add(new Move.Place(i % 2 == 0 ? Stone.BLACK : Stone.WHITE, new Point(i, 3)));
      spent.add(Duration.ofNanos(1000L * random.nextInt(1, 99_999)));
    }
    Optional<Stone> winner =
        random.nextInt(5) == 0
            ? Optional.empty()
            : Optional.of(random.nextBoolean() ? Stone.BLACK : Stone.WHITE);
    Ending ending = winner.isEmpty() ? Ending.BOARD_FULL : Ending.RESIGNED;
    return new PlayedGame(new Result(winner, ending, ""), moves, spent);
  }
}
