package org.gobang.presentation.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;

/** The record of the current game as shown: the move tree, the comments and the graph. */
public final class RecordReview {

  private final InterfaceContext context;
  private final Navigation navigation;
  private final CommentEditor comments;
  private final Texts texts;
  private final Function<List<Integer>, Optional<ReviewedMove>> reviewed;
  private IntUnaryOperator room = depth -> 4;
  private Map<String, String> names = Map.of();
  private Optional<ShownPosition> position = Optional.empty();
  private Optional<MoveTree> tree = Optional.empty();
  private List<MoveTree.Cell> line = List.of();
  private List<Integer> path = List.of();
  private EvaluationGraph graph = EvaluationGraph.EMPTY;

  /**
   * Creates a presenter without a record.
   *
   * @param game the editable game
   * @param reviewed returns the reviewed move at the end of a path
   */
  public RecordReview(
      InterfaceContext context,
      Navigation navigation,
      Supplier<Optional<Game>> game,
      Function<List<Integer>, Optional<ReviewedMove>> reviewed) {
    this.context = context;
    this.reviewed = reviewed;
    this.navigation = navigation;
    this.comments = new CommentEditor(game, context.notices()::fail);
    this.texts = context.texts();
  }

  /** Sets the number of moves per row at a depth. */
  public void room(IntUnaryOperator next) {
    room = next;
    tree = Optional.empty();
    position.map(ShownPosition::state).ifPresent(this::layOut);
  }

  /** Sets the names of players by id, including engines that do not play in the current game. */
  public void names(Map<String, String> players) {
    names = players;
  }

  /** Returns the reviewed move; empty if the move was not reviewed. */
  public Optional<ReviewedMove> reviewed(MoveTree.Cell cell) {
    return reviewed.apply(cell.path());
  }

  /** Returns the moves in rows; empty before the first game. */
  public Optional<MoveTree> tree() {
    return tree;
  }

  /** Returns the complete current line. */
  public List<MoveTree.Cell> line() {
    return line;
  }

  /** Returns the current position; empty before the first game. */
  public Optional<MoveTree.Cell> current() {
    return path.size() < line.size() ? Optional.of(line.get(path.size())) : Optional.empty();
  }

  /** Returns the comment on the move. */
  public CommentEditor comments() {
    return comments;
  }

  /** Returns Black's win rate along the line. */
  public EvaluationGraph graph() {
    return graph.with(line.stream().flatMap(cell -> reviewed(cell).stream()).toList());
  }

  /** Returns a side and the name of its player, such as {@code Black: You}. */
  public String side(Stone stone) {
    return position
        .map(now -> texts.of("graph.side", texts.of(stone), now.name(stone)))
        .orElse(texts.of(stone));
  }

  /**
   * Returns descriptions of the evaluations at or next to a move: first the mistake, then one for
   * each curve.
   */
  public List<String> describe(int ply) {
    List<String> lines = new ArrayList<>();
    if (ply < line.size()) {
      MoveTree.Cell cell = line.get(ply);
      reviewed(cell)
          .filter(move -> move.type().isFault())
          .ifPresent(any -> lines.add(describe(cell)));
    }
    graph.near(ply).forEach((curve, mark) -> lines.add(describe(curve, mark)));
    return lines;
  }

  /** Returns a description of a move: its number, colour and point, and its special properties. */
  public String describe(MoveTree.Cell cell) {
    List<String> parts = new ArrayList<>();
    parts.add(
        cell.move()
            .map(move -> move(cell, texts.of(move.stone()), place(move)))
            .orElse(texts.of("tree.start")));
    if (cell.choices() > 1) {
      parts.add(texts.of("tree.choice", cell.child() + 1, cell.choices()));
    }
    reviewed(cell).ifPresent(move -> parts.add(texts.of("class." + move.type().word())));
    if (cell.commented()) {
      parts.add(texts.of("tree.commented"));
    }
    return String.join(texts.of("tree.between"), parts);
  }

  private String move(MoveTree.Cell cell, String side, String place) {
    return cell.number().isPresent()
        ? texts.of("tree.move", cell.number().getAsInt(), side, place)
        : texts.of("step.side", side, place);
  }

  /**
   * Returns a description of an evaluation: the move, Black's win rate after it, and the engine.
   */
  public String describe(EvaluationGraph.Curve curve, EvaluationGraph.Mark mark) {
    String score = mark.score().text(texts);
    String move =
        mark.ply() < line.size() ? line.get(mark.ply()).move().map(this::place).orElse("") : "";
    return move.isEmpty()
        ? texts.of("graph.start", score, name(curve))
        : texts.of("graph.mark", mark.ply(), move, score, name(curve));
  }

  /** Returns the name of the engine of a curve, as at the board if the engine still plays there. */
  public String name(EvaluationGraph.Curve curve) {
    return curve
        .side()
        .flatMap(
            side ->
                position.filter(now -> plays(now, side, curve.player())).map(now -> now.name(side)))
        .orElseGet(() -> names.getOrDefault(curve.player(), curve.player()));
  }

  private static boolean plays(ShownPosition now, Stone side, String player) {
    return now.state().seat(side) instanceof Seat.Computer computer
        && computer.who().player().equals(player);
  }

  /** Returns the heading of the comment, with the name of the move. */
  public String about() {
    List<Integer> path = comments.path();
    Optional<MoveTree.Cell> cell =
        tree.map(known -> known.along(path)).map(along -> along.get(along.size() - 1));
    return cell.flatMap(MoveTree.Cell::move)
        .map(
            move ->
                cell.get().number().isPresent()
                    ? texts.of("comment.move", cell.get().number().getAsInt(), place(move))
                    : texts.of("comment.choice", place(move)))
        .orElse(texts.of("comment.start"));
  }

  /** Returns the short text of a move: its point, a pass, or the start. */
  public String label(MoveTree.Cell cell) {
    return cell.move().map(this::word).orElse(texts.of("tree.start"));
  }

  private String word(Move move) {
    return position.map(now -> now.word(move, texts)).orElseGet(() -> place(move));
  }

  private String place(Move move) {
    if (move instanceof Move.Choose made) {
      return position.map(now -> now.name(made)).orElse(made.key());
    }
    return move instanceof Move.Place ? move.toString() : texts.of("moves.pass");
  }

  /** Handles the start of another game. */
  public void forget() {
    comments.forget();
    position = Optional.empty();
    tree = Optional.empty();
    line = List.of();
    path = List.of();
    graph = EvaluationGraph.EMPTY;
  }

  /** Handles a new state of the game. */
  public void changed(ShownPosition now) {
    GameState state = now.state();
    position = Optional.of(now);
    layOut(state);
    graph =
        EvaluationGraph.of(
            context.workbench(), state.record(), state.record().follow(navigation.line(state)));
    comments.changed(state);
  }

  private void layOut(GameState state) {
    GameRecord record = state.record();
    MoveTree laidOut =
        tree.filter(known -> known.shows(record)).orElseGet(() -> new MoveTree(record, room));
    tree = Optional.of(laidOut);
    path = state.path();
    line = laidOut.along(navigation.line(state));
  }
}
