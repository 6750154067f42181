package org.gobang.ai.search;

import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.ai.search.tree.Value;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Turn;

/** What the searches of one game share: the level, the tables, how budgets become limits. */
final class SearchContext {

  private static final int MAX_DEPTH = 100;

  private final Level level;
  private final int threads;
  private final long seed;
  private final TranspositionTablePool pool;

  /** Empty once it is closed: what holds a closed player does not hold its memory, too. */
  private Optional<PersistentTables> tables;

  /**
   * The searches of a game.
   *
   * @param start the first board: the tables are allocated for it now, while no clock runs
   * @param pool where the transposition table is taken from, and returned to in the end
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

  /** The tables for a position; empty ones if those before are for other rules or another size. */
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

  /** The seed of the random choices in a position. */
  long seed(SearchPosition position) {
    return seed ^ position.key();
  }

  /** The moves to search, as far as the level sees them, the most promising first. */
  List<Integer> rootMoves(SearchPosition position, Board board) {
    return level.rootMoves(position, BoardConversion.lastStones(board, 2), seed(position));
  }

  /**
   * The limits of a search.
   *
   * @param nodes for all threads together
   */
  SearchLimits limits(Turn turn, long deadline, long nodes) {
    Thread caller = Thread.currentThread();
    return new SearchLimits(
        () -> turn.stop().requested() || caller.isInterrupted(), deadline, nodes / threads);
  }

  /** The limit of nodes for a move, by the budget and the level. */
  long nodes(Budget budget) {
    return Math.min(limit(budget), level.nodes());
  }

  /** The limit of nodes by the budget alone. */
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

  /** The listener of a search that stops when the result is certain. */
  static boolean isUndecided(IterativeDeepening search) {
    int value = search.bestMoves().get(0).value();
    return !Value.isWin(value) && !Value.isLoss(value);
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
