package org.gobang.ai.search;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReference;
import org.gobang.ai.search.tree.TranspositionTable;

/**
 * A pool of one transposition table, which the player closed last leaves for the next one: clearing
 * a table takes a fraction of the time of allocating one. The garbage collector may reclaim it when
 * memory is short. Safe for threads.
 */
final class TranspositionTablePool {

  private final AtomicReference<SoftReference<TranspositionTable>> pooled =
      new AtomicReference<>(new SoftReference<>(null));

  /**
   * Takes an empty table out of the pool, or allocates one.
   *
   * @param megabytes how much memory it may take
   */
  TranspositionTable acquire(int megabytes) {
    TranspositionTable table = pooled.getAndSet(new SoftReference<>(null)).get();
    if (table == null || !table.hasSizeFor(megabytes)) {
      return new TranspositionTable(megabytes);
    }
    table.clear();
    return table;
  }

  /** Returns a table that no search uses any more. */
  void release(TranspositionTable table) {
    pooled.set(new SoftReference<>(table));
  }
}
