package org.gobang.cluster.coordinator;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.gobang.cluster.job.WorkerProfile;

/** What a coordinator knows of its workers. May be used by any thread. */
public final class WorkerTable {

  /** A worker that has not been heard of for so long is taken to be gone. */
  private static final Duration SILENCE = Duration.ofSeconds(30);

  private final LongSupplier clock;
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  private static final class Entry {
    private int slots;
    private int jobs;
    private int refusals;
    private int repeated;
    private long heard;
  }

  /**
   * A worker.
   *
   * @param name its name
   * @param slots how many jobs it does at a time
   * @param jobs the jobs, such as games, that it has done and that count
   * @param refusals the jobs that it could not do
   * @param repeated the results that were not awaited: another worker had sent them, or the job was
   *     abandoned
   * @param present whether it was heard of lately
   */
  public record Row(
      String name, int slots, int jobs, int refusals, int repeated, boolean present) {}

  WorkerTable(LongSupplier clock) {
    this.clock = clock;
  }

  private Entry heard(String name) {
    Entry entry = entries.computeIfAbsent(name, any -> new Entry());
    entry.heard = clock.getAsLong();
    return entry;
  }

  /** Whether the worker is new, or was thought to be gone. */
  synchronized boolean greeted(WorkerProfile worker) {
    boolean isNew =
        !entries.containsKey(worker.name())
            || !isPresent(entries.get(worker.name()), clock.getAsLong());
    Entry entry = heard(worker.name());
    entry.slots = worker.slots();
    return isNew;
  }

  synchronized void done(String name) {
    heard(name).jobs++;
  }

  synchronized void refused(String name) {
    heard(name).refusals++;
  }

  synchronized void repeated(String name) {
    heard(name).repeated++;
  }

  /**
   * Whether there is another worker.
   *
   * @param name the name of a worker
   * @return whether one of another name was heard of lately
   */
  public synchronized boolean hasOtherThan(String name) {
    return rows().stream().anyMatch(row -> row.present() && !row.name().equals(name));
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
        name, entry.slots, entry.jobs, entry.refusals, entry.repeated, isPresent(entry, now));
  }

  private static boolean isPresent(Entry entry, long now) {
    return now - entry.heard < SILENCE.toNanos();
  }
}
