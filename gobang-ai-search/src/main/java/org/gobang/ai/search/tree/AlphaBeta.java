package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * One thread's search below the root: principal variation search, and a {@link Quiescence} at its
 * leaves.
 *
 * <p>A win or loss that it returns is proven as far as the moves of {@link MovePicker} go: the
 * moves of the side that loses are never left out once all tried before have lost.
 */
final class AlphaBeta {

  final SearchState tree;
  private final SearchPosition position;
  private final MoveHistory history;
  private final Quiescence leaves;

  AlphaBeta(SearchState tree) {
    this.tree = tree;
    this.position = tree.position;
    this.history = tree.history;
    this.leaves = new Quiescence(tree);
  }

  /** The value of the position after a move at the root, seen from who makes it. */
  int after(int move, int depth, int alpha, int beta, boolean cut) {
    position.move(move);
    int value = -search(1, depth, -beta, -alpha, cut);
    position.undo();
    return value;
  }

  /**
   * Searches a position.
   *
   * @param ply its distance from the root
   * @param depth how many plies to search
   * @param cut whether a move is expected that the opponent would not allow
   */
  private int search(int ply, int depth, int lower, int upper, boolean cut) {
    if (depth <= 0) {
      return leaves.search(ply, 0, lower, upper);
    }
    int known = tree.look(ply);
    if (known != Value.NONE) {
      return known;
    }
    int alpha = Math.max(lower, Value.lossAt(ply + 2));
    int beta = Math.min(upper, Value.winAt(ply + 3));
    if (alpha >= beta) {
      return alpha;
    }
    boolean main = beta - alpha > 1;
    long entry = tree.table.get(position.key());
    if (entry != TranspositionTable.ABSENT && !main && TranspositionTable.depth(entry) >= depth) {
      int value = Value.fromRoot(TranspositionTable.value(entry), ply);
      if (TranspositionTable.decides(entry, value, beta)) {
        return value;
      }
    }
    StackEntry frame = tree.frames[ply];
    int evaluation =
        entry == TranspositionTable.ABSENT
            ? Evaluation.of(position)
            : TranspositionTable.evaluation(entry);
    judge(frame, ply, evaluation, entry);
    if (!main && !frame.isThreatened() && isFarTooGood(frame, depth, beta)) {
      return frame.estimate;
    }
    int tableMove =
        entry == TranspositionTable.ABSENT
            ? SearchPosition.NOWHERE
            : TranspositionTable.move(entry);
    boolean blind = tableMove == SearchPosition.NOWHERE && depth >= 4 && !frame.theirFour;
    int left = blind ? depth - 1 : depth;
    MovePicker moves = frame.moves;
    moves.generate(position, history, tableMove);
    int best = -Value.INFINITE;
    int bestMove = SearchPosition.NOWHERE;
    int tried = 0;
    for (int move = moves.next(); move != SearchPosition.NOWHERE; move = moves.next()) {
      tried++;
      boolean late = tried > Pruning.moves(left, frame.improving);
      if (late && best > -Value.PROVEN && !frame.theirFour) {
        break;
      }
      int next = frame.theirFour ? left : left - 1;
      int reduction = reduction(frame, move, tried, left, cut, main);
      int value = tryMove(move, ply, next, reduction, alpha, beta, cut, main, tried == 1);
      if (tree.isOver()) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > alpha) {
          alpha = value;
          frame.setLine(move, tree.frames[ply + 1]);
          if (value >= beta) {
            learn(moves, move, left);
            break;
          }
        }
      }
    }
    if (tried == 0) {
      return tree.nothingToPlay(ply, frame.isThreatened()); // every answer is forbidden
    }
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : best > lower && main ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    int kept = best > lower ? bestMove : tableMove;
    tree.table.put(position.key(), kept, Value.fromPosition(best, ply), evaluation, depth, bound);
    return best;
  }

  /** Notes what the position looks like: threats, and how good it seems. */
  private void judge(StackEntry frame, int ply, int evaluation, long entry) {
    StackEntry[] frames = tree.frames;
    frame.threats(position);
    // A threat that is about to be answered says little: what stood before it says more.
    frame.evaluation = frame.isThreatened() ? -frames[ply - 1].evaluation : evaluation;
    frame.improving = ply < 2 || frame.evaluation > frames[ply - 2].evaluation;
    frame.estimate = evaluation;
    if (entry != TranspositionTable.ABSENT) {
      int value = Value.fromRoot(TranspositionTable.value(entry), ply);
      if (Math.abs(value) < Value.PROVEN
          && TranspositionTable.decides(entry, value, evaluation + 1)) {
        frame.estimate = value;
      }
    }
  }

  private static boolean isFarTooGood(StackEntry frame, int depth, int beta) {
    return depth <= Pruning.FUTILITY_DEPTH
        && frame.estimate - Pruning.futility(depth, frame.improving) >= beta
        && Math.abs(beta) < Value.PROVEN;
  }

  /** By how many plies a move is searched less deep at first. */
  private int reduction(
      StackEntry frame, int move, int tried, int left, boolean cut, boolean main) {
    if (left < 3 || tried <= (main ? 3 : 2) || frame.isThreatened()) {
      return 0;
    }
    int reduction = Pruning.reduction(left, tried) - history.of(position, move) / Pruning.MERIT;
    reduction += cut ? 2 : 0;
    reduction -= main ? 1 : 0;
    reduction -= position.shape(position.side(), move) >= Shape.THREE ? 1 : 0;
    reduction += frame.improving ? 0 : 1;
    return Math.max(0, reduction);
  }

  private int tryMove(
      int move,
      int ply,
      int next,
      int reduction,
      int alpha,
      int beta,
      boolean cut,
      boolean main,
      boolean first) {
    position.move(move);
    int value;
    if (first) {
      value = -search(ply + 1, next, -beta, -alpha, !main && !cut);
    } else {
      int less = Math.min(reduction, Math.max(0, next - 1));
      value = -search(ply + 1, next - less, -alpha - 1, -alpha, true);
      if (value > alpha && less > 0) {
        value = -search(ply + 1, next, -alpha - 1, -alpha, !cut);
      }
      if (main && value > alpha) {
        value = -search(ply + 1, next, -beta, -alpha, false);
      }
    }
    position.undo();
    return value;
  }

  private void learn(MovePicker moves, int move, int depth) {
    history.good(position, move, depth);
    for (int i = 0; moves.given(i) != move; i++) {
      history.bad(position, moves.given(i), depth);
    }
  }
}
