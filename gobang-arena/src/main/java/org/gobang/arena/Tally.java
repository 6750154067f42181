package org.gobang.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.arena.machine.MachineTally;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.PairScores;
import org.gobang.arena.rating.Sprt;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;

/**
 * Counts games in the order of completion. It stores only a few numbers per game, so that the
 * memory does not limit the length of a tournament.
 */
final class Tally {

  private static final Set<Ending> FAULTS =
      EnumSet.of(Ending.OVERSTEPPED, Ending.ILLEGAL, Ending.CRASHED, Ending.EXITED, Ending.REFUSED);

  private final TournamentPlan tournament;
  private final Schedule schedule;
  private final int planned;
  private final List<String> players;
  private final Standings.Score[][] met;
  private final List<Standings.Failure> failures = new ArrayList<>();
  private final Set<Long> seen = new HashSet<>();
  private final EstimateHistory course = new EstimateHistory();
  private final MachineTally machines = new MachineTally();

  /** The half points of the first player in pairs with one finished game. */
  private final Map<Integer, Integer> halves = new HashMap<>();

  /** Finished pairs that the test has not counted, because an earlier pair is unfinished. */
  private final Map<Integer, Integer> ahead = new HashMap<>();

  private PairScores tested = PairScores.NONE;
  private Sprt.Verdict verdict = Sprt.Verdict.OPEN;
  private int nextTested;
  private int games;
  private int blackWins;
  private int whiteWins;
  private int repeats;

  Tally(TournamentPlan tournament, Schedule schedule, int planned) {
    this.planned = planned;
    this.tournament = tournament;
    this.schedule = schedule;
    this.players = tournament.players().stream().map(Contestant::name).toList();
    this.met = new Standings.Score[players.size()][players.size()];
    for (Standings.Score[] row : met) {
      Arrays.fill(row, Standings.Score.NONE);
    }
  }

  synchronized void add(GameOrder order, PlayedGame played) {
    Schedule.Slot slot = schedule.slot(order.number());
    Optional<Stone> winner = played.result().winner();
    games++;
    blackWins += winner.filter(stone -> stone == Stone.BLACK).isPresent() ? 1 : 0;
    whiteWins += winner.filter(stone -> stone == Stone.WHITE).isPresent() ? 1 : 0;
    int half = slot.halfPoints(played);
    machines.add(slot, half, played);
    add(slot.first(), slot.second(), game(half));
    add(slot.second(), slot.first(), game(2 - half));
    if (FAULTS.contains(played.result().ending())) {
      winner.ifPresent(
          stone -> failed(order, order.player(played.ordered(stone.opponent())), played));
    }
    if (!seen.add(fingerprint(order, played))) {
      repeats++;
    }
    Integer other = halves.remove(slot.pair());
    if (other == null) {
      halves.put(slot.pair(), half);
    } else {
      pair(slot, half + other);
    }
  }

  private void failed(GameOrder order, Contestant player, PlayedGame played) {
    failures.add(
        new Standings.Failure(
            order.number(),
            player.name(),
            played.result().ending(),
            played.result().words().toString()));
  }

  private void pair(Schedule.Slot slot, int half) {
    add(slot.first(), slot.second(), pair(half));
    add(slot.second(), slot.first(), pair(4 - half));
    if (tournament.sprt().isPresent()) {
      ahead.put(slot.pair(), half);
      test(tournament.sprt().get());
    }
    course.add(this::estimates);
  }

  private EstimatePoint estimates() {
    return new EstimatePoint(
        games,
        Stream.of(met).map(row -> Standings.Score.total(List.of(row)).elo()).toList(),
        tournament.sprt().stream().mapToDouble(sprt -> sprt.ratio(tested)).findFirst());
  }

  /**
   * Counts pairs in the order of the schedule, because short games end first and their results are
   * biased. A verdict is final, whatever the results of the remaining games.
   */
  private void test(Sprt sprt) {
    while (verdict == Sprt.Verdict.OPEN && ahead.containsKey(nextTested)) {
      tested = tested.plus(ahead.remove(nextTested));
      verdict = sprt.verdict(tested);
      nextTested++;
    }
  }

  private static Standings.Score game(int half) {
    return new Standings.Score(
        half == 2 ? 1 : 0, half == 1 ? 1 : 0, half == 0 ? 1 : 0, PairScores.NONE);
  }

  private static Standings.Score pair(int half) {
    return new Standings.Score(0, 0, 0, PairScores.NONE.plus(half));
  }

  private void add(int player, int other, Standings.Score score) {
    met[player][other] = met[player][other].plus(score);
  }

  /** Returns a hash of the moves; collisions are too rare to matter. */
  private static long fingerprint(GameOrder order, PlayedGame played) {
    long print = 31L * order.black().name().hashCode() + order.white().name().hashCode();
    for (Object move : played.moves()) {
      print = print * 0x9E3779B97F4A7C15L + move.hashCode();
      print ^= print >>> 29;
    }
    return print;
  }

  /** Returns whether the test has a result. */
  synchronized boolean isDecided() {
    return verdict != Sprt.Verdict.OPEN;
  }

  synchronized Standings standings() {
    return new Standings(
        planned,
        games,
        players,
        IntStream.range(0, players.size()).mapToObj(each -> List.of(met[each])).toList(),
        failures.stream().sorted(Comparator.comparingInt(Standings.Failure::game)).toList(),
        blackWins,
        whiteWins,
        repeats,
        course.points(this::estimates),
        tournament.sprt().map(sprt -> new Standings.Test(sprt, tested)),
        machines.rows());
  }
}
