package org.gobang.ai.search.threat;

/**
 * The transposition table of a {@link ThreatSolver}: the proof and disproof numbers of nodes, each
 * the least number of leaves that would have to be solved. A new entry always replaces the old one.
 */
final class ProofTable {

  /** The proof number of a disproven node, and the disproof number of a proven one. */
  static final int INFINITE = 1 << 24;

  private static final int NUMBER_BITS = 25;
  private static final int NUMBER = (1 << NUMBER_BITS) - 1;
  private static final int ENTRIES = 1 << 17;

  /** The entry of a node that has not been expanded. */
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

  long probe(long key) {
    int index = index(key);
    return keys[index] == key && data[index] != 0 ? data[index] : UNKNOWN;
  }

  void store(long key, long entry) {
    int index = index(key);
    keys[index] = key;
    data[index] = entry;
  }

  private static int index(long key) {
    return (int) (key >>> 40) & (ENTRIES - 1);
  }
}
