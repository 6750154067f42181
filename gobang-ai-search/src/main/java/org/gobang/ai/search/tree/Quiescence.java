package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * The quiescence search: only fours, each of which the opponent must answer, or the static
 * evaluation (+100 Elo, {@code docs/experiments/ablation.md}).
 *
 * <p>After its first four, a side continues only with fours that make another threat, because
 * sequences of plain fours on a crowded board are long and rarely useful. The threat solver finds
 * the wins missed by this.
 */
final class Quiescence {

  private final SearchState state;
  private final SearchPosition position;

  Quiescence(SearchState state) {
    this.state = state;
    this.position = state.position;
  }

  /**
   * Returns the value of a node.
   *
   * @param ply the distance from the root
   * @param depth 0, decreasing by one per ply of fours
   */
  int search(int ply, int depth, int alpha, int beta) {
    int known = state.enterNode(ply);
    if (known != Value.NONE) {
      return known;
    }
    long entry = state.table.probe(position.key());
    int tableMove = SearchPosition.NOWHERE;
    int tableValue = 0;
    if (entry != TableEntry.NONE) {
      tableMove = TableEntry.move(entry);
      tableValue = Value.fromTable(TableEntry.value(entry), ply);
      if (TableEntry.depth(entry) >= depth && TableEntry.boundDecides(entry, tableValue, beta)) {
        return tableValue;
      }
    }
    MovePicker moves = state.at(ply).moves;
    int evaluation = Evaluation.of(position);
    int best = -Value.INFINITE;
    if (position.count(position.sideToMove() ^ 1, Shape.FIVE) > 0) {
      moves.generate(position, state.history, tableMove);
      if (moves.count() == 0) {
        return state.valueWithoutMoves(ply, true);
      }
    } else {
      // Stand pat: making fours is optional.
      best = evaluation;
      if (entry != TableEntry.NONE
          && Math.abs(tableValue) < Value.PROVEN
          && TableEntry.boundDecides(entry, tableValue, evaluation + 1)) {
        best = tableValue;
      }
      if (best >= beta
          || !position.hasFours(position.sideToMove())
          || depth <= -Pruning.QUIESCENCE_PLIES) {
        return best;
      }
      moves.generateFours(position, depth > -Pruning.PLAIN_FOUR_PLIES, tableMove);
    }
    best = searchMoves(moves, ply, depth, alpha, beta, best, evaluation);
    return state.isStopped() ? 0 : best;
  }

  private int searchMoves(
      MovePicker moves, int ply, int depth, int lower, int beta, int standPat, int evaluation) {
    StackEntry node = state.at(ply);
    int best = standPat;
    int bestMove = SearchPosition.NOWHERE;
    int alpha = Math.max(lower, best);
    for (int move = moves.next(); move != SearchPosition.NOWHERE; move = moves.next()) {
      position.makeMove(move);
      int value = -search(ply + 1, depth - 1, -beta, -alpha);
      position.undoMove();
      if (state.isStopped()) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > alpha) {
          alpha = value;
          node.setPv(move, state.at(ply + 1));
          if (value >= beta) {
            break;
          }
        }
      }
    }
    int bound =
        best >= beta ? TableEntry.LOWER : best > lower ? TableEntry.EXACT : TableEntry.UPPER;
    state.table.store(
        position.key(),
        bestMove,
        Value.toTable(best, ply),
        evaluation,
        depth == 0 ? 0 : -1,
        bound,
        false);
    return best;
  }
}
