package org.gobang.rules;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;
import org.gobang.rules.OpeningStage.Choice;
import org.gobang.rules.OpeningStage.Kind;
import org.jspecify.annotations.Nullable;

/** A position of any rules in an opening, with stones of alternating colours. */
final class OpeningBoard implements Board {

  /** The kind of a refused pass because the opening requires stones. */
  static final String STONE_FIRST = "stone-first";

  /**
   * The prefix of the kind of a stone outside the central square; the size of the square follows.
   */
  static final String SQUARE = "square-";

  /** The kind of a stone on a point that was not offered. */
  static final String PICK_OFFERED = "pick-offered";

  private final String rules;
  private final Board stones;
  private final History history;

  /** The current stage, null after the opening. */
  private final @Nullable OpeningStage stage;

  private final OfferedPoints offered;
  private final boolean swapped;

  /** Computed on first use, because each point that can be offered has to be checked. */
  private volatile @Nullable List<String> choices;

  /**
   * Returns the board before the first move.
   *
   * @param rules the name of the rules with the opening rule
   * @param stones the board of the rules without the opening rule; set-up stones or a first move by
   *     White replace the opening, because opening rules assume an empty board with Black to move
   * @param opening the name of the opening rule, or {@link OpeningOption#NONE} to return the board
   *     without one
   * @throws RefusedException if the opening rule needs an odd board size of 9 or more
   */
  static Board of(String rules, Board stones, String opening) {
    if (opening.equals(OpeningOption.NONE)) {
      return stones;
    }
    int size = stones.size();
    if (OpeningProtocol.hasSquares(opening) && (size % 2 == 0 || size < CentralSquare.LARGEST)) {
      throw RuleTexts.refused("opening-lines", opening, CentralSquare.LARGEST, size);
    }
    boolean usual = stones.start().equals(Start.empty(size));
    OpeningStage stage = usual ? OpeningProtocol.of(opening) : null;
    return new OpeningBoard(rules, stones, History.EMPTY, stage, OfferedPoints.NONE, false);
  }

  private OpeningBoard(
      String rules,
      Board stones,
      History history,
      @Nullable OpeningStage stage,
      OfferedPoints offered,
      boolean swapped) {
    this.rules = rules;
    this.stones = stones;
    this.history = history;
    this.stage = stage;
    this.offered = offered;
    this.swapped = swapped;
  }

  @Override
  public String rules() {
    return rules;
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
    return stage == null || stage.byMover() ? toMove() : toMove().opponent();
  }

  @Override
  public boolean swapped() {
    return swapped;
  }

  @Override
  public boolean inOpening() {
    return stage != null && undecided();
  }

  @Override
  public List<Point> openingPoints() {
    if (!inOpening()) {
      return List.of();
    }
    return isAt(Kind.PICK)
        ? offered.points()
        : square() == OpeningStage.ANYWHERE ? List.of() : CentralSquare.points(size(), square());
  }

  @Override
  public int openingOffers() {
    return stage != null && isAt(Kind.OFFER) && undecided() ? stage.number() : 0;
  }

  @Override
  public List<String> choices() {
    List<String> collected = choices;
    if (collected == null) {
      collected = collectChoices();
      choices = collected;
    }
    return collected;
  }

  private List<String> collectChoices() {
    if (stage == null || !undecided()) {
      return List.of();
    }
    List<String> keys = new ArrayList<>();
    if (offered.points().isEmpty()) {
      keys.addAll(stage.choices().keySet());
    }
    if (isAt(Kind.OFFER)) {
      vacant().stream().filter(this::canBeOffered).map(OfferedPoints::key).forEach(keys::add);
    }
    return List.copyOf(keys);
  }

  private boolean canBeOffered(Point point) {
    return offered.refusal(point).isEmpty()
        && stones.judge(toMove(), point) instanceof Verdict.Allowed;
  }

  private boolean undecided() {
    return outcome() instanceof Outcome.Undecided;
  }

  private boolean isAt(Kind kind) {
    return stage != null && stage.kind() == kind;
  }

  /** Returns the side of the square to which the next stone is restricted. */
  private int square() {
    return stage != null && stage.kind() == Kind.STONE ? stage.number() : OpeningStage.ANYWHERE;
  }

  @Override
  public Board choose(String key) {
    if (stage == null || !choices().contains(key)) {
      return Board.super.choose(key);
    }
    Move.Choose move = new Move.Choose(toAct(), key);
    Choice choice = stage.choices().get(key);
    if (choice != null) {
      return after(stones, move, choice.next(), swapped != choice.swaps());
    }
    OfferedPoints more = offered.with(move.point().orElseThrow(), stones);
    boolean enough = more.points().size() == stage.number();
    return new OpeningBoard(
        rules, stones, history.with(move), enough ? stage.next() : stage, more, swapped);
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    Verdict verdict = stones.judge(stone, point);
    if (stage == null || verdict instanceof Refused) {
      return verdict;
    }
    return switch (stage.kind()) {
      case CHOICE -> refused(Refused.CHOICE_FIRST);
      case OFFER -> offered.refusal(point).orElseGet(() -> refused(Refused.CHOICE_FIRST));
      case PICK ->
          offered.points().contains(point)
              ? verdict
              : new Refused(PICK_OFFERED, offered.points(), false);
      case STONE ->
          square() == OpeningStage.ANYWHERE || CentralSquare.contains(size(), square(), point)
              ? verdict
              : refused(SQUARE + square());
    };
  }

  @Override
  public Board play(Point point) {
    if (stage != null && judge(toMove(), point) instanceof Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    return afterStone(stones.play(point), new Move.Place(toMove(), point));
  }

  @Override
  public Board pass() {
    if (inOpening()) {
      boolean stone = isAt(Kind.STONE) || isAt(Kind.PICK);
      throw new IllegalMoveException("pass", refused(stone ? STONE_FIRST : Refused.CHOICE_FIRST));
    }
    return afterStone(stones.pass(), new Move.Pass(toMove()));
  }

  private static Refused refused(String kind) {
    return new Refused(kind, List.of(), false);
  }

  private Board afterStone(Board next, Move move) {
    return after(next, move, stage == null ? null : stage.next(), swapped);
  }

  private Board after(Board next, Move move, @Nullable OpeningStage nextStage, boolean exchanged) {
    return new OpeningBoard(
        rules, next, history.with(move), nextStage, OfferedPoints.NONE, exchanged);
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

  /**
   * Returns a copy that applies the restrictions of the opening, or the faster copy of the rules
   * after the opening.
   */
  @Override
  public MutableBoard mutableCopy() {
    return inOpening() ? Board.super.mutableCopy() : stones.mutableCopy();
  }
}
