package org.gobang.ai.search.threat;

/**
 * What a {@link ThreatSolver} knows of positions: how much it still takes to prove them, and to
 * disprove them. A later position takes the place of an earlier one.
 */
final class ProofTable {

  /** It cannot be done at all; or, as the other number, it has been done. */
  static final int NEVER = 1 << 24;

  private static final int NUMBER_BITS = 25;
  private static final int NUMBER = (1 << NUMBER_BITS) - 1;
  private static final int ENTRIES = 1 << 17;

  /** Nothing known: one step either way. */
  static final long UNKNOWN = entry(1, 1, 0);

  private final long[] keys = new long[ENTRIES];
  private final long[] data = new long[ENTRIES];

  static long entry(int proof, int disproof, int plies) {
    return proof | (long) disproof << NUMBER_BITS | (long) plies << (2 * NUMBER_BITS);
  }

  static int proof(long entry) {
    return (int) entry & NUMBER;
  }

  static int disproof(long entry) {
    return (int) (entry >>> NUMBER_BITS) & NUMBER;
  }

  /** How many plies a proven win takes at most. */
  static int plies(long entry) {
    return (int) (entry >>> (2 * NUMBER_BITS));
  }

  static boolean isProven(long entry) {
    return proof(entry) == 0;
  }

  long get(long key) {
    int index = index(key);
    return keys[index] == key && data[index] != 0 ? data[index] : UNKNOWN;
  }

  void put(long key, long entry) {
    int index = index(key);
    keys[index] = key;
    data[index] = entry;
  }

  private static int index(long key) {
    return (int) (key >>> 40) & (ENTRIES - 1);
  }
}
