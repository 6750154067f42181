package org.gobang.study.explorer;

import java.util.Arrays;

/**
 * A list of postings. A posting consists of a position, a game, the next move of the game there,
 * and the ply. A posting is two numbers, the {@linkplain SymmetricHash#key key} of the position and
 * an entry with the rest.
 */
final class PostingList {

  /** The number of bytes per posting in a file. */
  static final int BYTES = 2 * Long.BYTES;

  /** The largest ply in a posting, which also stands for all later ones. */
  static final int MOST_PLIES = (1 << 20) - 1;

  private static final int RESULT_BITS = 2;
  private static final int PLY_SHIFT = RESULT_BITS;
  private static final int GAME_SHIFT = PLY_SHIFT + 20;
  private static final int MOVE_SHIFT = GAME_SHIFT + 31;
  private static final int RADIX_BITS = 8;

  private long[] keys = new long[1 << 10];
  private long[] entries = new long[1 << 10];
  private int size;

  /**
   * Returns an entry. Entries are sorted by move, then by game.
   *
   * @param ply the number of moves from the start of the game to the position
   */
  static long entry(int move, int game, int ply, GameResult result) {
    return (long) move << MOVE_SHIFT
        | (long) game << GAME_SHIFT
        | (long) Math.min(ply, MOST_PLIES) << PLY_SHIFT
        | result.code();
  }

  static int move(long entry) {
    return (int) (entry >>> MOVE_SHIFT);
  }

  static int game(long entry) {
    return (int) (entry >>> GAME_SHIFT) & Integer.MAX_VALUE;
  }

  static int ply(long entry) {
    return (int) (entry >>> PLY_SHIFT) & MOST_PLIES;
  }

  static GameResult result(long entry) {
    return GameResult.ALL.get((int) entry & (1 << RESULT_BITS) - 1);
  }

  /** Returns the entry of the same move with the new number of its game. */
  static long renumbered(long entry, int game) {
    return entry(move(entry), game, ply(entry), result(entry));
  }

  int size() {
    return size;
  }

  long key(int i) {
    return keys[i];
  }

  long entry(int i) {
    return entries[i];
  }

  void add(long key, long entry) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      entries = Arrays.copyOf(entries, 2 * size);
    }
    keys[size] = key;
    entries[size] = entry;
    size++;
  }

  /** Sets the result of the game in all postings from an index on. */
  void setResult(int from, GameResult result) {
    for (int i = from; i < size; i++) {
      entries[i] = entry(move(entries[i]), game(entries[i]), ply(entries[i]), result);
    }
  }

  void clear() {
    size = 0;
  }

  /** Renumbers the games. */
  void renumber(int[] numbers) {
    for (int i = 0; i < size; i++) {
      entries[i] = renumbered(entries[i], numbers[game(entries[i])]);
    }
  }

  /**
   * Sorts by key, then by entry. A radix sort by bytes, from the last to the first, needs no object
   * per posting.
   */
  void sort() {
    long[] nextKeys = new long[size];
    long[] nextEntries = new long[size];
    for (int shift = 0; shift < 2 * Long.SIZE; shift += RADIX_BITS) {
      boolean byEntry = shift < Long.SIZE;
      // Negative keys come first.
      long flip = shift == 2 * Long.SIZE - RADIX_BITS ? 1 << (RADIX_BITS - 1) : 0;
      if (sort(byEntry ? entries : keys, shift % Long.SIZE, (int) flip, nextKeys, nextEntries)) {
        long[] freeKeys = keys;
        keys = nextKeys;
        nextKeys = freeKeys;
        long[] freeEntries = entries;
        entries = nextEntries;
        nextEntries = freeEntries;
      }
    }
  }

  /** Sorts by one byte, and returns false if it is the same in all postings. */
  private boolean sort(long[] numbers, int shift, int flip, long[] nextKeys, long[] nextEntries) {
    int mask = (1 << RADIX_BITS) - 1;
    int[] ends = new int[mask + 2];
    for (int i = 0; i < size; i++) {
      ends[(((int) (numbers[i] >>> shift) & mask) ^ flip) + 1]++;
    }
    for (int digit = 0; digit < mask; digit++) {
      if (ends[digit + 1] == size) {
        return false;
      }
      ends[digit + 1] += ends[digit];
    }
    for (int i = 0; i < size; i++) {
      int to = ends[((int) (numbers[i] >>> shift) & mask) ^ flip]++;
      nextKeys[to] = keys[i];
      nextEntries[to] = entries[i];
    }
    return true;
  }
}
