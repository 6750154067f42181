package org.gobang.workbench.tournament;

import java.util.List;
import org.gobang.api.record.Ending;
import org.gobang.api.tournament.EloPoint;
import org.gobang.api.tournament.EloRange;
import org.gobang.api.tournament.PlayerStanding;
import org.gobang.api.tournament.SequentialTest;
import org.gobang.api.tournament.TournamentState;
import org.gobang.api.tournament.TournamentState.Phase;
import org.gobang.arena.Standings;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.arena.rating.JointRating;
import org.gobang.arena.rating.Sprt;

/** The standings of the arena, for interfaces. */
final class StandingsState {

  private StandingsState() {}

  static TournamentState of(Standings now, Phase phase) {
    return new TournamentState(
        phase,
        new TournamentState.Games(now.games(), now.planned(), now.blackWins(), now.whiteWins()),
        now.table().stream().map(ranked -> standing(now, ranked)).toList(),
        now.test().map(StandingsState::test));
  }

  /** Returns whether the result is decided, so that no more games are played. */
  static boolean isDecided(Standings now) {
    return now.games() == now.planned()
        || now.test().filter(test -> test.verdict() != Sprt.Verdict.OPEN).isPresent();
  }

  private static PlayerStanding standing(Standings now, Standings.Ranked ranked) {
    int player = ranked.player();
    Standings.Score total = now.total(player);
    JointRating.Rating rating = ranked.rating();
    return new PlayerStanding(
        player,
        new PlayerStanding.Score(
            total.wins(), total.draws(), total.losses(), now.failures(player, Ending.OVERSTEPPED)),
        new PlayerStanding.Strength(
            range(total.elo()), new EloRange(rating.elo(), rating.low(), rating.high())),
        ranked.superiority());
  }

  private static EloRange range(EloEstimate elo) {
    return new EloRange(elo.elo(), elo.low(), elo.high());
  }

  /** Returns the history of a player's lead. */
  static List<EloPoint> course(Standings now, int player) {
    return now.course().stream()
        .map(point -> new EloPoint(point.games(), range(point.elo().get(player))))
        .toList();
  }

  private static SequentialTest test(Standings.Test test) {
    Sprt sprt = test.sprt();
    return new SequentialTest(
        new SequentialTest.Leads(sprt.elo0(), sprt.elo1()),
        sprt.ratio(test.pairs()),
        new SequentialTest.Bounds(sprt.lower(), sprt.upper()),
        switch (test.verdict()) {
          case OPEN -> SequentialTest.Verdict.OPEN;
          case H0 -> SequentialTest.Verdict.LOWER;
          case H1 -> SequentialTest.Verdict.HIGHER;
        });
  }
}
