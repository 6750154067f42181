package org.gobang.ai.search;

import java.lang.ref.SoftReference;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.gobang.ai.search.tree.TranspositionTable;

/**
 * A pool of transposition tables. All tables in use take at most half of the memory, so that one
 * process can play hundreds of games. Larger tables are reduced, down to one megabyte. The table of
 * the last closed player is reused, because clearing is much faster than allocation. The garbage
 * collector may reclaim it. Thread-safe.
 */
final class TranspositionTablePool {

  private final long limit;

  /**
   * The tables in use as weak references, because an abandoned player does not return its table.
   */
  private final Set<TranspositionTable> inUse = Collections.newSetFromMap(new WeakHashMap<>());

  private SoftReference<TranspositionTable> pooled = new SoftReference<>(null);

  TranspositionTablePool() {
    this((int) (Runtime.getRuntime().maxMemory() >> 21));
  }

  /**
   * Creates an empty pool.
   *
   * @param megabytes the maximum memory of all tables
   */
  TranspositionTablePool(int megabytes) {
    limit = (long) megabytes << 20;
  }

  /**
   * Takes an empty table from the pool, or allocates one.
   *
   * @param megabytes the maximum memory of the table
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

  /** Returns an unused table to the pool. */
  synchronized void release(TranspositionTable table) {
    inUse.remove(table);
    pooled = new SoftReference<>(table);
  }
}
