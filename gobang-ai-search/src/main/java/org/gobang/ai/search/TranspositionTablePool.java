package org.gobang.ai.search;

import java.lang.ref.SoftReference;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.gobang.ai.search.tree.TranspositionTable;

/**
 * Hands out transposition tables. All that are in use take at most half of the memory, so that one
 * process can play hundreds of games: a table that would take more is made smaller, down to a
 * megabyte. The table of the player closed last is left for the next one, as clearing a table takes
 * a fraction of the time of allocating one; the garbage collector may reclaim it when memory is
 * short. Safe for threads.
 */
final class TranspositionTablePool {

  private final long limit;

  /** Weak, as an abandoned player does not return its table. */
  private final Set<TranspositionTable> inUse = Collections.newSetFromMap(new WeakHashMap<>());

  private SoftReference<TranspositionTable> pooled = new SoftReference<>(null);

  TranspositionTablePool() {
    this((int) (Runtime.getRuntime().maxMemory() >> 21));
  }

  /**
   * A pool without tables.
   *
   * @param megabytes how much memory all tables may take
   */
  TranspositionTablePool(int megabytes) {
    limit = (long) megabytes << 20;
  }

  /**
   * Takes an empty table out of the pool, or allocates one.
   *
   * @param megabytes how much memory it may take
   */
  synchronized TranspositionTable acquire(int megabytes) {
    int granted = granted(megabytes);
    TranspositionTable table = pooled.get();
    pooled.clear();
    if (table == null || !table.hasSizeFor(granted)) {
      table = new TranspositionTable(granted);
    } else {
      table.clear();
    }
    inUse.add(table);
    return table;
  }

  private int granted(int megabytes) {
    long left = limit - inUse.stream().mapToLong(TranspositionTable::bytes).sum();
    int granted = megabytes;
    while (granted > 1 && TranspositionTable.bytes(granted) > left) {
      granted /= 2;
    }
    return granted;
  }

  /** Returns a table that no search uses any more. */
  synchronized void release(TranspositionTable table) {
    inUse.remove(table);
    pooled = new SoftReference<>(table);
  }
}
