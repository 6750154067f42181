package org.gobang.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.rating.Sprt;
import org.gobang.arena.schedule.Format;
import org.gobang.arena.schedule.TournamentPlan;

/** Tournaments for tests. */
public final class Tournaments {

  private Tournaments() {}

  /** Returns a player with the name of its provider. */
  public static Contestant contestant(String id) {
    return new Contestant(id, new PlayerSpec(id, Map.of(), 0, false));
  }

  /** Returns an opening on a 15×15 board. */
  public static Opening opening(String moves) {
    return new Opening(Start.empty(15), MoveText.parse(moves, Stone.BLACK));
  }

  /** Returns a round robin with freestyle rules and three openings. */
  public static TournamentPlan of(int games, String... players) {
    return of(games, Optional.empty(), players);
  }

  /** Returns the same with a test. */
  public static TournamentPlan of(int games, Optional<Sprt> sprt, String... players) {
    return new TournamentPlan(
        Arrays.stream(players).map(Tournaments::contestant).toList(),
        Format.ROUND_ROBIN,
        games,
        "freestyle",
        Budget.of(new Budget.Limit.Nodes(1)),
        List.of(opening("h8 h9"), opening("h8 i9 j10"), opening("a1")),
        5,
        Adjudication.NONE,
        sprt);
  }

  /** Returns the same with another seed. */
  public static TournamentPlan seeded(TournamentPlan like, long seed) {
    return from(like, like.openings(), seed);
  }

  /** Returns the same with other openings, in the order drawn by a seed. */
  public static TournamentPlan from(TournamentPlan like, List<Opening> openings, long seed) {
    return new TournamentPlan(
        like.players(),
        like.format(),
        like.games(),
        like.rules(),
        like.budget(),
        openings,
        seed,
        like.adjudication(),
        like.sprt());
  }
}
