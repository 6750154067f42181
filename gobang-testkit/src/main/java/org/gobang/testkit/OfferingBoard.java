package org.gobang.testkit;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/**
 * A position with an optional or required choice.
 *
 * @param position the position before and after each choice
 * @param forced whether a choice is required, so no stone is allowed
 */
record OfferingBoard(Board position, boolean forced) implements Board {

  private static final Verdict.Refused CHOICE_FIRST =
      new Verdict.Refused(Verdict.Refused.CHOICE_FIRST, List.of(), false);

  @Override
  public List<String> choices() {
    return List.of("stay", "swap");
  }

  @Override
  public Board choose(String key) {
    return choices().contains(key) ? position : Board.super.choose(key);
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    Verdict verdict = position.judge(stone, point);
    return forced && verdict instanceof Verdict.Allowed ? CHOICE_FIRST : verdict;
  }

  @Override
  public Board play(Point point) {
    if (forced) {
      throw new IllegalMoveException(point, CHOICE_FIRST);
    }
    return position.play(point);
  }

  @Override
  public Board pass() {
    if (forced) {
      throw new IllegalMoveException("pass", CHOICE_FIRST);
    }
    return position.pass();
  }

  @Override
  public String rules() {
    return position.rules();
  }

  @Override
  public Start start() {
    return position.start();
  }

  @Override
  public List<Move> moves() {
    return position.moves();
  }

  @Override
  public Stone toMove() {
    return position.toMove();
  }

  @Override
  public Cell at(int column, int row) {
    return position.at(column, row);
  }

  @Override
  public Outcome outcome() {
    return position.outcome();
  }

  @Override
  public MutableBoard mutableCopy() {
    return position.mutableCopy();
  }
}
