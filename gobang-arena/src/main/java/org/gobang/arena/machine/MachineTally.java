package org.gobang.arena.machine;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.api.record.Ending;
import org.gobang.arena.play.Machine;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.PairScores;
import org.gobang.arena.schedule.Format;
import org.gobang.arena.schedule.Schedule;

/**
 * Counts the games of a tournament by machine. It stores a few numbers per game. Used by one thread
 * at a time.
 */
public final class MachineTally {

  /** The key for this process. Names of machines are never blank. */
  private static final String RUN = "";

  private final Map<String, Count> counts = new LinkedHashMap<>();
  private final Map<Format.Pairing, PairScores> pairs = new HashMap<>();

  /** The first finished games of pairs. */
  private final Map<Integer, Half> halves = new HashMap<>();

  private record Half(String machine, int points) {}

  private static final class Count {
    private Optional<Machine> machine = Optional.empty();
    private int games;
    private int crashes;
    private int timeLosses;
    private final Map<Format.Pairing, PairScores> pairs = new HashMap<>();
  }

  /** Creates a tally without games. */
  public MachineTally() {}

  /**
   * Counts a game.
   *
   * @param slot its place in the schedule
   * @param points the half points of the first player
   * @param played the played game
   */
  public void add(Schedule.Slot slot, int points, PlayedGame played) {
    String name = played.machine().map(Machine::name).orElse(RUN);
    Count count = counts.computeIfAbsent(name, any -> new Count());
    count.machine = played.machine();
    count.games++;
    Ending ending = played.result().ending();
    count.crashes += ending == Ending.CRASHED || ending == Ending.EXITED ? 1 : 0;
    count.timeLosses += ending == Ending.OVERSTEPPED ? 1 : 0;
    Half other = halves.remove(slot.pair());
    if (other == null) {
      halves.put(slot.pair(), new Half(name, points));
    } else if (other.machine().equals(name)) {
      Format.Pairing pairing = new Format.Pairing(slot.first(), slot.second());
      PairScores pair = PairScores.NONE.plus(points + other.points());
      count.pairs.merge(pairing, pair, PairScores::plus);
      pairs.merge(pairing, pair, PairScores::plus);
    }
  }

  /**
   * Returns the current statistics of the machines.
   *
   * @return a row for each machine, in the order of their first games; empty if only this process
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
