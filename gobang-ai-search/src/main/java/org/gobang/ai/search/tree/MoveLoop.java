package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** The search of a node's moves: the second half of {@link AlphaBeta}'s search. */
final class MoveLoop {

  /**
   * The minimum depth at which the moves after one that raised alpha are searched one ply less
   * deep.
   */
  private static final float MIN_ALPHA_DEPTH = 2;

  private static final float MAX_ALPHA_DEPTH = 12;

  /**
   * The maximum value at which these moves are reduced; with a greater value, the game may be
   * decided.
   */
  private static final int MAX_ALPHA_VALUE = 2000;

  /** The maximum plies of double extensions for an extension of a repeated search by two plies. */
  private static final float MAX_RESEARCH_EXTENSION = 5;

  private final SearchState state;
  private final SearchPosition position;
  private final AlphaBeta alphaBeta;
  private final LateMoveReduction lateMoveReduction;
  private int rootWindow = 1;

  MoveLoop(SearchState state, AlphaBeta alphaBeta) {
    this.state = state;
    this.position = state.position;
    this.alphaBeta = alphaBeta;
    this.lateMoveReduction = new LateMoveReduction(state);
  }

  void setRootWindow(int width) {
    rootWindow = width;
  }

  /**
   * Searches the moves of a node, and stores the result.
   *
   * @param key the key of the node in the transposition table
   */
  int search(int ply, float nodeDepth, int lower, int beta, long key, int evaluation) {
    StackEntry node = state.at(ply);
    int side = position.sideToMove();
    boolean improving = node.improvement > 0;
    boolean failsHigh =
        node.cutNode
            && !node.isThreatened()
            && node.estimate >= beta + Pruning.failHighMargin(nodeDepth);
    MovePicker moves = node.moves;
    moves.generate(position, state.history, node.tableMove);
    float depth = nodeDepth;
    int alpha = lower;
    int best = -Value.INFINITE;
    int bestMove = SearchPosition.NOWHERE;
    int moveCount = 0;
    for (int move = moves.next(); move != SearchPosition.NOWHERE; move = moves.next()) {
      if (move == node.excluded) {
        continue;
      }
      moveCount++;
      node.setMove(move, position.shape(side, move));
      if (best > -Value.PROVEN && !node.opponentFour) {
        // Late move pruning. Fails if the only good move is quiet and late. Not applied if all
        // previous moves lose, or to answers to a four.
        if (moveCount > Pruning.lateMoveCount(depth, improving)) {
          break;
        }
        if (depth < Pruning.TRIVIAL_DEPTH
            && (isTrivial(node) || lateMoveReduction.isDistraction(ply))) {
          continue;
        }
      }
      float extension = extension(ply, failsHigh);
      node.doubleExtension = state.at(ply - 1).doubleExtension + Math.max(extension - 1, 0);
      int value = searchMove(ply, depth, extension, moveCount, alpha, beta, best);
      if (state.isStopped()) {
        return 0;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          bestMove = move;
          node.setPv(move, state.at(ply + 1));
          if (value >= beta) {
            updateHistory(node, depth);
            break;
          }
          alpha = value;
          if (depth > MIN_ALPHA_DEPTH
              && depth < MAX_ALPHA_DEPTH
              && Math.abs(value) < MAX_ALPHA_VALUE) {
            depth--;
          }
        }
      }
    }
    if (moveCount == 0) {
      // All answers are forbidden, or the only one is excluded.
      return node.excluded == SearchPosition.NOWHERE
          ? state.valueWithoutMoves(ply, node.isThreatened())
          : lower;
    }
    if (node.excluded == SearchPosition.NOWHERE) {
      store(ply, depth, best, bestMove, beta, key, evaluation);
    }
    return best;
  }

  /** Returns whether a move is quiet: it makes no shape and prevents none. */
  private boolean isTrivial(StackEntry node) {
    return node.moveShape == Shape.NONE
        && position.shape(position.sideToMove() ^ 1, node.move) == Shape.NONE;
  }

  /** Returns the extension of the move in plies. */
  private float extension(int ply, boolean failsHigh) {
    StackEntry node = state.at(ply);
    if (node.opponentFour) {
      return Pruning.FOUR_EXTENSION;
    }
    float extension = node.move == node.tableMove ? node.tableExtension : 0;
    if (!failsHigh) {
      return extension;
    }
    // A fail-high is expected for any move, so a lower depth confirms it, but a greater depth for
    // consecutive fours.
    if (!Shape.isFour(node.moveShape)) {
      return extension - 1;
    }
    return Shape.isFour(state.at(ply - 2).moveShape) ? extension + 1 : extension;
  }

  /**
   * Searches one move by principal variation search: a full window for the first move, null windows
   * after it.
   */
  private int searchMove(
      int ply, float depth, float extension, int moveCount, int alpha, int beta, int best) {
    StackEntry node = state.at(ply);
    float newDepth = depth - 1 + extension;
    boolean reduces = depth >= 2 && moveCount > 1;
    float reduction =
        reduces
            ? lateMoveReduction.of(ply, depth, moveCount, (float) (beta - alpha) / rootWindow)
            : 0;
    position.makeMove(node.move);
    int value = alpha + 1;
    if (reduces) {
      float reduced = Math.max(1, newDepth - Math.max(reduction, -1));
      value = -alphaBeta.search(ply + 1, reduced, -alpha - 1, -alpha, true);
      if (value > alpha && reduced < newDepth) {
        newDepth += researchExtension(node, newDepth, reduced, value, alpha, best);
        if (reduced < newDepth) {
          value = -alphaBeta.search(ply + 1, newDepth, -alpha - 1, -alpha, !node.cutNode);
        }
      }
    } else if (!node.pvNode || moveCount > 1) {
      value = -alphaBeta.search(ply + 1, newDepth, -alpha - 1, -alpha, !node.cutNode);
    }
    if (node.pvNode && (moveCount == 1 || (value > alpha && value < beta))) {
      value = -alphaBeta.search(ply + 1, newDepth, -beta, -alpha, false);
    }
    position.undoMove();
    return value;
  }

  private static float researchExtension(
      StackEntry node, float newDepth, float reduced, int value, int alpha, int best) {
    int extension =
        LateMoveReduction.researchExtension(newDepth - reduced, value, alpha, best, newDepth);
    if (node.doubleExtension >= MAX_RESEARCH_EXTENSION) {
      return Math.min(extension, 1);
    }
    node.doubleExtension += Math.max(extension - 1, 0);
    return extension;
  }

  /** Rewards the move that reached beta, and penalizes the moves searched before it. */
  private void updateHistory(StackEntry node, float depth) {
    state.history.reward(position, node.move, depth);
    MovePicker moves = node.moves;
    for (int i = 0; moves.picked(i) != node.move; i++) {
      state.history.penalise(position, moves.picked(i), depth);
    }
    if (!node.isThreatened() && !Pruning.isThreat(node.moveShape)) {
      node.addKiller(node.move);
    }
  }

  private void store(
      int ply, float depth, int best, int bestMove, int beta, long key, int evaluation) {
    StackEntry node = state.at(ply);
    boolean raised = bestMove != SearchPosition.NOWHERE;
    int bound =
        best >= beta
            ? TableEntry.LOWER
            : raised && node.pvNode ? TableEntry.EXACT : TableEntry.UPPER;
    // Without a good move, the previous move was probably good: the node joins the variation of its
    // parent. Otherwise, it stays on a variation only with its child.
    if (!raised) {
      node.formerPv |= state.at(ply - 1).formerPv && depth > 3;
    } else if (depth > 3) {
      node.formerPv &= state.at(ply + 1).formerPv;
    }
    state.table.store(
        key,
        raised ? bestMove : node.tableMove,
        Value.toTable(best, ply),
        evaluation,
        (int) depth,
        bound,
        node.formerPv);
  }
}
