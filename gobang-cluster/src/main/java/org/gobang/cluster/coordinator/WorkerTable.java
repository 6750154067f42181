package org.gobang.cluster.coordinator;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.gobang.cluster.job.WorkerProfile;
import org.jspecify.annotations.Nullable;

/** The workers known to a coordinator. May be used from any thread. */
public final class WorkerTable {

  /** The time without messages after which a worker counts as lost. */
  public static final Duration SILENCE = Duration.ofSeconds(30);

  private final LongSupplier clock;
  private final Duration silence;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final Set<String> slow = new HashSet<>();

  private static final class Entry {
    /** Null until the first greeting. */
    private @Nullable WorkerProfile profile;

    private int jobs;
    private int refusals;
    private int repeated;
    private long heard;
    private boolean lost;
  }

  /**
   * A worker.
   *
   * @param name its name
   * @param slots the number of jobs in parallel
   * @param jobs the jobs, such as games, that it has done and that count
   * @param refusals the jobs that it could not do
   * @param repeated the results that were not awaited: another worker had sent them, or the job was
   *     abandoned
   * @param present whether it was heard of lately
   */
  public record Row(
      String name, int slots, int jobs, int refusals, int repeated, boolean present) {}

  /**
   * Creates a table without workers.
   *
   * @param clock the time in nanoseconds
   * @param silence after so long without a sign of life a worker is lost
   */
  WorkerTable(LongSupplier clock, Duration silence) {
    this.clock = clock;
    this.silence = silence;
  }

  private Entry heard(String name) {
    Entry entry = entries.computeIfAbsent(name, any -> new Entry());
    entry.heard = clock.getAsLong();
    return entry;
  }

  /** Records an accepted worker and returns the change of state; empty if it had already joined. */
  synchronized Optional<WorkerChange> greeted(WorkerProfile worker) {
    slow.remove(worker.name());
    Entry entry = heard(worker.name());
    boolean isNew = entry.profile == null;
    boolean wasLost = entry.lost;
    entry.profile = worker;
    entry.lost = false;
    return isNew
        ? Optional.of(WorkerChange.ARRIVED)
        : Optional.of(WorkerChange.RETURNED).filter(any -> wasLost);
  }

  /** Records a worker as too slow and returns whether this is the first time since it joined. */
  synchronized boolean slow(WorkerProfile worker) {
    return slow.add(worker.name());
  }

  /** Returns the workers lost since the previous call. */
  synchronized List<WorkerProfile> lost() {
    long now = clock.getAsLong();
    List<WorkerProfile> lost = new ArrayList<>();
    for (Entry entry : entries.values()) {
      if (entry.profile != null && !entry.lost && !isPresent(entry, now)) {
        entry.lost = true;
        lost.add(entry.profile);
      }
    }
    return lost;
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
   * Returns whether there is a worker other than the given one.
   *
   * @param name the name of a worker
   * @return whether one of another name was heard of lately
   */
  public synchronized boolean hasOtherThan(String name) {
    return rows().stream().anyMatch(row -> row.present() && !row.name().equals(name));
  }

  /**
   * Returns all workers.
   *
   * @return in the order in which they came
   */
  public synchronized List<Row> rows() {
    long now = clock.getAsLong();
    return entries.entrySet().stream()
        .map(each -> row(each.getKey(), each.getValue(), now))
        .toList();
  }

  private Row row(String name, Entry entry, long now) {
    return new Row(
        name,
        entry.profile == null ? 0 : entry.profile.slots(),
        entry.jobs,
        entry.refusals,
        entry.repeated,
        isPresent(entry, now));
  }

  private boolean isPresent(Entry entry, long now) {
    return now - entry.heard < silence.toNanos();
  }
}
