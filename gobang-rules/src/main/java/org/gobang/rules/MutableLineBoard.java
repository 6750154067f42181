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

/** A mutable position of one of the fixed rules. */
final class MutableLineBoard implements MutableBoard {

  /** The value for a pass instead of a position in {@link #vacant}. */
  private static final int PASS = -1;

  /**
   * The start of a mutable position, as far as it does not follow from the stones.
   *
   * @param toMove the side to move
   * @param outcome the outcome
   * @param last the previous move; null at the start
   */
  record Beginning(Stone toMove, Outcome outcome, @Nullable Move last) {}

  private final RuleSet rules;
  private final StoneLines stones;
  private final ForbiddenPoints forbidden;
  private final Beginning beginning;

  private final VacantPoints vacant;

  /** For each move, the position of the point in {@link #vacant}, or {@link #PASS}. */
  private int[] moves;

  private int moveCount;
  private Stone toMove;
  private boolean over;
  private Optional<Stone> winner;

  /**
   * Creates a copy of a position.
   *
   * @param stones the stones, copied
   */
  MutableLineBoard(RuleSet rules, StoneLines stones, Beginning beginning) {
    this(rules, stones, beginning, new VacantPoints(stones.lines().points()));
    for (int index = stones.lines().points() - 1; index >= 0; index--) {
      if (stones.at(index) != Cell.VACANT) {
        vacant.remove(index);
      }
    }
  }

  private MutableLineBoard(
      RuleSet rules, StoneLines stones, Beginning beginning, VacantPoints vacant) {
    this.rules = rules;
    this.stones = stones.copy();
    this.forbidden = new ForbiddenPoints(this.stones);
    this.beginning = beginning;
    this.vacant = vacant;
    this.moves = new int[stones.lines().points()];
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
    return new MutableLineBoard(rules, stones, here, vacant.copy());
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
    return vacant.count();
  }

  @Override
  public int vacant(int i) {
    return vacant.get(i);
  }

  @Override
  public boolean allows(int index) {
    return vacant.contains(index) && !over && mayPut(index);
  }

  private boolean mayPut(int index) {
    return !rules.forbids(toMove) || forbidden.allows(index);
  }

  @Override
  public void play(int index) {
    if (over || !vacant.contains(index)) {
      throw refused(index);
    }
    remember(vacant.remove(index));
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
    String kind = vacant.contains(index) ? Refused.OVER : Refused.OCCUPIED;
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
      stones.remove(toMove, vacant.lastRemoved());
      vacant.undoRemove(position);
    }
  }

  private boolean canMove() {
    for (int i = 0; i < vacant.count(); i++) {
      if (mayPut(vacant.get(i))) {
        return true;
      }
    }
    return false;
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
        : new Move.Place(toMove.opponent(), stones.lines().point(vacant.lastRemoved()));
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
      return new Outcome.Won(stone, WinningRuns.line(rules, stones, stone, vacant.lastRemoved()));
    }
    return over ? Outcome.DRAWN : Outcome.UNDECIDED;
  }
}
