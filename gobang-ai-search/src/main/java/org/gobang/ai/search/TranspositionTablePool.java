package org.gobang.ai.search;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReference;
import org.gobang.ai.search.tree.TranspositionTable;

/**
 * The transposition table of the player that was closed last, for the next one: to clear it takes a
 * fraction of the time that new memory takes. Java may have the memory back where it runs short.
 * Safe for threads.
 */
final class TranspositionTablePool {

  private final AtomicReference<SoftReference<TranspositionTable>> spare =
      new AtomicReference<>(new SoftReference<>(null));

  /**
   * An empty table.
   *
   * @param megabytes how much memory it may take
   */
  TranspositionTable take(int megabytes) {
    TranspositionTable table = spare.getAndSet(new SoftReference<>(null)).get();
    if (table == null || !table.hasSizeFor(megabytes)) {
      return new TranspositionTable(megabytes);
    }
    table.clear();
    return table;
  }

  /** Keeps a table that no search uses any more. */
  void keep(TranspositionTable table) {
    spare.set(new SoftReference<>(table));
  }
}
