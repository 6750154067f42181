package org.gobang.ui.console.fake;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;

/** A game in which everything happens at once, on the thread of whoever asks for it. */
public final class TestGame implements Game {

  /** What was set. */
  public Duration pace = Duration.ZERO;

  private final TestBench bench;
  private final GameSetup setup;
  private final List<GameListener> listeners = new ArrayList<>();
  private final Map<Stone, Seat> seats = new EnumMap<>(Stone.class);
  private GameRecord record;
  private List<Integer> path;
  private List<Integer> line;
  private boolean paused;
  private Optional<Result> result = Optional.empty();

  /** How the game ended, whichever of its positions is shown. */
  private Optional<Result> ended = Optional.empty();

  private long version;
  private boolean closed;

  /** Shown where there is a clock; tests set it. */
  public Map<Stone, Duration> left = Map.of();

  /** Done after each change has been told. */
  public Runnable afterChange = () -> {};

  TestGame(TestBench bench, GameSetup setup) {
    this.bench = bench;
    this.setup = setup;
    seats.put(Stone.BLACK, setup.black());
    seats.put(Stone.WHITE, setup.white());
    this.record = setup.record();
    this.path = setup.path();
    this.line = setup.line();
    this.paused = setup.paused();
    judge();
    if (setup.explored()) {
      ended = Result.recorded(setup.record().tags()).or(() -> result);
    } else if (!setup.paused()) {
      goesOnHere();
    }
  }

  public boolean closed() {
    return closed;
  }

  private Board board() {
    Board board = bench.create(record.rules(), record.start());
    for (Node node : record.follow(path)) {
      board = node.move() instanceof Move.Place place ? board.play(place.point()) : board.pass();
    }
    return board;
  }

  @Override
  public GameState state() {
    return GameState.of(tagged(), board())
        .version(version)
        .path(path)
        .line(line)
        .black(seat(Stone.BLACK))
        .white(seat(Stone.WHITE))
        .paused(paused)
        .explored(setup.explored())
        .left(left)
        .result(result)
        .ended(ended)
        .build();
  }

  private GameRecord tagged() {
    if (setup.explored()) {
      return record;
    }
    Map<String, String> tags = new HashMap<>(record.tags());
    tags.remove(Tags.RESULT);
    tags.remove(Tags.ENDING);
    ended.ifPresent(
        end -> {
          tags.put(Tags.ENDING, end.ending().word());
          end.winner()
              .ifPresent(stone -> tags.put(Tags.RESULT, stone.name().toLowerCase(Locale.ROOT)));
        });
    return record.withTags(tags);
  }

  @Override
  public Subscription listen(GameListener listener) {
    listeners.add(listener);
    listener.changed(state());
    return () -> listeners.remove(listener);
  }

  private void tell() {
    version++;
    List.copyOf(listeners).forEach(listener -> listener.changed(state()));
    afterChange.run();
  }

  @Override
  public void play(Point point) {
    personToMove();
    put(point);
    computers();
  }

  private void put(Point point) {
    Stone toMove = board().toMove();
    if (board().judge(toMove, point) instanceof Verdict.Refused refused) {
      List.copyOf(listeners).forEach(listener -> listener.refused(point, refused));
      if (refused.foul() && setup.fouls() == Fouls.LOSE) {
        end(Optional.of(toMove.opponent()), Ending.FOUL, refused.kind());
      }
      return;
    }
    move(new Move.Place(toMove, point));
  }

  private void move(Move move) {
    List<Node> next = path.isEmpty() ? record.lines() : last().next();
    int child = 0;
    while (child < next.size() && !next.get(child).move().equals(move)) {
      child++;
    }
    if (child == next.size()) {
      record = withChild(move);
    }
    path = append(path, child);
    paused = false;
    judge();
    goesOnHere();
    tell();
  }

  private Node last() {
    List<Node> nodes = record.follow(path);
    return nodes.get(nodes.size() - 1);
  }

  private GameRecord withChild(Move move) {
    return record.withLines(grown(record.lines(), 0, new Node(move, List.of(), List.of())));
  }

  private List<Node> grown(List<Node> lines, int depth, Node fresh) {
    List<Node> grown = new ArrayList<>(lines);
    if (depth == path.size()) {
      grown.add(fresh);
    } else {
      Node node = lines.get(path.get(depth));
      grown.set(
          path.get(depth),
          new Node(node.move(), node.notes(), grown(node.next(), depth + 1, fresh)));
    }
    return grown;
  }

  private static List<Integer> append(List<Integer> path, int child) {
    List<Integer> longer = new ArrayList<>(path);
    longer.add(child);
    return longer;
  }

  private void judge() {
    Outcome outcome = board().outcome();
    result =
        outcome instanceof Outcome.Won won
            ? Optional.of(new Result(Optional.of(won.stone()), Ending.LINE, ""))
            : outcome == Outcome.DRAWN
                ? Optional.of(new Result(Optional.empty(), Ending.BOARD_FULL, ""))
                : Optional.empty();
  }

  private void goesOnHere() {
    if (!setup.explored()) {
      line = path;
      ended = result;
    }
  }

  /** Has computers move for as long as they are to; one without an answer goes on thinking. */
  void computers() {
    while (result.isEmpty()
        && !paused
        && seat(board().toMove()) instanceof Seat.Computer computer) {
      Optional<Point> answer = bench.choose(computer.who().player(), board());
      if (answer.isEmpty()) {
        return;
      }
      put(answer.get());
    }
  }

  public void answer(Point point) {
    put(point);
    computers();
  }

  public void report(Stone stone, Insight insight) {
    List.copyOf(listeners).forEach(listener -> listener.reported(stone, insight));
  }

  public void end(Optional<Stone> winner, Ending ending, String words) {
    result = Optional.of(new Result(winner, ending, words));
    goesOnHere();
    tell();
  }

  private Seat seat(Stone stone) {
    return Objects.requireNonNull(seats.get(stone));
  }

  private void personToMove() {
    if (result.isPresent()) {
      throw new RefusedException(OVER, "the game is over");
    }
    if (seat(board().toMove()) instanceof Seat.Computer) {
      throw new RefusedException("a computer is to move");
    }
  }

  @Override
  public void pass() {
    personToMove();
    move(new Move.Pass(board().toMove()));
    computers();
  }

  @Override
  public void takeBack() {
    boolean people = seats.values().stream().anyMatch(Seat.Human.class::isInstance);
    if (result.filter(end -> end.ending() == Ending.RESIGNED).isPresent()) {
      result = Optional.empty();
      goesOnHere();
      tell();
      return;
    }
    List<Integer> to = path;
    do {
      if (to.isEmpty()) {
        throw new RefusedException("there is nothing to take back");
      }
      to = to.subList(0, to.size() - 1);
    } while (people && seat(stoneAt(to.size())) instanceof Seat.Computer);
    path = to;
    paused = !people;
    judge();
    goesOnHere();
    tell();
  }

  private Stone stoneAt(int ply) {
    Stone first = record.start().first();
    return ply % 2 == 0 ? first : first.opponent();
  }

  @Override
  public void resign(Stone stone) {
    if (result.isPresent() || seat(stone) instanceof Seat.Computer) {
      throw new RefusedException("nobody to resign");
    }
    if (path.isEmpty() && record.start().stones().isEmpty()) {
      throw new RefusedException(NOT_BEGUN, "not begun");
    }
    end(Optional.of(stone.opponent()), Ending.RESIGNED, "");
  }

  @Override
  public void pace(Duration least) {
    pace = least;
  }

  @Override
  public void moveNow() {
    if (seat(board().toMove()) instanceof Seat.Computer) {
      put(board().allowed().get(0));
    }
  }

  @Override
  public void pause(boolean wanted) {
    if (result.isEmpty() && !setup.explored() && paused != wanted) {
      paused = wanted;
      if (!wanted) {
        goesOnHere();
      }
      tell();
      computers();
    }
  }

  @Override
  public void seat(Stone stone, Seat seat) {
    seats.put(stone, seat);
    tell();
    computers();
  }

  @Override
  public void goTo(List<Integer> next) {
    try {
      record.follow(next);
    } catch (IllegalArgumentException noPath) {
      throw new RefusedException("the record has no such path", noPath);
    }
    path = next;
    judge();
    if (path.equals(line) && !setup.explored()) {
      result = result.or(() -> ended);
    }
    paused = result.isEmpty() && !setup.explored();
    tell();
  }

  @Override
  public void note(List<Integer> where, List<RecordNote> notes) {
    record =
        record
            .withNotes(where.isEmpty() ? notes : record.notes())
            .withLines(where.isEmpty() ? record.lines() : noted(record.lines(), where, notes));
    tell();
  }

  private static List<Node> noted(List<Node> lines, List<Integer> where, List<RecordNote> notes) {
    List<Node> noted = new ArrayList<>(lines);
    Node node = lines.get(where.get(0));
    List<Integer> rest = where.subList(1, where.size());
    noted.set(
        where.get(0),
        rest.isEmpty()
            ? new Node(node.move(), notes, node.next())
            : new Node(node.move(), node.notes(), noted(node.next(), rest, notes)));
    return noted;
  }

  @Override
  public void close() {
    closed = true;
    if (ended.isEmpty() && !setup.explored()) {
      end(Optional.empty(), Ending.ABANDONED, "");
    }
  }
}
