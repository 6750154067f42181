package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;

/** Writes down what it is asked for, and tells what the test says. */
public final class TestGame implements Game {

  /** What was set. */
  public Duration pace = Duration.ZERO;

  public final List<String> asked = new CopyOnWriteArrayList<>();
  private final GameSetup setup;
  private final Opponent opponent;
  private final Board empty;
  private final Executor host;
  private final Map<Stone, Seat> seats = new EnumMap<>(Stone.class);
  private Optional<GameListener> listener = Optional.empty();
  private long version;
  private volatile GameState state;

  /** Whether it goes where it is sent, or merely writes that down. */
  public boolean follows;

  Optional<RefusedException> refusal = Optional.empty();

  /** What becomes of a stone that was put. */
  enum Opponent {
    /** What the test says. */
    NOBODY,
    /** The stone stands, and the game goes on at the first point that is vacant. */
    ANSWERS,
    /** It never ends thinking about an answer. */
    HANGS
  }

  TestGame(GameSetup setup, Board empty, Executor host, Opponent opponent) {
    this.setup = setup;
    this.opponent = opponent;
    this.empty = empty;
    this.host = host;
    seats.put(Stone.BLACK, setup.black());
    seats.put(Stone.WHITE, setup.white());
    this.state = state(setup.record(), List.of(), empty, false, Map.of(), Optional.empty());
    if (!setup.path().isEmpty()) {
      stands(setup.record(), setup.path(), setup.paused());
    }
  }

  private GameState state(
      GameRecord record,
      List<Integer> path,
      Board board,
      boolean paused,
      Map<Stone, Duration> left,
      Optional<Result> result) {
    boolean explored = setup.explored();
    return GameState.of(record, board)
        .version(version++)
        .path(path)
        .line(explored || paused ? record.mainLine() : path)
        .black(seat(Stone.BLACK))
        .white(seat(Stone.WHITE))
        .paused(paused && !explored)
        .explored(explored)
        .left(left)
        .result(result)
        .ended(explored ? Result.recorded(setup.record().tags()) : result)
        .build();
  }

  private Seat seat(Stone stone) {
    return Objects.requireNonNull(seats.get(stone));
  }

  /** The game stands after these moves, of which as many have been gone back. */
  void stands(String moves, int back, boolean paused) {
    List<Move> all = MoveText.parse(moves, Stone.BLACK);
    GameRecord record = GameRecord.of("renju", empty.start(), all);
    List<Integer> path = record.mainLine().subList(0, all.size() - back);
    stands(TestNotes.of(state.record()).in(record), path, paused);
  }

  private void stands(GameRecord record, List<Integer> path, boolean paused) {
    Board board = empty;
    for (Node node : record.follow(path)) {
      board = node.move() instanceof Move.Place place ? board.play(place.point()) : board.pass();
    }
    tell(state(record, path, board, paused, state.left(), Optional.empty()));
  }

  /** These notes are in the main line behind so many moves. */
  void noted(int ply, RecordNote... notes) {
    note(state.record().mainLine().subList(0, ply), List.of(notes));
  }

  /** The notes in the main line behind so many moves. */
  List<RecordNote> notes(int ply) {
    return TestNotes.of(state.record()).at(state.record().mainLine().subList(0, ply));
  }

  /** The clocks show this. */
  void clocks(Duration black, Duration white) {
    tell(
        state(
            state.record(),
            state.path(),
            state.board(),
            state.paused(),
            Map.of(Stone.BLACK, black, Stone.WHITE, white),
            state.result()));
  }

  /** The game is over. */
  void ends(Result result, List<Point> line) {
    TestBoard last = (TestBoard) state.board();
    Outcome outcome =
        line.isEmpty() ? Outcome.UNDECIDED : new Outcome.Won(result.winner().orElseThrow(), line);
    Board board = new TestBoard(last.start(), last.moves(), last.fouls(), outcome);
    tell(state(state.record(), state.path(), board, false, state.left(), Optional.of(result)));
  }

  private void tell(GameState next) {
    state = next;
    listener.ifPresent(each -> each.changed(next));
  }

  void refuses(Point point, Verdict.Refused why) {
    listener.ifPresent(each -> each.refused(point, why));
  }

  public void reports(Stone stone, Insight insight) {
    listener.ifPresent(each -> each.reported(stone, insight));
  }

  private void write(String what) {
    refusal.ifPresent(
        why -> {
          throw why;
        });
    asked.add(what);
  }

  /** What was opened. */
  public GameSetup setup() {
    return setup;
  }

  /** How many moves were played. */
  public int moves() {
    return state.path().size();
  }

  /** A click that comes twice plays once. */
  private synchronized void goesOn(Point point) {
    if (state.result().isPresent()
        || state.board().at(point.column(), point.row()) != Cell.VACANT) {
      return;
    }
    put(point);
    if (state.result().isEmpty()) {
      for (int column = 0; column < empty.size(); column++) {
        if (state.board().at(column, empty.size() - 1) == Cell.VACANT) {
          put(new Point(column, empty.size() - 1));
          return;
        }
      }
    }
  }

  private void put(Point point) {
    List<Move> played =
        Stream.concat(
                state.record().follow(state.path()).stream().map(Node::move),
                Stream.of(new Move.Place(state.board().toMove(), point)))
            .toList();
    GameRecord record = GameRecord.of("renju", empty.start(), played);
    Board board = state.board().play(point);
    Optional<Result> result =
        played.size() == 9
            ? Optional.of(new Result(Optional.of(Stone.BLACK), Ending.LINE, ""))
            : Optional.empty();
    tell(state(record, record.mainLine(), board, false, state.left(), result));
  }

  @Override
  public GameState state() {
    return state;
  }

  @Override
  public Subscription listen(GameListener next) {
    listener = Optional.of(next);
    GameState now = state;
    host.execute(() -> next.changed(now));
    return () -> listener = Optional.empty();
  }

  @Override
  public void play(Point point) {
    write("play " + point);
    switch (opponent) {
      case NOBODY -> {}
      case ANSWERS -> new Thread(() -> goesOn(point)).start();
      case HANGS -> put(point);
    }
  }

  @Override
  public void pass() {
    write("pass");
  }

  @Override
  public void takeBack() {
    write("take back");
  }

  @Override
  public void resign(Stone stone) {
    write("resign " + stone);
  }

  @Override
  public void pace(Duration least) {
    pace = least;
  }

  @Override
  public void moveNow() {
    write("move now");
  }

  @Override
  public void pause(boolean paused) {
    write("pause " + paused);
  }

  @Override
  public void seat(Stone stone, Seat seat) {
    write(stone + " " + (seat instanceof Seat.Human ? "person" : "computer"));
  }

  @Override
  public void goTo(List<Integer> path) {
    write("go to " + path.size());
    if (follows) {
      stands(state.record(), path, true);
    }
  }

  @Override
  public void note(List<Integer> path, List<RecordNote> notes) {
    write("note");
    GameRecord noted = TestNotes.of(state.record()).with(path, notes).in(state.record());
    tell(state(noted, state.path(), state.board(), state.paused(), state.left(), state.result()));
  }

  @Override
  public void close() {
    asked.add("close");
  }
}
