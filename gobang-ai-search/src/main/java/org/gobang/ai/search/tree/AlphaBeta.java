package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * One thread's search below the root: principal variation search (alpha-beta with null windows
 * after the first move), with a {@link Quiescence} search at its leaves.
 *
 * <p>A win or loss that it returns is proven as far as the moves of {@link MovePicker} go: while
 * every move searched so far loses, no move of the losing side is pruned.
 *
 * <p>The Elo figures at the steps are what the engine loses without them: {@code
 * docs/experiments/ablation.md}, at 8,000 nodes a move.
 */
final class AlphaBeta {

  private final SearchState state;
  private final SearchPosition position;
  private final MoveHistory history;
  private final Quiescence quiescence;

  AlphaBeta(SearchState state) {
    this.state = state;
    this.position = state.position;
    this.history = state.history;
    this.quiescence = new Quiescence(state);
  }

  /** The value of a root move, to the side that makes it. */
  int searchRootMove(int move, int depth, int alpha, int beta, boolean cutNode) {
    position.makeMove(move);
    int value = -search(1, depth, -beta, -alpha, cutNode);
    position.undoMove();
    return value;
  }

  /**
   * Searches a node.
   *
   * @param ply its distance from the root
   * @param depth how many plies to search
   * @param lower alpha, before win distance pruning
   * @param upper beta, before win distance pruning
   * @param cutNode whether a move is expected to reach beta
   */
  private int search(int ply, int depth, int lower, int upper, boolean cutNode) {
    if (depth <= 0) {
      return quiescence.search(ply, 0, lower, upper);
    }
    int known = state.enterNode(ply);
    if (known != Value.NONE) {
      return known;
    }
    // Win distance pruning: a win found nearer to the root makes this node irrelevant.
    int alpha = Math.max(lower, Value.lossIn(ply + 2));
    int beta = Math.min(upper, Value.winIn(ply + 3));
    if (alpha >= beta) {
      return alpha;
    }
    boolean pvNode = beta - alpha > 1;
    // Transposition table cutoff. Principal-variation nodes are searched anyway: a cutoff would
    // shorten the reported line.
    long entry = state.table.probe(position.key());
    if (entry != TableEntry.NONE && !pvNode && TableEntry.depth(entry) >= depth) {
      int value = Value.fromTable(TableEntry.value(entry), ply);
      if (TableEntry.boundDecides(entry, value, beta)) {
        return value;
      }
    }
    StackEntry node = state.stack[ply];
    int evaluation =
        entry == TableEntry.NONE ? Evaluation.of(position) : TableEntry.evaluation(entry);
    setStaticEvaluation(node, ply, evaluation, entry);
    if (!pvNode && !node.isThreatened() && isReverseFutile(node, depth, beta)) {
      return node.estimate;
    }
    int tableMove = entry == TableEntry.NONE ? SearchPosition.NOWHERE : TableEntry.move(entry);
    // Internal iterative reduction (-5 Elo, -35 to +24: kept for deeper searches). Without a table
    // move the order is poor; the shallower search leaves a move for the next iteration.
    boolean reduced = tableMove == SearchPosition.NOWHERE && depth >= 4 && !node.opponentFour;
    int nodeDepth = reduced ? depth - 1 : depth;
    MovePicker moves = node.moves;
    moves.generate(position, history, tableMove);
    int best = -Value.INFINITE;
    int bestMove = SearchPosition.NOWHERE;
    int moveCount = 0;
    for (int move = moves.next(); move != SearchPosition.NOWHERE; move = moves.next()) {
      moveCount++;
      // Late move pruning (+134 Elo). Misfires where the only good move is quiet and ordered late;
      // never where all moves before lose, or where the moves are answers to a four.
      if (moveCount > Pruning.lateMoveCount(nodeDepth, node.improving)
          && best > -Value.PROVEN
          && !node.opponentFour) {
        break;
      }
      // Extension of the answer to a four (-2 Elo, -28 to +23: kept, it is one line).
      int newDepth = node.opponentFour ? nodeDepth : nodeDepth - 1;
      int reduction = reduction(node, move, moveCount, nodeDepth, cutNode, pvNode);
      int value =
          searchMove(move, ply, newDepth, reduction, alpha, beta, cutNode, pvNode, moveCount == 1);
      if (state.isStopped()) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > alpha) {
          alpha = value;
          node.setPv(move, state.stack[ply + 1]);
          if (value >= beta) {
            updateHistory(moves, move, nodeDepth);
            break;
          }
        }
      }
    }
    if (moveCount == 0) {
      return state.valueWithoutMoves(ply, node.isThreatened()); // every answer is forbidden
    }
    int bound =
        best >= beta
            ? TableEntry.LOWER
            : best > lower && pvNode ? TableEntry.EXACT : TableEntry.UPPER;
    int storedMove = best > lower ? bestMove : tableMove;
    state.table.store(
        position.key(), storedMove, Value.toTable(best, ply), evaluation, depth, bound);
    return best;
  }

  /** Sets the node's threats, static evaluation and estimate. */
  private void setStaticEvaluation(StackEntry node, int ply, int evaluation, long entry) {
    StackEntry[] stack = state.stack;
    node.setThreats(position);
    // The evaluation of a node whose threat is about to be answered means little: that of the node
    // before the threat means more.
    node.evaluation = node.isThreatened() ? -stack[ply - 1].evaluation : evaluation;
    node.improving = ply < 2 || node.evaluation > stack[ply - 2].evaluation;
    node.estimate = evaluation;
    if (entry != TableEntry.NONE) {
      int value = Value.fromTable(TableEntry.value(entry), ply);
      if (Math.abs(value) < Value.PROVEN && TableEntry.boundDecides(entry, value, evaluation + 1)) {
        node.estimate = value;
      }
    }
  }

  /**
   * Reverse futility pruning (+36 Elo): whether the estimate exceeds beta by so much that no move
   * of the opponent is expected to make up for it. Misfires where the opponent has a sequence of
   * threats that the evaluation does not show.
   */
  private static boolean isReverseFutile(StackEntry node, int depth, int beta) {
    return depth <= Pruning.REVERSE_FUTILITY_DEPTH
        && node.estimate - Pruning.reverseFutilityMargin(depth, node.improving) >= beta
        && Math.abs(beta) < Value.PROVEN;
  }

  /**
   * Late move reduction (+9 Elo, -16 to +33; reductions grow with depth): by how many plies a move
   * is searched less deeply at first. Misfires for quiet moves that prepare a threat; the full
   * depth follows only where the reduced search exceeds alpha.
   */
  private int reduction(
      StackEntry node, int move, int moveCount, int depth, boolean cutNode, boolean pvNode) {
    if (depth < 3 || moveCount <= (pvNode ? 3 : 2) || node.isThreatened()) {
      return 0;
    }
    int reduction =
        Pruning.lateMoveReduction(depth, moveCount)
            - history.score(position, move) / Pruning.HISTORY_PER_PLY;
    reduction += cutNode ? 2 : 0; // +1 Elo, -25 to +26
    reduction -= pvNode ? 1 : 0;
    reduction -= position.shape(position.sideToMove(), move) >= Shape.THREE ? 1 : 0;
    reduction += node.improving ? 0 : 1;
    return Math.max(0, reduction);
  }

  /** Principal variation search of one move: a full window for the first, null windows after it. */
  private int searchMove(
      int move,
      int ply,
      int newDepth,
      int reduction,
      int alpha,
      int beta,
      boolean cutNode,
      boolean pvNode,
      boolean firstMove) {
    position.makeMove(move);
    int value;
    if (firstMove) {
      value = -search(ply + 1, newDepth, -beta, -alpha, !pvNode && !cutNode);
    } else {
      int applied = Math.min(reduction, Math.max(0, newDepth - 1));
      value = -search(ply + 1, newDepth - applied, -alpha - 1, -alpha, true);
      if (value > alpha && applied > 0) {
        value = -search(ply + 1, newDepth, -alpha - 1, -alpha, !cutNode);
      }
      if (pvNode && value > alpha) {
        value = -search(ply + 1, newDepth, -beta, -alpha, false);
      }
    }
    position.undoMove();
    return value;
  }

  /** Rewards the move that reached beta, and penalises those searched before it. */
  private void updateHistory(MovePicker moves, int cutMove, int depth) {
    history.reward(position, cutMove, depth);
    for (int i = 0; moves.picked(i) != cutMove; i++) {
      history.penalise(position, moves.picked(i), depth);
    }
  }
}
