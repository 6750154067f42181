package org.gobang.testkit;

import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;

/** A mutable board that wraps a correct one. Subclasses add faults. */
class WarpedMutable implements MutableBoard {

  final MutableBoard real;

  WarpedMutable(MutableBoard real) {
    this.real = real;
  }

  @Override
  public int size() {
    return real.size();
  }

  @Override
  public Stone toMove() {
    return real.toMove();
  }

  @Override
  public int stonesLeft() {
    return real.stonesLeft();
  }

  @Override
  public int captured(Stone stone) {
    return real.captured(stone);
  }

  @Override
  public Cell at(int index) {
    return real.at(index);
  }

  @Override
  public int vacantCount() {
    return real.vacantCount();
  }

  @Override
  public int vacant(int i) {
    return real.vacant(i);
  }

  @Override
  public boolean allows(int index) {
    return real.allows(index);
  }

  @Override
  public void play(int index) {
    real.play(index);
  }

  @Override
  public void pass() {
    real.pass();
  }

  @Override
  public void undo() {
    real.undo();
  }

  @Override
  public int moveCount() {
    return real.moveCount();
  }

  @Override
  public OptionalInt lastPoint() {
    return real.lastPoint();
  }

  @Override
  public boolean over() {
    return real.over();
  }

  @Override
  public Optional<Stone> winner() {
    return real.winner();
  }

  @Override
  public Outcome outcome() {
    return real.outcome();
  }

  @Override
  public MutableBoard copy() {
    return real.copy();
  }
}
