package org.gobang.game;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.jspecify.annotations.Nullable;

/** A board with methods on moves that wait at a gate. */
record SlowBoard(Board board, Gate gate) implements Board {

  /** A gate, initially open; while it is shut, callers wait and ignore interrupts. */
  static final class Gate {
    private boolean shut;
    private int visitors;
    private @Nullable RuntimeException breakage;

    Board board(String rules, Start start) {
      return new SlowBoard(Boards.of(rules, start), this);
    }

    synchronized void shut() {
      shut = true;
      visitors = 0;
    }

    synchronized void open() {
      shut = false;
      notifyAll();
    }

    /** Makes the board throw from now on. */
    synchronized void breakWith(RuntimeException thrown) {
      breakage = thrown;
    }

    synchronized void awaitVisitor() {
      hold(() -> visitors > 0);
    }

    synchronized void visit() {
      if (breakage != null) {
        throw breakage;
      }
      visitors++;
      notifyAll();
      hold(() -> !shut);
    }

    private void hold(BooleanSupplier until) {
      while (!until.getAsBoolean()) {
        try {
          wait();
        } catch (InterruptedException ignored) {
          // Some boards ignore interrupts.
        }
      }
    }
  }

  @Override
  public String rules() {
    return board.rules();
  }

  @Override
  public Start start() {
    return board.start();
  }

  @Override
  public List<Move> moves() {
    return board.moves();
  }

  @Override
  public Stone toMove() {
    gate.visit();
    return board.toMove();
  }

  @Override
  public Cell at(int column, int row) {
    return board.at(column, row);
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    gate.visit();
    return board.judge(stone, point);
  }

  @Override
  public Board play(Point point) {
    gate.visit();
    return new SlowBoard(board.play(point), gate);
  }

  @Override
  public Board pass() {
    gate.visit();
    return new SlowBoard(board.pass(), gate);
  }

  @Override
  public Outcome outcome() {
    gate.visit();
    return board.outcome();
  }
}
