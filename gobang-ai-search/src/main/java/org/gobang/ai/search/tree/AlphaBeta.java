package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * One thread's search below the root: principal variation search (alpha-beta with null windows
 * after the first move), with a {@link Quiescence} search at its leaves. Depths are in plies;
 * extensions and reductions may be fractions of a ply.
 *
 * <p>A returned win or loss is proven with respect to the moves of {@link MovePicker}: while every
 * move searched so far loses, no move of the losing side is pruned.
 *
 * <p>The steps and their constants follow Rapfi (github.com/dhbloo/rapfi), where they were tuned
 * over many games. {@code docs/experiments/ablation.md} shows their effect on the strength of this
 * engine.
 */
final class AlphaBeta {

  /** Distinguishes a node with an excluded move in the transposition table. */
  private static final long EXCLUSION_KEY = 0xd1342543de82ef95L;

  private static final float NO_TABLE_MOVE_REDUCTION = 0.32f;
  private static final float OLD_TABLE_MOVE_REDUCTION = 0.28f;
  private static final float MAX_OLD_TABLE_MOVE_REDUCTION = 3.6f;

  private final SearchState state;
  private final SearchPosition position;
  private final Quiescence quiescence;
  private final MoveLoop moveLoop;

  AlphaBeta(SearchState state) {
    this.state = state;
    this.position = state.position;
    this.quiescence = new Quiescence(state);
    this.moveLoop = new MoveLoop(state, this);
  }

  /** Sets the width of the window for the first root move. */
  void setRootWindow(int width) {
    moveLoop.setRootWindow(width);
  }

  /** Returns the value of a root move for the side to move at the root. */
  int searchRootMove(int move, float depth, int alpha, int beta, boolean cutNode) {
    state.at(0).setMove(move, position.shape(position.sideToMove(), move));
    position.makeMove(move);
    int value = -search(1, depth, -beta, -alpha, cutNode);
    position.undoMove();
    return value;
  }

  /**
   * Returns the value of a node.
   *
   * @param ply the distance from the root
   * @param depth the depth in plies
   * @param lower alpha, before win distance pruning
   * @param upper beta, before win distance pruning
   * @param cutNode whether a move is expected to reach beta
   */
  int search(int ply, float depth, int lower, int upper, boolean cutNode) {
    if (depth <= 0) {
      return quiescence.search(ply, 0, lower, upper);
    }
    int known = state.enterNode(ply);
    if (known != Value.NONE) {
      return known;
    }
    // Win distance pruning: a win found closer to the root makes this node irrelevant.
    int alpha = Math.max(lower, Value.lossIn(ply + 2));
    int beta = Math.min(upper, Value.winIn(ply + 3));
    if (alpha >= beta) {
      return alpha;
    }
    boolean pvNode = upper - lower > 1;
    StackEntry node = state.at(ply);
    long key = position.key();
    if (node.excluded != SearchPosition.NOWHERE) {
      key ^= EXCLUSION_KEY * (node.excluded + 1);
    } else {
      node.formerPv = false;
    }
    long entry = state.table.probe(key);
    node.formerPv |= pvNode || TableEntry.isPv(entry);
    // Transposition table cutoff. Principal-variation nodes are searched anyway: a cutoff would
    // shorten the reported line.
    if (!pvNode && cutsOff(entry, depth, ply, beta)) {
      rewardTableMove(entry, depth, ply, beta);
      return Value.fromTable(TableEntry.value(entry), ply);
    }
    int evaluation =
        entry == TableEntry.NONE ? Evaluation.of(position) : TableEntry.evaluation(entry);
    setNode(node, ply, evaluation, entry);
    state.at(ply + 2).clearKillers();
    if (!pvNode && !node.opponentFour) {
      if (isRazored(node, depth, alpha, entry)) {
        return quiescence.search(ply, 0, alpha, alpha + 1);
      }
      if (isReverseFutile(ply, depth, beta, cutNode && entry == TableEntry.NONE)) {
        return node.estimate;
      }
    }
    float newDepth = pvNode && !node.opponentFour ? depth - pvReduction(entry, depth) : depth;
    if (newDepth <= 0) {
      return quiescence.search(ply, 0, alpha, beta);
    }
    float extension = pvNode ? 0.25f : 0.08f;
    if (isSingularCandidate(node, entry, newDepth)) {
      int bound = node.tableValue - Pruning.singularMargin(newDepth, !pvNode && node.formerPv);
      int others = searchOthers(ply, newDepth, bound, cutNode, !pvNode && node.formerPv);
      if (state.isStopped()) {
        return 0;
      }
      setNode(node, ply, evaluation, entry);
      if (others < bound) {
        boolean twice =
            !pvNode
                && others < bound - Pruning.doubleExtensionMargin(newDepth)
                && node.doubleExtension < Pruning.MAX_DOUBLE_EXTENSION;
        extension = twice ? 2 : 1;
      } else if (bound >= beta) {
        return beta; // Multi-cut: another move also reaches beta.
      } else if (node.tableValue >= beta) {
        extension = -1.5f;
      }
    }
    node.pvNode = pvNode;
    node.cutNode = cutNode;
    node.tableExtension = extension;
    return moveLoop.search(ply, newDepth, alpha, beta, key, evaluation);
  }

  /** Returns whether an entry decides a node; proven wins and losses hold at any depth. */
  private static boolean cutsOff(long entry, float depth, int ply, int beta) {
    if (entry == TableEntry.NONE) {
      return false;
    }
    int value = Value.fromTable(TableEntry.value(entry), ply);
    boolean proven = Value.isWin(value) ? value >= beta : Value.isLoss(value) && value < beta;
    return (proven || TableEntry.depth(entry) >= depth)
        && TableEntry.boundDecides(entry, value, beta);
  }

  private void rewardTableMove(long entry, float depth, int ply, int beta) {
    int move = TableEntry.move(entry);
    if (move != SearchPosition.NOWHERE
        && position.stone(move) == SearchPosition.NOWHERE
        && Value.fromTable(TableEntry.value(entry), ply) >= beta) {
      state.history.reward(position, move, depth);
    }
  }

  /** Sets the threats, the static evaluation and estimate, and the table values of a node. */
  private void setNode(StackEntry node, int ply, int evaluation, long entry) {
    node.pvLength = 0;
    node.setThreats(position);
    // The evaluation before a threat is more reliable than the evaluation with an unanswered
    // threat.
    node.evaluation = node.isThreatened() ? -state.at(ply - 1).evaluation : evaluation;
    node.improvement = node.isThreatened() ? 0 : node.evaluation - state.at(ply - 2).evaluation;
    node.estimate = evaluation;
    node.tableMove = SearchPosition.NOWHERE;
    if (entry != TableEntry.NONE) {
      node.tableMove = TableEntry.move(entry);
      node.tableValue = Value.fromTable(TableEntry.value(entry), ply);
      if (Math.abs(node.tableValue) < Value.PROVEN
          && TableEntry.boundDecides(entry, node.tableValue, evaluation + 1)) {
        node.estimate = node.tableValue;
      }
    }
  }

  /**
   * Returns whether razoring applies: a shallow node is searched with fours only, because the
   * estimate is far below alpha, or because the opponent threatens an open four. Fails if a quiet
   * move makes a threat that the evaluation does not recognize.
   */
  private static boolean isRazored(StackEntry node, float depth, int alpha, long entry) {
    return depth < Pruning.RAZORING_DEPTH
        && (alpha < Value.PROVEN || entry == TableEntry.NONE)
        && (node.opponentThree || node.estimate + Pruning.razoringMargin(depth) < alpha);
  }

  /**
   * Returns whether reverse futility pruning applies: the estimate exceeds beta by so much that no
   * move of the opponent is expected to compensate for it. Fails if the opponent has a sequence of
   * threats that the evaluation does not recognize. Not applied during a sequence of fours, which
   * may lead to a win.
   */
  private boolean isReverseFutile(int ply, float depth, int beta, boolean newCutNode) {
    StackEntry node = state.at(ply);
    boolean amidFours =
        Shape.isFour(state.at(ply - 2).moveShape) && Shape.isFour(state.at(ply - 4).moveShape);
    int margin = Pruning.reverseFutilityMargin(depth, newCutNode, node.improvement > 0);
    return !node.opponentThree
        && !amidFours
        && beta > -Value.PROVEN
        && node.estimate - margin >= beta;
  }

  /**
   * Returns the reduction of a node on the principal variation, which is greater if less is known
   * about the node.
   */
  private static float pvReduction(long entry, float depth) {
    if (entry == TableEntry.NONE || TableEntry.move(entry) == SearchPosition.NOWHERE) {
      return NO_TABLE_MOVE_REDUCTION;
    }
    float missing = OLD_TABLE_MOVE_REDUCTION * (depth - TableEntry.depth(entry));
    return depth > 1 ? Math.max(0, Math.min(missing, MAX_OLD_TABLE_MOVE_REDUCTION)) : 0;
  }

  /**
   * Returns whether the table's move may be singular, that is, so much better than the others that
   * it is extended.
   */
  private static boolean isSingularCandidate(StackEntry node, long entry, float depth) {
    return depth >= Pruning.SINGULAR_DEPTH
        && node.excluded == SearchPosition.NOWHERE
        && !node.opponentFour
        && node.tableMove != SearchPosition.NOWHERE
        && Math.abs(node.tableValue) < Value.PROVEN
        && (TableEntry.bound(entry) & TableEntry.LOWER) != 0
        && TableEntry.depth(entry) >= depth - Pruning.SINGULAR_TABLE_DEPTH;
  }

  /**
   * Returns the value of a node without the table's move, from a search of about half the depth.
   */
  private int searchOthers(int ply, float depth, int bound, boolean cutNode, boolean formerPv) {
    StackEntry node = state.at(ply);
    float reduced = depth * (1 - Pruning.SINGULAR_REDUCTION) + (formerPv ? 1 : 0);
    node.excluded = node.tableMove;
    int value = search(ply, reduced, bound - 1, bound, cutNode);
    node.excluded = SearchPosition.NOWHERE;
    return value;
  }
}
