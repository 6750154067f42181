package org.gobang.rules;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict.Refused;

/** A mutable position of custom rules. */
final class MutableCustomBoard implements MutableBoard {

  /** The maximum number of captures by one move: two stones in each direction. */
  private static final int MAX_CAPTURES = 2 * CustomGeometry.DIRECTIONS;

  private static final int[] NOTHING = {};

  /**
   * The changes of a move; never compared.
   *
   * @param before the state before the move
   * @param position the position of the point among the vacant points; {@link CustomState#NONE} for
   *     a pass
   * @param captured the points of captured stones
   * @param capturedPositions the positions of these points, in the same order
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Change(
      CustomState before, int position, int[] captured, int[] capturedPositions) {}

  private final CustomRules rules;
  private final CustomStones stones;
  private final VacantPoints vacant;
  private final Deque<Change> changes = new ArrayDeque<>();
  private final int[] captures = new int[MAX_CAPTURES];
  private CustomState state;

  /** Creates the position before the first move. */
  MutableCustomBoard(CustomRules rules, Start start) {
    this.rules = rules;
    this.stones = new CustomStones(rules, new CustomGeometry(start.size(), rules.torus()));
    this.vacant = new VacantPoints(stones.points());
    for (Move.Place place : start.stones()) {
      int index = stones.index(place.point());
      stones.set(index, Cell.of(place.stone()));
      vacant.remove(index);
    }
    this.state =
        CustomState.atStart(
            start.first(),
            start.stones().isEmpty() ? rules.first() : rules.stones(),
            setUpOutcome(start));
  }

  private MutableCustomBoard(MutableCustomBoard copied) {
    rules = copied.rules;
    stones = copied.stones.copy();
    vacant = copied.vacant.copy();
    state = copied.state;
  }

  @Override
  public MutableCustomBoard copy() {
    return new MutableCustomBoard(this);
  }

  CustomRules rules() {
    return rules;
  }

  @Override
  public int size() {
    return stones.size();
  }

  @Override
  public Stone toMove() {
    return state.toMove();
  }

  @Override
  public int stonesLeft() {
    return state.stonesLeft();
  }

  @Override
  public int captured(Stone stone) {
    return state.captured(stone);
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
    return vacant.contains(index) && !over();
  }

  @Override
  public void play(int index) {
    if (over() || !vacant.contains(index)) {
      String kind = vacant.contains(index) ? Refused.OVER : Refused.OCCUPIED;
      throw new IllegalMoveException(stones.point(index), new Refused(kind, List.of(), false));
    }
    CustomState before = state;
    Stone stone = before.toMove();
    int position = vacant.remove(index);
    stones.set(index, Cell.of(stone));
    int count = rules.pairs() == 0 ? 0 : stones.captures(stone, index, captures);
    int[] captured = count == 0 ? NOTHING : Arrays.copyOf(captures, count);
    int[] positions = count == 0 ? NOTHING : new int[count];
    for (int i = 0; i < count; i++) {
      stones.set(captured[i], Cell.VACANT);
      positions[i] = vacant.add(captured[i]);
    }
    changes.push(new Change(before, position, captured, positions));
    Outcome outcome = outcomeAfter(stone, index, before.captured(stone) + count);
    state = before.afterStone(index, count, rules.stones(), outcome);
  }

  private Outcome outcomeAfter(Stone stone, int index, int captured) {
    if (stones.wins(index)) {
      return new Outcome.Won(stone, stones.line(index));
    }
    if (rules.pairs() > 0 && captured >= 2 * rules.pairs()) {
      return new Outcome.Won(stone, List.of(), CustomRules.BY_CAPTURES);
    }
    return vacant.count() == 0 ? Outcome.DRAWN : Outcome.UNDECIDED;
  }

  /**
   * Returns the outcome of a set-up, which may contain a winning line. The side that would have
   * moved last takes precedence.
   */
  private Outcome setUpOutcome(Start start) {
    for (Stone stone : List.of(start.first().opponent(), start.first())) {
      for (Move.Place place : start.stones()) {
        int index = stones.index(place.point());
        if (place.stone() == stone && stones.wins(index)) {
          return new Outcome.Won(stone, stones.line(index));
        }
      }
    }
    return vacant.count() == 0 ? Outcome.DRAWN : Outcome.UNDECIDED;
  }

  @Override
  public void pass() {
    if (over()) {
      throw new IllegalStateException("the game is over");
    }
    changes.push(new Change(state, CustomState.NONE, NOTHING, NOTHING));
    Outcome outcome = state.passed() ? Outcome.DRAWN : Outcome.UNDECIDED;
    state = state.afterPass(rules.stones(), outcome);
  }

  @Override
  public void undo() {
    if (changes.isEmpty()) {
      throw new IllegalStateException("no move was made on this copy");
    }
    Change change = changes.pop();
    Cell captured = Cell.of(change.before().toMove().opponent());
    for (int i = change.captured().length - 1; i >= 0; i--) {
      vacant.undoAdd(change.capturedPositions()[i]);
      stones.set(change.captured()[i], captured);
    }
    if (change.position() != CustomState.NONE) {
      stones.set(vacant.lastRemoved(), Cell.VACANT);
      vacant.undoRemove(change.position());
    }
    state = change.before();
  }

  @Override
  public int moveCount() {
    return changes.size();
  }

  @Override
  public OptionalInt lastPoint() {
    return state.last() == CustomState.NONE ? OptionalInt.empty() : OptionalInt.of(state.last());
  }

  @Override
  public Outcome outcome() {
    return state.outcome();
  }
}
