package org.gobang.ai.search.tree;

import java.util.Arrays;

/**
 * The transposition table: what was found out about positions, shared by all threads without locks.
 *
 * <p>An entry is two longs, the data and the key exclusive-or the data: where two threads write at
 * once, the two do not fit each other, and the entry is as good as absent (Hyatt and Mann, <i>A
 * Lock-less Transposition Table Implementation for Parallel Search</i>, 2002). Four entries make a
 * bucket, which is a line of the processor's cache.
 */
public final class TranspositionTable {

  /** The value is not less. */
  static final int LOWER = 1;

  /** The value is not more. */
  static final int UPPER = 2;

  /** The value is exact. */
  static final int EXACT = LOWER | UPPER;

  /** The entry of a position that is not in the table. */
  static final long ABSENT = 0;

  private static final int BUCKET = 8;
  private static final int NO_MOVE = 0x3ff;
  private static final int AGES = 64;

  /** So that a depth below 0, of a quiescence, fits too. */
  private static final int DEPTH_BASE = 2;

  private final long[] entries;
  private final int mask;
  private int age;

  /**
   * An empty table.
   *
   * @param megabytes how much memory it may take; at least a half of that is used
   */
  public TranspositionTable(int megabytes) {
    entries = new long[length(megabytes)];
    mask = entries.length / BUCKET - 1;
  }

  private static int length(int megabytes) {
    return (int) Math.min(Long.highestOneBit(megabytes * (1L << 17)), 1 << 30);
  }

  /** Whether a table that may take so much memory would be of this size. */
  public boolean isFor(int megabytes) {
    return entries.length == length(megabytes);
  }

  /** Empties it; no search may use it meanwhile. */
  public void clear() {
    Arrays.fill(entries, 0);
    age = 0;
  }

  /** Another search begins: what is in the table gives way to what it finds. */
  public void nextAge() {
    age = (age + 1) % AGES;
  }

  private int bucket(long key) {
    return ((int) (key >>> 32) & mask) * BUCKET;
  }

  /** What is known about a position. */
  long get(long key) {
    int from = bucket(key);
    for (int i = from; i < from + BUCKET; i += 2) {
      long data = entries[i + 1];
      if ((entries[i] ^ data) == key && data != 0) {
        return data;
      }
    }
    return ABSENT;
  }

  /** Keeps what was found out about a position, in place of the entry that is worth least. */
  void put(long key, int move, int value, int evaluation, int depth, int bound) {
    int from = bucket(key);
    int replaced = from;
    int least = Integer.MAX_VALUE;
    long known = ABSENT;
    for (int i = from; i < from + BUCKET; i += 2) {
      long data = entries[i + 1];
      if ((entries[i] ^ data) == key) {
        replaced = i;
        known = data;
        break;
      }
      int worth = data == 0 ? -1000 : depth(data) - 4 * ((age - age(data) + AGES) % AGES);
      if (worth < least) {
        least = worth;
        replaced = i;
      }
    }
    int kept = move;
    if (known != ABSENT) {
      if (bound != EXACT && depth < depth(known) - 3 && age(known) == age) {
        return;
      }
      kept = move < 0 ? move(known) : move;
    }
    long data =
        (kept < 0 ? NO_MOVE : kept)
            | (long) (value + Value.INFINITE) << 10
            | (long) (evaluation + Value.INFINITE) << 26
            | (long) (depth + DEPTH_BASE) << 42
            | (long) bound << 50
            | (long) age << 52
            | 1L << 58;
    entries[replaced] = key ^ data;
    entries[replaced + 1] = data;
  }

  /** The best move, -1 if none is known. */
  static int move(long entry) {
    int move = (int) entry & NO_MOVE;
    return move == NO_MOVE ? -1 : move;
  }

  static int value(long entry) {
    return ((int) (entry >>> 10) & 0xffff) - Value.INFINITE;
  }

  static int evaluation(long entry) {
    return ((int) (entry >>> 26) & 0xffff) - Value.INFINITE;
  }

  static int depth(long entry) {
    return ((int) (entry >>> 42) & 0xff) - DEPTH_BASE;
  }

  static int bound(long entry) {
    return (int) (entry >>> 50) & EXACT;
  }

  /** Whether a value of an entry says on which side of a bar the position's value lies. */
  static boolean decides(long entry, int value, int bar) {
    return (bound(entry) & (value >= bar ? LOWER : UPPER)) != 0;
  }

  private static int age(long entry) {
    return (int) (entry >>> 52) % AGES;
  }
}
