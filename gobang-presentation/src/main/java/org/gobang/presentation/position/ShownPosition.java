package org.gobang.presentation.position;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.MoveNumber;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/**
 * A snapshot of a game with all facts from plugins, so that views do not call plugins.
 *
 * @param state the current state of the game
 * @param size the board size
 * @param toMove the side to move
 * @param stonesLeft the number of stones left in the turn of the side to move
 * @param choices the choices, as text
 * @param step the next step of the opening
 * @param captured the number of stones captured by each side
 * @param wraps whether opposite edges of the board are joined
 * @param stones the stones by point
 * @param line the winning line; empty before a win
 * @param forbidden the points that are forbidden to Black
 * @param reasons the reasons for the forbidden points, each in a sentence
 * @param names the names of the players, Black's first
 * @param strengths the strengths of the players as text, Black's first; empty for a human
 * @param rules the name of the rules
 * @param opening the name of the opening; empty if it has none
 * @param ending the result as text; empty before the end
 * @param failure the last report of a player that lost by failing; empty for any other end
 * @param shown the shown position as text; empty at the latest position
 * @param yours the sides played by the reader
 */
public record ShownPosition(
    GameState state,
    int size,
    Stone toMove,
    int stonesLeft,
    Choices choices,
    OpeningStep step,
    Map<Stone, Integer> captured,
    boolean wraps,
    Map<Point, Stone> stones,
    List<Point> line,
    Map<Point, Verdict.Refused> forbidden,
    Map<Point, String> reasons,
    List<String> names,
    List<String> strengths,
    String rules,
    String opening,
    String ending,
    String failure,
    String shown,
    Set<Stone> yours) {

  /** Creates a snapshot with copies of the collections. */
  public ShownPosition {
    captured = Map.copyOf(captured);
    stones = Map.copyOf(stones);
    line = List.copyOf(line);
    forbidden = Map.copyOf(forbidden);
    reasons = Map.copyOf(reasons);
    names = List.copyOf(names);
    strengths = List.copyOf(strengths);
    yours = Set.copyOf(yours);
  }

  /** Returns the rules, the board size, and the opening if it has a name. */
  public String title(Texts texts) {
    return opening.isEmpty()
        ? texts.of("title", rules, size)
        : texts.of("title.opening", rules, size, opening);
  }

  /** Returns the name of the player of a side. */
  public String name(Stone stone) {
    return names.get(stone == Stone.BLACK ? 0 : 1);
  }

  /** Returns the strength of the player of a side as text; empty for a human. */
  public String strength(Stone stone) {
    return strengths.get(stone == Stone.BLACK ? 0 : 1);
  }

  /** Returns the name of the player of a side and the number of captured stones. */
  public String side(Stone stone, Texts texts) {
    int count = captured.getOrDefault(stone, 0);
    return count == 0 ? name(stone) : texts.of("captured", name(stone), count);
  }

  /** Returns the side to act and, if a turn has several stones, the number of stones left. */
  public String turn(Texts texts) {
    String colour = texts.of(toMove);
    List<Move> moves = moves();
    Move last = moves.isEmpty() ? new Move.Pass(toMove.opponent()) : moves.get(moves.size() - 1);
    boolean begun = last.stone() == toMove && !(last instanceof Move.Choose);
    boolean several = stonesLeft > 1 || (begun && step.task().isEmpty());
    return several ? texts.of("turn.stones", colour, stonesLeft) : colour;
  }

  /** Returns the request to the player to act, in a sentence. */
  public String asked(Texts texts) {
    boolean alone = yours.equals(Set.of(toMove));
    if (step.task().isEmpty()) {
      return texts.of(alone ? "your.turn" : "to.move", turn(texts));
    }
    return step.sentence(alone ? "" : texts.of(toMove), texts);
  }

  /** Returns the choices shown as buttons to the human to act; empty if no human is to act. */
  public List<Choices.Offered> offered() {
    return personToMove() && !explored() ? choices.offered() : List.of();
  }

  /** Returns the text of the last move if it was a choice: the choice and its player. */
  public Optional<String> chosen(Texts texts) {
    List<Move> moves = moves();
    return !moves.isEmpty() && moves.get(moves.size() - 1) instanceof Move.Choose made
        ? state.lastActor().map(side -> texts.of("chosen", name(side), name(made)))
        : Optional.empty();
  }

  /** Returns the name of a choice. */
  public String name(Move.Choose made) {
    return choices.names().getOrDefault(made.key(), made.key());
  }

  /** Returns the short text of a move for a list of moves. */
  public String word(Move move, Texts texts) {
    if (!(move instanceof Move.Choose made)) {
      return move instanceof Move.Place ? move.toString() : texts.of("moves.pass");
    }
    if (made.point().isPresent()) {
      return texts.of("choice.offer.word", made.point().get());
    }
    return made.fifths().isPresent()
        ? texts.of("choice.fifths.word", made.fifths().getAsInt())
        : texts.orElse("choice." + made.key() + ".word", name(made));
  }

  /** Returns the moves to this position. */
  public List<Move> moves() {
    return state.record().follow(state.path()).stream().map(Node::move).toList();
  }

  /**
   * Returns the moves to this position as position text.
   *
   * @throws RefusedException if there are none, or if the position cannot be reached by moves only
   */
  public String text(Texts texts) {
    if (!state.record().start().stones().isEmpty()) {
      throw new RefusedException(texts.of("copy.setup"));
    }
    if (moves().isEmpty()) {
      throw Notices.nothing(texts.of("copy.none"));
    }
    return MoveText.write(moves());
  }

  /** Returns the number of each played stone on the board, as counted by {@link MoveNumber}. */
  public Map<Point, Integer> numbers() {
    Map<Point, Integer> numbers = new LinkedHashMap<>();
    int number = 0;
    for (Move move : moves()) {
      number += MoveNumber.counts(move) ? 1 : 0;
      if (move instanceof Move.Place place) {
        numbers.put(place.point(), number);
      }
    }
    numbers.keySet().retainAll(stones.keySet());
    return numbers;
  }

  /** Returns the path to the move that placed a stone on the board. */
  public Optional<List<Integer>> pathTo(Point point) {
    List<Move> moves = moves();
    for (int ply = moves.size(); ply > 0 && stones.containsKey(point); ply--) {
      if (moves.get(ply - 1) instanceof Move.Place place && place.point().equals(point)) {
        return Optional.of(state.path().subList(0, ply));
      }
    }
    return Optional.empty();
  }

  /** Returns the point of the last stone, if the last move placed one. */
  public Optional<Point> last() {
    List<Move> moves = moves();
    return !moves.isEmpty() && moves.get(moves.size() - 1) instanceof Move.Place place
        ? Optional.of(place.point())
        : Optional.empty();
  }

  /** Returns whether the current position is final, so that no move is possible. */
  public boolean over() {
    return state.result().isPresent();
  }

  /** Returns whether the game waits for a human. */
  public boolean personToMove() {
    return !over() && state.seat(toMove) instanceof Seat.Human;
  }

  /** Returns whether an engine is thinking about its move. */
  public boolean computerThinks() {
    return computerThinks(state);
  }

  /** Returns whether an engine is to move, and the game is neither over nor paused. */
  public static boolean computerThinks(GameState state) {
    return state.result().isEmpty() && !state.paused() && !state.personToMove();
  }

  /** Returns whether an engine plays at least one side. */
  public boolean computerPlays() {
    return state.black() instanceof Seat.Computer || state.white() instanceof Seat.Computer;
  }

  /**
   * Returns the side of the user of the interface: the side to move if a human plays it, or the
   * opponent otherwise. If two engines play, no human plays this side.
   */
  public Stone person() {
    return person(state);
  }

  /** Returns the side of the user in a state. */
  public static Stone person(GameState state) {
    Stone toMove = state.toAct();
    return state.seat(toMove) instanceof Seat.Human ? toMove : toMove.opponent();
  }

  /**
   * Returns whether the user can resume play from here: the game is explored, or not at its latest
   * position.
   */
  public boolean canPlayOn() {
    return !over() && (explored() || (state.looksElsewhere() && state.paused()));
  }

  /** Returns whether a recorded game is explored. */
  public boolean explored() {
    return state.explored();
  }

  /** Returns whether the game is in progress and a human plays in it. */
  public boolean personPlays() {
    return !explored() && state.ended().isEmpty() && state.seat(person()) instanceof Seat.Human;
  }

  /** Returns whether two snapshots show the same position of the same game. */
  public boolean isSamePlace(ShownPosition other) {
    return PositionKey.of(state.board()).equals(PositionKey.of(other.state.board()));
  }

  /**
   * The choices of a position as text.
   *
   * @param offered the available choices of the player to act, except choices of points, which are
   *     made on the board
   * @param forced whether no stone is allowed instead
   * @param names the names of the choices made in the current line, by their keys
   */
  public record Choices(List<Offered> offered, boolean forced, Map<String, String> names) {

    /** No choices, neither offered nor made. */
    public static final Choices NONE = new Choices(List.of(), false, Map.of());

    /** Creates choices with copies of the collections. */
    public Choices {
      offered = List.copyOf(offered);
      names = Map.copyOf(names);
    }

    /**
     * An offered choice.
     *
     * @param key its key
     * @param label its name, for a button, and its meaning
     */
    public record Offered(String key, Label label) {}
  }
}
