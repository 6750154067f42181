package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.Position;
import org.gobang.ai.search.position.Shape;

/**
 * One thread's search below the root: principal variation search, and a quiescence of continuous
 * fours at its leaves.
 *
 * <p>A win or loss that it returns is proven as far as the moves of {@link Moves} go: the moves of
 * the side that loses are never left out once all tried before have lost.
 */
final class Worker {

  static final int MOST_PLIES = 120;

  final Position position;
  final History history;
  private final Table table;
  private final Control control;
  private final Frame[] frames = new Frame[MOST_PLIES + 2];
  private long nodes;
  private boolean over;

  Worker(Position position, History history, Table table, Control control) {
    this.position = position;
    this.history = history;
    this.table = table;
    this.control = control;
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new Frame(position.points());
    }
  }

  long nodes() {
    return nodes;
  }

  /** Whether the search was ended: what it returned since is worth nothing. */
  boolean isOver() {
    return over;
  }

  /** Positions were looked at elsewhere that count as well. */
  void addNodes(long more) {
    nodes += more;
  }

  Frame frame(int ply) {
    return frames[ply];
  }

  private boolean isOverNow() {
    over = over || control.test(nodes);
    nodes++;
    return over;
  }

  /** The value of the position after a move, seen from who makes it. */
  int after(int move, int ply, int depth, int alpha, int beta, boolean cut) {
    position.move(move);
    int value = -search(ply + 1, depth, -beta, -alpha, cut, Position.NOWHERE);
    position.undo();
    return value;
  }

  /**
   * Searches a position.
   *
   * @param ply its distance from the root
   * @param depth how many plies to search
   * @param cut whether a move is expected that the opponent would not allow
   * @param excluded a move to leave out, {@link Position#NOWHERE} if none
   */
  private int search(int ply, int depth, int lower, int upper, boolean cut, int excluded) {
    if (depth <= 0) {
      return quiesce(ply, 0, lower, upper);
    }
    Frame frame = frames[ply];
    frame.length = 0;
    if (isOverNow() || position.isFull()) {
      return 0;
    }
    int known = Value.withoutSearch(position, ply);
    if (known != Value.NONE) {
      return known;
    }
    if (ply >= MOST_PLIES) {
      return Evaluation.of(position);
    }
    int alpha = Math.max(lower, Value.lossAt(ply + 2));
    int beta = Math.min(upper, Value.winAt(ply + 3));
    if (alpha >= beta) {
      return alpha;
    }
    boolean main = beta - alpha > 1;
    boolean whole = excluded == Position.NOWHERE;
    long entry = whole ? table.get(position.key()) : Table.ABSENT;
    int tableMove = Table.ABSENT == entry ? Position.NOWHERE : Table.move(entry);
    int tableValue = Table.ABSENT == entry ? 0 : Value.fromRoot(Table.value(entry), ply);
    if (entry != Table.ABSENT
        && !main
        && Table.depth(entry) >= depth
        && (Table.bound(entry) & (tableValue >= beta ? Table.LOWER : Table.UPPER)) != 0) {
      return tableValue;
    }
    int me = position.side();
    int them = me ^ 1;
    boolean theirFour = position.count(them, Shape.FIVE) > 0;
    boolean theirThree = !theirFour && position.count(them, Shape.OPEN_FOUR) > 0;
    int evaluation = entry != Table.ABSENT ? Table.evaluation(entry) : Evaluation.of(position);
    frame.evaluation = evaluation;
    boolean improving = ply < 2 || evaluation > frames[ply - 2].evaluation;

    if (!main && whole && !theirFour && !theirThree) {
      if (depth <= Pruning.RAZOR_DEPTH && evaluation + Pruning.razor(depth) <= alpha) {
        int value = quiesce(ply, 0, alpha, alpha + 1);
        if (value <= alpha) {
          return value;
        }
      }
      if (depth <= Pruning.FUTILITY_DEPTH
          && evaluation - Pruning.futility(depth, improving) >= beta
          && Math.abs(beta) < Value.PROVEN) {
        return evaluation;
      }
    }
    int left = depth;
    if (tableMove == Position.NOWHERE && depth >= 4 && !theirFour && whole) {
      left--;
    }

    Moves moves = whole ? frame.moves : frame.others;
    moves.generate(position, history, history.counter(position), tableMove);
    int best = -Value.INFINITE;
    int bestMove = Position.NOWHERE;
    int tried = 0;
    for (int move = moves.next(); move != Position.NOWHERE; move = moves.next()) {
      if (move == excluded) {
        continue;
      }
      tried++;
      int mine = position.shape(me, move);
      boolean quiet = mine < Shape.THREE && !Shape.isFour(position.shape(them, move)) && !theirFour;
      if (quiet && !theirThree && best > -Value.PROVEN && !main) {
        if (tried > Pruning.moves(left, improving)) {
          continue;
        }
        int late = left - Pruning.reduction(left, tried);
        if (late <= Pruning.QUIET_DEPTH && evaluation + Pruning.quiet(Math.max(late, 0)) <= alpha) {
          continue;
        }
      }
      int extension = 0;
      if (theirFour) {
        extension = 1;
      } else if (whole
          && move == tableMove
          && left >= Pruning.SINGULAR_DEPTH
          && Table.depth(entry) >= left - 3
          && (Table.bound(entry) & Table.LOWER) != 0
          && Math.abs(tableValue) < Value.PROVEN) {
        int bar = tableValue - Pruning.singular(left);
        int value = search(ply, (left - 1) / 2, bar - 1, bar, cut, move);
        if (over) {
          return 0;
        }
        frame.length = 0;
        if (value < bar) {
          extension = 1;
        } else if (bar >= beta && !main) {
          return bar; // several moves are good enough
        }
      }
      int next = left - 1 + extension;
      position.move(move);
      int value;
      if (tried == 1) {
        value = -search(ply + 1, next, -beta, -alpha, !main && !cut, Position.NOWHERE);
      } else {
        int reduction = 0;
        if (left >= 3 && tried > (main ? 3 : 2) && !theirFour && !theirThree) {
          reduction = Pruning.reduction(left, tried);
          reduction += cut ? 1 : 0;
          reduction -= main ? 1 : 0;
          reduction -= mine >= Shape.THREE ? 1 : 0;
          reduction += improving ? 0 : 1;
          position.undo();
          reduction -= history.of(position, move) / 1200;
          position.move(move);
          reduction = Math.max(0, Math.min(reduction, next - 1));
        }
        value = -search(ply + 1, next - reduction, -alpha - 1, -alpha, true, Position.NOWHERE);
        if (value > alpha && reduction > 0) {
          value = -search(ply + 1, next, -alpha - 1, -alpha, !cut, Position.NOWHERE);
        }
        if (main && value > alpha) {
          value = -search(ply + 1, next, -beta, -alpha, false, Position.NOWHERE);
        }
      }
      position.undo();
      if (over) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > alpha) {
          alpha = value;
          frame.setLine(move, frames[ply + 1]);
          if (value >= beta) {
            learn(moves, move, left);
            break;
          }
        }
      }
    }
    if (tried == 0) {
      // Every answer is forbidden, or the excluded move was the only one.
      return whole ? nothingLeft(ply, theirFour || theirThree) : alpha;
    }
    if (whole) {
      int bound = best >= beta ? Table.LOWER : best > lower && main ? Table.EXACT : Table.UPPER;
      table.put(
          position.key(),
          best > lower ? bestMove : tableMove,
          Value.fromPosition(best, ply),
          evaluation,
          depth,
          bound);
    }
    return best;
  }

  /** No move near the stones: lost where a threat goes unanswered, otherwise as good as drawn. */
  private int nothingLeft(int ply, boolean threatened) {
    return threatened ? Value.lossAt(ply + 4) : 0;
  }

  private void learn(Moves moves, int move, int depth) {
    history.good(position, move, depth);
    for (int i = 0; moves.given(i) != move; i++) {
      history.bad(position, moves.given(i), depth);
    }
  }

  /** Tries fours alone, each of which the opponent must answer, and settles for what stands. */
  private int quiesce(int ply, int depth, int lower, int upper) {
    Frame frame = frames[ply];
    frame.length = 0;
    if (isOverNow() || position.isFull()) {
      return 0;
    }
    int known = Value.withoutSearch(position, ply);
    if (known != Value.NONE) {
      return known;
    }
    if (ply >= MOST_PLIES) {
      return Evaluation.of(position);
    }
    long entry = table.get(position.key());
    int tableMove = Position.NOWHERE;
    if (entry != Table.ABSENT) {
      tableMove = Table.move(entry);
      int value = Value.fromRoot(Table.value(entry), ply);
      if (Table.depth(entry) >= depth
          && (Table.bound(entry) & (value >= upper ? Table.LOWER : Table.UPPER)) != 0) {
        return value;
      }
    }
    boolean theirFour = position.count(position.side() ^ 1, Shape.FIVE) > 0;
    int evaluation = Evaluation.of(position);
    int alpha = lower;
    int best = -Value.INFINITE;
    int bestMove = Position.NOWHERE;
    if (theirFour) {
      frame.moves.generate(position, history, Position.NOWHERE, tableMove);
      if (frame.moves.count() == 0) {
        return nothingLeft(ply, true);
      }
    } else {
      best = evaluation;
      if (best >= upper || !position.hasFours(position.side()) || depth <= -Pruning.FOURS) {
        return best;
      }
      alpha = Math.max(alpha, best);
      frame.moves.generateFours(position, tableMove);
    }
    for (int move = frame.moves.next(); move != Position.NOWHERE; move = frame.moves.next()) {
      position.move(move);
      int value = -quiesce(ply + 1, depth - 1, -upper, -alpha);
      position.undo();
      if (over) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > alpha) {
          alpha = value;
          frame.setLine(move, frames[ply + 1]);
          if (value >= upper) {
            break;
          }
        }
      }
    }
    int bound = best >= upper ? Table.LOWER : best > lower ? Table.EXACT : Table.UPPER;
    table.put(
        position.key(),
        bestMove,
        Value.fromPosition(best, ply),
        evaluation,
        depth == 0 ? 0 : -1,
        bound);
    return best;
  }
}
