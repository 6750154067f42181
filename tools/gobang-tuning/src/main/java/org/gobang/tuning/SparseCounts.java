package org.gobang.tuning;

import java.util.Arrays;

/**
 * The non-zero elements of a vector of counts.
 *
 * @param indices the indices of the counts
 * @param counts the counts
 */
@SuppressWarnings("ArrayRecordComponent") // parts of a sample, never compared
record SparseCounts(short[] indices, short[] counts) {

  static SparseCounts of(int[] all) {
    int size = (int) Arrays.stream(all).filter(count -> count != 0).count();
    short[] indices = new short[size];
    short[] counts = new short[size];
    int next = 0;
    for (int i = 0; i < all.length; i++) {
      if (all[i] != 0) {
        indices[next] = (short) i;
        counts[next++] = (short) all[i];
      }
    }
    return new SparseCounts(indices, counts);
  }
}
