package org.gobang.ai.search.tree;

import java.util.Arrays;

/**
 * The transposition table: the results of searched nodes, shared by all threads without locks.
 *
 * <p>An entry is two longs: a {@link TableEntry}, and the exclusive or of the key and this entry.
 * If two threads write concurrently, the two longs do not match and the probe misses (Hyatt and
 * Mann, <i>A Lock-less Transposition Table Implementation for Parallel Search</i>, 2002). Four
 * entries form a bucket, which fits a cache line of the processor.
 */
public final class TranspositionTable {

  /** The length of a bucket in longs. */
  private static final int BUCKET = 8;

  /** The number of longs that are cleared together after one of them was stored. */
  private static final int PAGE = 512;

  private final long[] entries;

  /** The pages with a stored entry since the last clearing. */
  private final boolean[] usedPages;

  private final int mask;
  private int generation;

  /**
   * Creates an empty table.
   *
   * @param megabytes the maximum memory of the table; at least half of it is used
   */
  public TranspositionTable(int megabytes) {
    entries = new long[length(megabytes)];
    usedPages = new boolean[entries.length / PAGE];
    mask = entries.length / BUCKET - 1;
  }

  private static int length(int megabytes) {
    return (int) Math.min(Long.highestOneBit(megabytes * (1L << 17)), 1 << 30);
  }

  /** Returns the memory of a new table with a maximum size, in bytes. */
  public static long bytes(int megabytes) {
    return (long) length(megabytes) * Long.BYTES;
  }

  /** Returns the memory of this table in bytes. */
  public long bytes() {
    return (long) entries.length * Long.BYTES;
  }

  /** Returns whether a new table with this maximum would have the same size. */
  public boolean hasSizeFor(int megabytes) {
    return entries.length == length(megabytes);
  }

  /**
   * Clears the table by clearing only used pages, which are few after a short search. No search may
   * use the table during this call.
   */
  public void clear() {
    for (int page = 0; page < usedPages.length; page++) {
      if (usedPages[page]) {
        Arrays.fill(entries, page * PAGE, (page + 1) * PAGE, 0);
        usedPages[page] = false;
      }
    }
    generation = 0;
  }

  /** Starts another search, whose entries replace older ones first. */
  public void newSearch() {
    generation = (generation + 1) % TableEntry.GENERATIONS;
  }

  private int bucket(long key) {
    return ((int) (key >>> 32) & mask) * BUCKET;
  }

  /** Returns the {@link TableEntry} of a node, or {@link TableEntry#NONE}. */
  long probe(long key) {
    int from = bucket(key);
    for (int i = from; i < from + BUCKET; i += 2) {
      long entry = entries[i + 1];
      if ((entries[i] ^ entry) == key && entry != TableEntry.NONE) {
        return entry;
      }
    }
    return TableEntry.NONE;
  }

  /**
   * Stores the result of a node in its own entry, or in the least valuable entry of the bucket: the
   * shallowest one, where one generation counts as four plies.
   */
  void store(long key, int move, int value, int evaluation, int depth, int bound, boolean pv) {
    int from = bucket(key);
    int replaced = from;
    int leastWorth = Integer.MAX_VALUE;
    long previous = TableEntry.NONE;
    for (int i = from; i < from + BUCKET; i += 2) {
      long entry = entries[i + 1];
      if ((entries[i] ^ entry) == key) {
        replaced = i;
        previous = entry;
        break;
      }
      int worth = entry == TableEntry.NONE ? -1000 : TableEntry.depth(entry) - 4 * age(entry);
      if (worth < leastWorth) {
        leastWorth = worth;
        replaced = i;
      }
    }
    int storedMove = move;
    if (previous != TableEntry.NONE) {
      if (bound != TableEntry.EXACT
          && depth < TableEntry.depth(previous) - 3
          && age(previous) == 0) {
        return;
      }
      storedMove = move < 0 ? TableEntry.move(previous) : move;
    }
    long entry = TableEntry.of(storedMove, value, evaluation, depth, bound, pv, generation);
    usedPages[replaced / PAGE] = true;
    entries[replaced] = key ^ entry;
    entries[replaced + 1] = entry;
  }

  /** Returns the age of an entry in searches. */
  private int age(long entry) {
    return (generation - TableEntry.generation(entry) + TableEntry.GENERATIONS)
        % TableEntry.GENERATIONS;
  }
}
