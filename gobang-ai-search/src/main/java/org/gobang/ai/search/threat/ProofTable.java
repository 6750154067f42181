package org.gobang.ai.search.threat;

/**
 * The transposition table of a {@link ThreatSolver}: the proof and disproof numbers of nodes, each
 * the least number of leaves that would have to be solved. A new entry always replaces the old one.
 *
 * <p>A disproof holds for as many plies as were searched: nearer to the root the same node has more
 * plies left, and may be won.
 */
final class ProofTable {

  /** The proof number of a disproven node, and the disproof number of a proven one. */
  static final int INFINITE = 1 << 24;

  /** The plies of a disproof that no limit of plies had a part in. */
  static final int ALL_PLIES = 1 << 10;

  private static final int NUMBER_BITS = 25;
  private static final int NUMBER = (1 << NUMBER_BITS) - 1;

  /** The entry of a node that has not been expanded. */
  static final long UNKNOWN = entry(1, 1, 0);

  private final long[] keys;
  private final long[] data;

  /**
   * An empty table.
   *
   * @param entries how many nodes it holds, a power of 2, at most 2^24
   */
  ProofTable(int entries) {
    keys = new long[entries];
    data = new long[entries];
  }

  static long entry(int proof, int disproof, int plies) {
    return proof | (long) disproof << NUMBER_BITS | (long) plies << (2 * NUMBER_BITS);
  }

  /** The entry of a node that is not won within so many plies. */
  static long disproven(int plies) {
    return entry(INFINITE, 0, Math.min(plies, ALL_PLIES));
  }

  static int proof(long entry) {
    return (int) entry & NUMBER;
  }

  static int disproof(long entry) {
    return (int) (entry >>> NUMBER_BITS) & NUMBER;
  }

  /** How many plies a proven win takes at most, or a disproof was searched for. */
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
   * The entry of a node.
   *
   * @param plies a disproof has to have been searched for at least as many
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
