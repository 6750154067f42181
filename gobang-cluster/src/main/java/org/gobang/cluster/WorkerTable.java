package org.gobang.cluster;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.gobang.api.record.Ending;
import org.gobang.arena.play.GamePlayed;
import org.gobang.cluster.message.Greeting;

/** What a coordinator knows of its workers. May be used by any thread. */
public final class WorkerTable {

  /** A worker that has not been heard of for so long is taken to be gone. */
  private static final Duration SILENCE = Duration.ofSeconds(30);

  private final LongSupplier clock;
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  private static final class Entry {
    private int slots;
    private int games;
    private int crashes;
    private int overstepped;
    private int refusals;
    private int repeated;
    private long heard;
  }

  /**
   * A worker.
   *
   * @param name its name
   * @param slots how many games it plays at a time
   * @param games the games that it has played and that count
   * @param crashes those of them that ended with a player's crash
   * @param overstepped those of them that were lost on time
   * @param refusals the games that it could not play
   * @param repeated the results that were not awaited: another worker had sent them
   * @param present whether it was heard of lately
   */
  public record Row(
      String name,
      int slots,
      int games,
      int crashes,
      int overstepped,
      int refusals,
      int repeated,
      boolean present) {}

  WorkerTable(LongSupplier clock) {
    this.clock = clock;
  }

  private Entry heard(String name) {
    Entry entry = entries.computeIfAbsent(name, any -> new Entry());
    entry.heard = clock.getAsLong();
    return entry;
  }

  synchronized void greeted(Greeting greeting) {
    heard(greeting.name()).slots = greeting.slots();
  }

  synchronized void played(String name, GamePlayed played) {
    Entry entry = heard(name);
    entry.games++;
    Ending ending = played.result().ending();
    if (ending == Ending.CRASHED || ending == Ending.EXITED) {
      entry.crashes++;
    } else if (ending == Ending.OVERSTEPPED) {
      entry.overstepped++;
    }
  }

  synchronized void refused(String name) {
    heard(name).refusals++;
  }

  synchronized void repeated(String name) {
    heard(name).repeated++;
  }

  /**
   * All workers.
   *
   * @return in the order in which they came
   */
  public synchronized List<Row> rows() {
    long now = clock.getAsLong();
    return entries.entrySet().stream()
        .map(each -> row(each.getKey(), each.getValue(), now))
        .toList();
  }

  private static Row row(String name, Entry entry, long now) {
    return new Row(
        name,
        entry.slots,
        entry.games,
        entry.crashes,
        entry.overstepped,
        entry.refusals,
        entry.repeated,
        now - entry.heard < SILENCE.toNanos());
  }
}
