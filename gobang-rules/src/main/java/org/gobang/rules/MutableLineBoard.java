package org.gobang.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict.Refused;
import org.jspecify.annotations.Nullable;

/** A position of any of the bundled rules that changes with each move. */
final class MutableLineBoard implements MutableBoard {

  /** In place of a point's position in {@link #order}. */
  private static final int PASS = -1;

  /**
   * What cannot be seen from the stones.
   *
   * @param toMove whose turn it is
   * @param outcome how things stand
   * @param last the move before, null at the start
   */
  record Beginning(Stone toMove, Outcome outcome, @Nullable Move last) {}

  private final RuleSet rules;
  private final StoneLines stones;
  private final ForbiddenPoints forbidden;
  private final Beginning beginning;

  /**
   * All points: the vacant ones, then those with stones, the latest first. A move swaps its point
   * with the last vacant one.
   */
  private final int[] order;

  /** By point: its position in {@link #order}. */
  private final int[] positions;

  /** Of each move, the position that its point had in {@link #order}, or {@link #PASS}. */
  private int[] moves;

  private int moveCount;
  private int vacantCount;
  private Stone toMove;
  private boolean over;
  private Optional<Stone> winner;

  /**
   * A copy of a position.
   *
   * @param stones are copied
   */
  MutableLineBoard(RuleSet rules, StoneLines stones, Beginning beginning) {
    this(
        rules,
        stones,
        beginning,
        new int[stones.lines().points()],
        new int[stones.lines().points()]);
    int high = order.length;
    for (int index = 0; index < positions.length; index++) {
      int position = stones.at(index) == Cell.VACANT ? vacantCount++ : --high;
      order[position] = index;
      positions[index] = position;
    }
  }

  private MutableLineBoard(
      RuleSet rules, StoneLines stones, Beginning beginning, int[] order, int[] positions) {
    this.rules = rules;
    this.stones = stones.copy();
    this.forbidden = new ForbiddenPoints(this.stones);
    this.beginning = beginning;
    this.order = order;
    this.positions = positions;
    this.moves = new int[order.length];
    this.toMove = beginning.toMove();
    this.over = !(beginning.outcome() instanceof Outcome.Undecided);
    this.winner =
        beginning.outcome() instanceof Outcome.Won won
            ? Optional.of(won.stone())
            : Optional.empty();
  }

  @Override
  public MutableBoard copy() {
    Beginning here = new Beginning(toMove, outcome(), last());
    MutableLineBoard copy =
        new MutableLineBoard(rules, stones, here, order.clone(), positions.clone());
    copy.vacantCount = vacantCount;
    return copy;
  }

  @Override
  public int size() {
    return stones.lines().size();
  }

  @Override
  public Stone toMove() {
    return toMove;
  }

  @Override
  public Cell at(int index) {
    return stones.at(index);
  }

  @Override
  public int vacantCount() {
    return vacantCount;
  }

  @Override
  public int vacant(int i) {
    if (i >= vacantCount) {
      throw new IndexOutOfBoundsException(i);
    }
    return order[i];
  }

  @Override
  public boolean allows(int index) {
    return positions[index] < vacantCount && !over && mayPut(index);
  }

  private boolean mayPut(int index) {
    return !rules.forbids(toMove) || forbidden.allows(index);
  }

  @Override
  public void play(int index) {
    int position = positions[index];
    if (over || position >= vacantCount) {
      throw refused(index);
    }
    swap(position, --vacantCount);
    remember(position);
    Stone stone = toMove;
    toMove = stone.opponent();
    if (stones.put(stone, index) && WinningRuns.wins(rules, stones, stone, index)) {
      winner = Optional.of(stone);
      over = true;
    } else {
      over = !canMove();
    }
  }

  private IllegalMoveException refused(int index) {
    String kind = positions[index] < vacantCount ? Refused.OVER : Refused.OCCUPIED;
    return new IllegalMoveException(
        stones.lines().point(index), new Refused(kind, List.of(), false));
  }

  @Override
  public void pass() {
    if (over) {
      throw new IllegalStateException("the game is over");
    }
    boolean bothPassed = last() instanceof Move.Pass;
    remember(PASS);
    toMove = toMove.opponent();
    over = bothPassed || !canMove();
  }

  @Override
  public void undo() {
    if (moveCount == 0) {
      throw new IllegalStateException("no move was made on this copy");
    }
    int position = moves[--moveCount];
    toMove = toMove.opponent();
    over = false;
    winner = Optional.empty();
    if (position != PASS) {
      stones.remove(toMove, order[vacantCount]);
      swap(position, vacantCount++);
    }
  }

  private boolean canMove() {
    for (int i = 0; i < vacantCount; i++) {
      if (mayPut(order[i])) {
        return true;
      }
    }
    return false;
  }

  private void swap(int position, int other) {
    int index = order[position];
    int swapped = order[other];
    order[position] = swapped;
    positions[swapped] = position;
    order[other] = index;
    positions[index] = other;
  }

  private void remember(int move) {
    if (moveCount == moves.length) {
      moves = Arrays.copyOf(moves, 2 * moveCount);
    }
    moves[moveCount++] = move;
  }

  private @Nullable Move last() {
    if (moveCount == 0) {
      return beginning.last();
    }
    return moves[moveCount - 1] == PASS
        ? new Move.Pass(toMove.opponent())
        : new Move.Place(toMove.opponent(), stones.lines().point(order[vacantCount]));
  }

  @Override
  public int moveCount() {
    return moveCount;
  }

  @Override
  public OptionalInt lastPoint() {
    return last() instanceof Move.Place place
        ? OptionalInt.of(stones.lines().index(place.point()))
        : OptionalInt.empty();
  }

  @Override
  public boolean over() {
    return over;
  }

  @Override
  public Optional<Stone> winner() {
    return winner;
  }

  @Override
  public Outcome outcome() {
    if (moveCount == 0) {
      return beginning.outcome();
    }
    if (winner.isPresent()) {
      Stone stone = winner.get();
      return new Outcome.Won(stone, WinningRuns.line(rules, stones, stone, order[vacantCount]));
    }
    return over ? Outcome.DRAWN : Outcome.UNDECIDED;
  }
}
