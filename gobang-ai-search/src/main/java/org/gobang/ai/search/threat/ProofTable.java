package org.gobang.ai.search.threat;

/**
 * The transposition table of a {@link ThreatSolver}: the proof and disproof numbers of nodes, each
 * the minimum number of leaves to solve. A new entry always replaces the old one.
 *
 * <p>A disproof holds only for the searched plies. Closer to the root, the same node has more
 * remaining plies and may be won.
 */
final class ProofTable {

  /** The proof number of a disproven node, and the disproof number of a proven one. */
  static final int INFINITE = 1 << 24;

  /** The ply value of a disproof that holds at any ply limit. */
  static final int ALL_PLIES = 1 << 10;

  private static final int NUMBER_BITS = 25;
  private static final int NUMBER = (1 << NUMBER_BITS) - 1;

  /** The entry of a node that has not been expanded. */
  static final long UNKNOWN = entry(1, 1, 0);

  private final long[] keys;
  private final long[] data;

  /**
   * Creates an empty table.
   *
   * @param entries the capacity in nodes, a power of 2, at most 2^24
   */
  ProofTable(int entries) {
    keys = new long[entries];
    data = new long[entries];
  }

  static long entry(int proof, int disproof, int plies) {
    return proof | (long) disproof << NUMBER_BITS | (long) plies << (2 * NUMBER_BITS);
  }

  /** Returns the entry of a node that is not won within a number of plies. */
  static long disproven(int plies) {
    return entry(INFINITE, 0, Math.min(plies, ALL_PLIES));
  }

  static int proof(long entry) {
    return (int) entry & NUMBER;
  }

  static int disproof(long entry) {
    return (int) (entry >>> NUMBER_BITS) & NUMBER;
  }

  /** Returns the maximum plies of a proven win, or the searched plies of a disproof. */
  static int plies(long entry) {
    return (int) (entry >>> (2 * NUMBER_BITS));
  }

  static boolean isProven(long entry) {
    return proof(entry) == 0;
  }

  static boolean isDisproven(long entry) {
    return disproof(entry) == 0;
  }

  /**
   * Returns the entry of a node.
   *
   * @param plies the minimum plies of a disproof
   */
  long probe(long key, int plies) {
    int index = index(key);
    long entry = data[index];
    boolean usable =
        keys[index] == key && entry != 0 && !(isDisproven(entry) && plies(entry) < plies);
    return usable ? entry : UNKNOWN;
  }

  void store(long key, long entry) {
    int index = index(key);
    keys[index] = key;
    data[index] = entry;
  }

  private int index(long key) {
    return (int) (key >>> 40) & (keys.length - 1);
  }
}
