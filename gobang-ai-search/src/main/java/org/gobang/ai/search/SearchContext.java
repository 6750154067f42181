package org.gobang.ai.search;

import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Turn;

/** The shared state of one game's searches: level, tables and limits. */
final class SearchContext {

  private static final int MAX_DEPTH = 100;

  private final Level level;
  private final int threads;
  private final long seed;
  private final TranspositionTablePool pool;

  /**
   * The persistent tables, empty after close, so that a reference to a closed player does not
   * retain their memory.
   */
  private Optional<PersistentTables> tables;

  /**
   * Creates the context of a game.
   *
   * @param start the first board; the tables for it are allocated immediately, while no clock runs
   * @param pool the pool of the transposition table
   */
  SearchContext(
      Level level,
      int threads,
      int megabytes,
      long seed,
      Board start,
      TranspositionTablePool pool) {
    this.level = level;
    this.threads = threads;
    this.seed = seed;
    this.pool = pool;
    this.tables =
        Optional.of(
            new PersistentTables(
                BoardConversion.position(start), threads, pool.acquire(megabytes)));
  }

  Level level() {
    return level;
  }

  /** Returns the tables for a position, new ones if the rules or the size have changed. */
  PersistentTables tables(SearchPosition position) {
    PersistentTables before = tables.orElseThrow();
    if (before.fit(position)) {
      return before;
    }
    before.transpositionTable().clear();
    PersistentTables now = new PersistentTables(position, threads, before.transpositionTable());
    tables = Optional.of(now);
    return now;
  }

  /** Returns the seed of the random choices in a position. */
  long seed(SearchPosition position) {
    return seed ^ position.key();
  }

  /** Returns the moves to search at this level, most promising first. */
  List<Integer> rootMoves(SearchPosition position, Board board) {
    return level.rootMoves(position, BoardConversion.lastStones(board, 2), seed(position));
  }

  /**
   * Returns the limits of a search.
   *
   * @param nodes the total for all threads
   */
  SearchLimits limits(Turn turn, long deadline, long nodes) {
    Thread caller = Thread.currentThread();
    return new SearchLimits(
        () -> turn.stop().requested() || caller.isInterrupted(), deadline, nodes / threads);
  }

  /** Returns the node limit per move, according to budget and level. */
  long nodes(Budget budget) {
    return Math.min(limit(budget), level.nodes());
  }

  /** Returns the node limit of the budget only. */
  static long limit(Budget budget) {
    return budget
        .limit(Budget.Limit.Nodes.class)
        .map(Budget.Limit.Nodes::count)
        .orElse(Long.MAX_VALUE);
  }

  static int maxDepth(Budget budget) {
    return budget
        .limit(Budget.Limit.Depth.class)
        .map(depth -> Math.min(depth.plies(), MAX_DEPTH))
        .orElse(MAX_DEPTH);
  }

  static void throwIfInterrupted() throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  void close() {
    tables.map(PersistentTables::transpositionTable).ifPresent(pool::release);
    tables = Optional.empty();
  }
}
