package org.gobang.rules;

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
import org.gobang.api.board.Verdict.Refused;
import org.gobang.rules.OpeningStage.Choice;
import org.jspecify.annotations.Nullable;

/** A position of any rules with an opening, whose stones of both colours alternate. */
final class OpeningBoard implements Board {

  /** The kind of a pass while the opening demands stones. */
  static final String STONE_FIRST = "stone-first";

  private final Board stones;
  private final History history;

  /** Null once the opening is over. */
  private final @Nullable OpeningStage stage;

  private final int stonesOfStage;
  private final boolean swapped;

  /**
   * The board before the first move.
   *
   * @param stones the board of the rules
   * @param stage the first stage of the opening
   */
  OpeningBoard(Board stones, OpeningStage stage) {
    this(stones, History.EMPTY, stage, stage.stones(), false);
  }

  private OpeningBoard(
      Board stones,
      History history,
      @Nullable OpeningStage stage,
      int stonesOfStage,
      boolean swapped) {
    this.stones = stones;
    this.history = history;
    this.stage = stage;
    this.stonesOfStage = stonesOfStage;
    this.swapped = swapped;
  }

  @Override
  public String rules() {
    return stones.rules();
  }

  @Override
  public Start start() {
    return stones.start();
  }

  @Override
  public List<Move> moves() {
    return history.moves();
  }

  @Override
  public Stone toMove() {
    return stones.toMove();
  }

  @Override
  public Stone toAct() {
    if (stage == null) {
      return toMove();
    }
    return stage.first() == swapped ? start().first().opponent() : start().first();
  }

  @Override
  public boolean swapped() {
    return swapped;
  }

  @Override
  public List<String> choices() {
    return stage == null || stonesOfStage < stage.stones() || !undecided()
        ? List.of()
        : List.copyOf(stage.choices().keySet());
  }

  private boolean undecided() {
    return outcome() instanceof Outcome.Undecided;
  }

  private boolean hasToChoose() {
    return stage != null && stage.stones() == 0;
  }

  @Override
  public Board choose(String key) {
    Choice choice = stage == null ? null : stage.choices().get(key);
    if (choice == null || !choices().contains(key)) {
      return Board.super.choose(key);
    }
    return after(stones, new Move.Choose(toAct(), key), choice.next(), choice.swapped());
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    Verdict verdict = stones.judge(stone, point);
    return verdict instanceof Verdict.Allowed && hasToChoose()
        ? refused(Refused.CHOICE_FIRST)
        : verdict;
  }

  @Override
  public Board play(Point point) {
    if (hasToChoose() && judge(toMove(), point) instanceof Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    return afterStone(stones.play(point), new Move.Place(toMove(), point));
  }

  /** A pass is possible where a stone may be put instead of a choice, and after the opening. */
  @Override
  public Board pass() {
    if (stage != null && undecided() && (hasToChoose() || stage.choices().isEmpty())) {
      throw new IllegalMoveException(
          "pass", refused(hasToChoose() ? Refused.CHOICE_FIRST : STONE_FIRST));
    }
    return afterStone(stones.pass(), new Move.Pass(toMove()));
  }

  private static Refused refused(String kind) {
    return new Refused(kind, List.of(), false);
  }

  private Board afterStone(Board next, Move move) {
    if (stage != null && stonesOfStage > 1) {
      return new OpeningBoard(next, history.with(move), stage, stonesOfStage - 1, swapped);
    }
    return after(next, move, stage == null ? null : stage.next(), swapped);
  }

  private Board after(Board next, Move move, @Nullable OpeningStage nextStage, boolean exchanged) {
    int left = nextStage == null ? 0 : nextStage.stones();
    return new OpeningBoard(next, history.with(move), nextStage, left, exchanged);
  }

  @Override
  public Cell at(int column, int row) {
    return stones.at(column, row);
  }

  @Override
  public int captured(Stone stone) {
    return stones.captured(stone);
  }

  @Override
  public boolean wraps() {
    return stones.wraps();
  }

  @Override
  public Outcome outcome() {
    return stones.outcome();
  }

  /** Without the choices, of which the first one in each protocol leaves all as it is. */
  @Override
  public MutableBoard mutableCopy() {
    return stones.mutableCopy();
  }
}
