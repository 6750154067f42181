package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * The search's leaves: tries fours alone, each of which the opponent must answer, and settles for
 * what stands.
 *
 * <p>After its first four a side goes on only with fours that make something besides: in a crowded
 * position mere fours follow each other for long and lead nowhere. The wins that this overlooks are
 * left to the threat solver.
 */
final class Quiescence {

  private final SearchState tree;
  private final SearchPosition position;

  Quiescence(SearchState tree) {
    this.tree = tree;
    this.position = tree.position;
  }

  /**
   * The value of a position.
   *
   * @param ply its distance from the root
   * @param depth 0, and one less with every ply of fours
   */
  int search(int ply, int depth, int lower, int upper) {
    int known = tree.look(ply);
    if (known != Value.NONE) {
      return known;
    }
    long entry = tree.table.get(position.key());
    int tableMove = SearchPosition.NOWHERE;
    if (entry != TranspositionTable.ABSENT) {
      tableMove = TranspositionTable.move(entry);
      int value = Value.fromRoot(TranspositionTable.value(entry), ply);
      if (TranspositionTable.depth(entry) >= depth
          && TranspositionTable.decides(entry, value, upper)) {
        return value;
      }
    }
    MovePicker moves = tree.frames[ply].moves;
    int evaluation = Evaluation.of(position);
    int best = -Value.INFINITE;
    if (position.count(position.side() ^ 1, Shape.FIVE) > 0) {
      moves.generate(position, tree.history, tableMove);
      if (moves.count() == 0) {
        return tree.nothingToPlay(ply, true);
      }
    } else {
      best = evaluation;
      if (best >= upper || !position.hasFours(position.side()) || depth <= -Pruning.FOURS) {
        return best;
      }
      moves.generateFours(position, depth > -Pruning.MERE_FOURS, tableMove);
    }
    best = tryAll(moves, ply, depth, lower, upper, best, evaluation);
    return tree.isOver() ? 0 : best;
  }

  private int tryAll(
      MovePicker moves, int ply, int depth, int lower, int upper, int standing, int evaluation) {
    StackEntry frame = tree.frames[ply];
    int best = standing;
    int bestMove = SearchPosition.NOWHERE;
    int alpha = Math.max(lower, best);
    for (int move = moves.next(); move != SearchPosition.NOWHERE; move = moves.next()) {
      position.move(move);
      int value = -search(ply + 1, depth - 1, -upper, -alpha);
      position.undo();
      if (tree.isOver()) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > alpha) {
          alpha = value;
          frame.setLine(move, tree.frames[ply + 1]);
          if (value >= upper) {
            break;
          }
        }
      }
    }
    int bound =
        best >= upper
            ? TranspositionTable.LOWER
            : best > lower ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    tree.table.put(
        position.key(),
        bestMove,
        Value.fromPosition(best, ply),
        evaluation,
        depth == 0 ? 0 : -1,
        bound);
    return best;
  }
}
