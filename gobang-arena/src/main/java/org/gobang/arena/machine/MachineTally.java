package org.gobang.arena.machine;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.api.record.Ending;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.Machine;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.PairScores;
import org.gobang.arena.schedule.Schedule;

/**
 * Counts the games of a run by machine. It stores a few numbers per game. Used by one thread at a
 * time.
 */
public final class MachineTally {

  /** The key for the process of the run. Names of machines are never blank. */
  private static final String RUN = "";

  private final Schedule schedule;
  private final Map<String, Count> counts = new LinkedHashMap<>();
  private final Map<Pairing, PairScores> pairs = new HashMap<>();

  /** The first finished games of pairs. */
  private final Map<Integer, Half> halves = new HashMap<>();

  private record Pairing(int first, int second) {}

  private record Half(String machine, int points) {}

  private static final class Count {
    private Optional<Machine> machine = Optional.empty();
    private int games;
    private int crashes;
    private int timeLosses;
    private final Map<Pairing, PairScores> pairs = new HashMap<>();
  }

  /**
   * Creates a tally without games.
   *
   * @param schedule the games of the run
   */
  public MachineTally(Schedule schedule) {
    this.schedule = schedule;
  }

  /**
   * Counts a game.
   *
   * @param order the order
   * @param played the played game
   */
  public void add(GameOrder order, PlayedGame played) {
    String name = played.machine().map(Machine::name).orElse(RUN);
    Count count = counts.computeIfAbsent(name, any -> new Count());
    count.machine = played.machine();
    count.games++;
    Ending ending = played.result().ending();
    count.crashes += ending == Ending.CRASHED || ending == Ending.EXITED ? 1 : 0;
    count.timeLosses += ending == Ending.OVERSTEPPED ? 1 : 0;
    Schedule.Slot slot = schedule.slot(order.number());
    Half half = new Half(name, slot.halfPoints(played.orderedResult()));
    Half other = halves.remove(slot.pair());
    if (other == null) {
      halves.put(slot.pair(), half);
    } else if (other.machine().equals(name)) {
      Pairing pairing = new Pairing(slot.first(), slot.second());
      PairScores pair = PairScores.NONE.plus(half.points() + other.points());
      count.pairs.merge(pairing, pair, PairScores::plus);
      pairs.merge(pairing, pair, PairScores::plus);
    }
  }

  /**
   * Returns the records of the machines so far.
   *
   * @return a row for each, in the order of their first games; empty if only the process of the run
   *     has played
   */
  public List<MachineRow> rows() {
    return counts.keySet().stream().allMatch(RUN::equals)
        ? List.of()
        : counts.values().stream().map(this::row).toList();
  }

  private MachineRow row(Count count) {
    return new MachineRow(
        count.machine, count.games, count.crashes, count.timeLosses, residual(count));
  }

  private OptionalDouble residual(Count count) {
    PairResidual residual = new PairResidual();
    count.pairs.forEach((pairing, own) -> residual.add(own, pairs.getOrDefault(pairing, own)));
    return residual.value();
  }
}
