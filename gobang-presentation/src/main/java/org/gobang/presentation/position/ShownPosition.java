package org.gobang.presentation.position;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.newgame.ResumeFromPosition;
import org.gobang.presentation.text.MoveNumber;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/**
 * A game at one moment with all that only plugins can tell, so that a view calls none.
 *
 * @param state how the game stands
 * @param size the lines of a side
 * @param toMove whose turn it is
 * @param stonesLeft how many stones the side to move still puts in its turn
 * @param choices the choices, in words
 * @param step what the opening asks for
 * @param captured how many stones each side has captured
 * @param wraps whether opposite edges of the board are joined
 * @param stones what stands where
 * @param line the line that won; empty before
 * @param forbidden the points that are forbidden to Black
 * @param reasons why they are, each in a sentence
 * @param names what the players are called, Black's first
 * @param strengths how strong the players are, in words, Black's first; empty for a person
 * @param rules what the rules are called
 * @param opening what the opening is called; empty where it has no name
 * @param ending how the game ended, in words; empty before
 * @param failure what a player reported that lost by failing; empty for any other end
 * @param shown which position is shown, in words; empty where play has come to it
 * @param yours the sides that the reader acts for
 */
public record ShownPosition(
    GameState state,
    int size,
    Stone toMove,
    int stonesLeft,
    ShownChoices choices,
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

  /** Copies what it is given. */
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

  /** The rules, the size, and the opening if it has a name. */
  public String title(Texts texts) {
    return opening.isEmpty()
        ? texts.of("title", rules, size)
        : texts.of("title.opening", rules, size, opening);
  }

  /** What the player of a side is called. */
  public String name(Stone stone) {
    return names.get(stone == Stone.BLACK ? 0 : 1);
  }

  /** How strong the player of a side is, in words; empty for a person. */
  public String strength(Stone stone) {
    return strengths.get(stone == Stone.BLACK ? 0 : 1);
  }

  /** What the player of a side is called, and what the side has captured. */
  public String side(Stone stone, Texts texts) {
    int count = captured.getOrDefault(stone, 0);
    return count == 0 ? name(stone) : texts.of("captured", name(stone), count);
  }

  /** The side to act; where a turn has several stones, with how many are left of it. */
  public String turn(Texts texts) {
    String colour = texts.of(toMove);
    List<Move> moves = moves();
    Move last = moves.isEmpty() ? new Move.Pass(toMove.opponent()) : moves.get(moves.size() - 1);
    boolean begun = last.stone() == toMove && !(last instanceof Move.Choose);
    boolean several = stonesLeft > 1 || (begun && step.task().isEmpty());
    return several ? texts.of("turn.stones", colour, stonesLeft) : colour;
  }

  /** What is asked of the player who acts, in a sentence. */
  public String asked(Texts texts) {
    boolean alone = yours.equals(Set.of(toMove));
    if (step.task().isEmpty()) {
      return texts.of(alone ? "your.turn" : "to.move", turn(texts));
    }
    return step.sentence(alone ? "" : texts.of(toMove), texts);
  }

  /** What the person who is to act may choose with a button; empty for anyone else. */
  public List<ShownChoices.Offered> offered() {
    return personToMove() && !explored() ? choices.offered() : List.of();
  }

  /** The last move in words, if it was a choice: what is chosen, and by which player. */
  public Optional<String> chosen(Texts texts) {
    List<Move> moves = moves();
    return !moves.isEmpty() && moves.get(moves.size() - 1) instanceof Move.Choose made
        ? state.lastActor().map(side -> texts.of("chosen", name(side), name(made)))
        : Optional.empty();
  }

  /** What a choice that was made is called. */
  public String name(Move.Choose made) {
    return choices.names().getOrDefault(made.key(), made.key());
  }

  /** A move in a list of moves, in a word. */
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

  /** The moves that led here. */
  public List<Move> moves() {
    return state.record().follow(state.path()).stream().map(Node::move).toList();
  }

  /**
   * The moves that led here, as position text.
   *
   * @throws RefusedException if there are none, or moves alone do not lead here
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

  /** The number of each stone that was played and stands, as {@link MoveNumber} counts. */
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

  /** The moves that led to a stone that was played and stands. */
  public Optional<List<Integer>> pathTo(Point point) {
    List<Move> moves = moves();
    for (int ply = moves.size(); ply > 0 && stones.containsKey(point); ply--) {
      if (moves.get(ply - 1) instanceof Move.Place place && place.point().equals(point)) {
        return Optional.of(state.path().subList(0, ply));
      }
    }
    return Optional.empty();
  }

  /** Where the last stone was put, if the last move was one. */
  public Optional<Point> last() {
    List<Move> moves = moves();
    return !moves.isEmpty() && moves.get(moves.size() - 1) instanceof Move.Place place
        ? Optional.of(place.point())
        : Optional.empty();
  }

  /** Whether the position shown is an end, where nothing can be played. */
  public boolean over() {
    return state.result().isPresent();
  }

  /** Whether the game waits for a person. */
  public boolean personToMove() {
    return !over() && state.seat(toMove) instanceof Seat.Human;
  }

  /** Whether a computer is thinking about its move. */
  public boolean computerThinks() {
    return computerThinks(state);
  }

  /** Whether a computer is to move, and the game is neither over nor paused. */
  public static boolean computerThinks(GameState state) {
    return state.result().isEmpty() && !state.paused() && !state.personToMove();
  }

  /** Whether a computer plays at least one side. */
  public boolean computerPlays() {
    return state.black() instanceof Seat.Computer || state.white() instanceof Seat.Computer;
  }

  /**
   * The side of the person at the front end: the side to move if a person plays it, or else the
   * other one, which is the only person's unless two computers play.
   */
  public Stone person() {
    return person(state);
  }

  /** The same of a state. */
  public static Stone person(GameState state) {
    Stone toMove = state.toAct();
    return state.seat(toMove) instanceof Seat.Human ? toMove : toMove.opponent();
  }

  /** Whether the person can resume play from here. */
  public boolean canPlayOn() {
    return ResumeFromPosition.isPossible(state);
  }

  /** Whether a recorded game is looked through. */
  public boolean explored() {
    return state.explored();
  }

  /** Whether the game goes on and a person plays in it. */
  public boolean personPlays() {
    return !explored() && state.ended().isEmpty() && state.seat(person()) instanceof Seat.Human;
  }

  /** Whether both show the same place of the same game. */
  public boolean isSamePlace(ShownPosition other) {
    return PositionKey.of(state.board()).equals(PositionKey.of(other.state.board()));
  }
}
