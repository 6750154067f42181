package org.gobang.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;
import org.junit.jupiter.api.Test;

/**
 * What the api promises of a board, put to the proof. Extend it, and say whose board it is:
 *
 * <pre>{@code
 * class MineContractTest extends BoardContract {
 *   @Override
 *   protected BoardProvider provider() {
 *     return new MineRules();
 *   }
 * }
 * }</pre>
 *
 * <p>Whether the rules are the right ones it cannot know; it looks at what all boards have in
 * common, in games played by drawing lots, which are the same in every run.
 */
public abstract class BoardContract {

  private static final int GAMES = 3;
  private static final long SEED = 5;

  private static final Described DESCRIBED = new Described("BoardProvider");
  private static final Promise CREATE =
      new Promise(
          "BoardProvider.create",
          "a board with no moves yet, or a RefusedException whose sentence says what there is");
  private static final Promise AT =
      new Promise("Board.at", "any two numbers will do: beyond the edge it answers OUTSIDE");
  private static final Promise IMMUTABLE =
      new Promise("Board", "a board never changes; play and pass give another one");
  private static final Promise MOVES =
      new Promise("Board.moves", "every move and pass in order, unmodifiable");
  private static final Promise STONES =
      new Promise("org.gobang.api", "stones never move and are never taken");
  private static final Promise JUDGE =
      new Promise("Board.judge", "Allowed, or Refused with the reason, for either side");
  private static final Promise PLAY =
      new Promise("Board.play", "an IllegalMoveException if judge refuses it, fouls included");
  private static final Promise LISTS =
      new Promise("Board.allowed", "the vacant points that judge allows, in order, unmodifiable");
  private static final Promise FORBIDDEN =
      new Promise("Board.forbidden", "the vacant points where a stone would be a foul, in order");
  private static final Promise OVER =
      new Promise("Board.judge", "once the game is over every vacant point is refused as OVER");
  private static final Promise OUTCOME =
      new Promise(
          "Board.outcome",
          "won by a line, drawn, or undecided; drawn too when the side to move has no point");
  private static final Promise EXPLAIN =
      new Promise("BoardProvider.explain", "one sentence for people");
  private static final Promise THREADS =
      new Promise("Board", "may be used by any number of threads at once");

  /** For the author's class that extends it. */
  protected BoardContract() {}

  /**
   * Whose board it is.
   *
   * @return a new provider
   */
  protected abstract BoardProvider provider();

  /**
   * On which boards games are played.
   *
   * @return lines a side, all of which the rules have; the default size unless overridden
   */
  protected List<Integer> sizes() {
    return List.of(provider().defaultSize());
  }

  /** Id and label are there, in any language, always the same, at once. */
  @Test
  public void required_describesItself() {
    BoardProvider provider = provider();
    DESCRIBED.checkQuick(() -> provider(), BoardProvider::label);
    DESCRIBED.checkId(provider.id());
    DESCRIBED.checkLabels("label", provider::label);
    DESCRIBED.checkSame("id", () -> List.of(provider.id(), provider().id()));
    DESCRIBED.checkSame("label", () -> provider.label(Locale.ENGLISH));
    DESCRIBED.checkCanBeMade(provider.getClass());
  }

  /** The name is there in Chinese too. */
  @Test
  public void optional_speaksChinese() {
    assumeTrue(Described.speaksChinese(provider()::label), "the label is the same in Chinese");
  }

  /** The provider is declared, in a module descriptor or in META-INF/services. */
  @Test
  public void optional_isFoundByTheServiceLoader() {
    Class<?> wanted = provider().getClass();
    boolean found =
        ServiceLoader.load(BoardProvider.class, wanted.getClassLoader()).stream()
            .anyMatch(each -> each.type().equals(wanted));
    assumeTrue(found, wanted.getName() + " is provided neither by a module nor in META-INF");
  }

  /** A new board is vacant from edge to edge, of the size asked for, and the first side moves. */
  @Test
  public void required_createsAnEmptyBoard() {
    BoardProvider provider = provider();
    for (int size : sizes()) {
      for (Stone first : Stone.values()) {
        Start start = new Start(size, List.of(), first);
        Board board = provider.create(start);
        CREATE.check(board.rules().equals(provider.id()), "rules() is %s", board.rules());
        CREATE.check(board.start().equals(start), "start() is %s", board.start());
        CREATE.check(board.size() == size, "size() is %d, not %d", board.size(), size);
        CREATE.check(board.moves().isEmpty(), "there are moves: %s", board.moves());
        CREATE.check(board.toMove() == first, "%s is to move, not %s", board.toMove(), first);
        CREATE.check(
            Sight.points(board).stream().allMatch(point -> board.at(point) == Cell.VACANT),
            "not every point is vacant on %s",
            Positions.words(board));
        CREATE.check(
            board.outcome() instanceof Outcome.Undecided, "over at once: %s", board.outcome());
      }
    }
  }

  /** A set-up's stones stand where they were put. */
  @Test
  public void required_createsWhatWasSetUp() {
    for (int size : sizes()) {
      for (Start start : SetUps.on(size)) {
        TestBoards.create(provider(), start).ifPresent(board -> checkSetUp(board, start));
      }
    }
  }

  private static void checkSetUp(Board board, Start start) {
    CREATE.check(board.start().equals(start), "another start: %s", board.start());
    CREATE.check(board.moves().isEmpty(), "there are moves: %s", board.moves());
    CREATE.check(board.toMove() == start.first(), "%s is to move", board.toMove());
    for (Move.Place place : start.stones()) {
      CREATE.check(
          board.at(place.point()).holds(place.stone()),
          "%s was set up on %s and is not there",
          place.stone(),
          place.point());
    }
    int vacant = board.size() * board.size() - start.stones().size();
    CREATE.check(
        board.vacant().size() == vacant, "%d vacant points, not %d", board.vacant().size(), vacant);
  }

  /** Whatever is asked for, the provider says no with a sentence, or makes a board. */
  @Test
  public void required_refusesOnlyWithASentence() {
    for (int size = 1; size <= Point.MOST_LINES; size++) {
      List<Start> starts = new ArrayList<>(SetUps.on(size));
      starts.add(Start.empty(size));
      for (Start start : starts) {
        try {
          CREATE.check(provider().create(start) != null, "create gave null for %s", start);
        } catch (RefusedException refused) {
          String sentence = refused.getMessage();
          CREATE.check(sentence != null && !sentence.isBlank(), "a refusal without a sentence");
        } catch (RuntimeException thrown) {
          throw CREATE.broken(thrown, "create threw for %d lines", size);
        }
      }
    }
  }

  /** Every place has an answer, also beyond the edge. */
  @Test
  public void required_answersForAnyPlace() {
    for (Board board : starts()) {
      int size = board.size();
      for (int out : List.of(-1, size, Point.MOST_LINES, Integer.MIN_VALUE, Integer.MAX_VALUE)) {
        for (int any : List.of(0, size - 1, out)) {
          checkOutside(board, out, any);
          checkOutside(board, any, out);
        }
      }
    }
  }

  private static void checkOutside(Board board, int column, int row) {
    Cell cell = AT.given(() -> board.at(column, row), "at(" + column + ", " + row + ")");
    AT.check(cell == Cell.OUTSIDE, "at(%d, %d) is %s", column, row, cell);
  }

  /**
   * A board looks the same after others were made from it, and as many times as it is looked at.
   */
  @Test
  public void required_neverChanges() {
    for (List<Board> game : games()) {
      List<Sight> sights = new ArrayList<>();
      for (Board board : game) {
        Sight before = Sight.of(board);
        List<Point> allowed = RandomGame.judgedAllowed(board);
        allowed.stream().limit(3).forEach(board::play);
        if (!allowed.isEmpty()) {
          Board unused = board.pass();
          IMMUTABLE.check(unused != board, "pass gave the same board");
        }
        sights.add(before);
      }
      for (int i = 0; i < game.size(); i++) {
        IMMUTABLE.check(
            sights.get(i).equals(Sight.of(game.get(i))),
            "another look showed something else, after moves from %s",
            Positions.words(game.get(i)));
      }
    }
  }

  /** Each move is one more in the list, sides take turns, and stones stay. */
  @Test
  public void required_countsMovesAndTurns() {
    for (List<Board> game : games()) {
      for (int i = 1; i < game.size(); i++) {
        checkStep(game.get(i - 1), game.get(i));
      }
    }
  }

  private static void checkStep(Board before, Board after) {
    int count = before.moves().size();
    String where = Positions.words(after);
    MOVES.check(after.moves().size() == count + 1, "not one move more on %s", where);
    MOVES.check(
        after.moves().subList(0, count).equals(before.moves()), "other moves before, on %s", where);
    Move last = after.moves().get(count);
    MOVES.check(
        last.stone() == before.toMove(), "the last move is %s's on %s", last.stone(), where);
    MOVES.check(after.toMove() != before.toMove(), "no turn taken on %s", where);
    MOVES.check(after.start().equals(before.start()), "another start on %s", where);
    try {
      after.moves().remove(0);
      throw MOVES.broken("a move could be taken out of moves()");
    } catch (UnsupportedOperationException unmodifiable) {
      // As promised.
    }
    for (Point point : Sight.points(after)) {
      boolean put = last instanceof Move.Place place && place.point().equals(point);
      Cell wanted = put ? Cell.of(last.stone()) : before.at(point);
      STONES.check(after.at(point) == wanted, "%s on %s, on %s", after.at(point), point, where);
    }
  }

  /** Points that the board cannot take are refused to both sides alike, and are no fouls. */
  @Test
  public void required_judgesEitherSide() {
    for (Board board : middles()) {
      for (Stone stone : Stone.values()) {
        for (Point point : Sight.points(board)) {
          Verdict verdict = board.judge(stone, point);
          JUDGE.check(verdict != null, "judge(%s, %s) is null", stone, point);
          if (board.at(point) != Cell.VACANT) {
            checkKind(verdict, Refused.OCCUPIED, stone, point);
          }
        }
        if (board.size() < Point.MOST_LINES) {
          Point outside = new Point(board.size(), 0);
          checkKind(board.judge(stone, outside), Refused.OUTSIDE, stone, outside);
        }
      }
    }
  }

  private static void checkKind(Verdict verdict, String kind, Stone stone, Point point) {
    boolean right =
        verdict instanceof Refused refused && refused.kind().equals(kind) && !refused.foul();
    JUDGE.check(right, "judge(%s, %s) is %s, not %s", stone, point, verdict, kind);
  }

  /** What judge allows can be played; what it refuses cannot. */
  @Test
  public void required_playsWhatItAllows() {
    for (Board board : middles()) {
      for (Point point : Sight.points(board)) {
        Verdict verdict = board.judge(board.toMove(), point);
        try {
          Board after = board.play(point);
          PLAY.check(verdict instanceof Verdict.Allowed, "played %s: %s", point, verdict);
          PLAY.check(after.at(point).holds(board.toMove()), "no stone on %s after it", point);
        } catch (IllegalMoveException refused) {
          PLAY.check(refused.verdict().equals(verdict), "%s, not %s", refused.verdict(), verdict);
          PLAY.check(refused.point().equals(point), "says %s of %s", refused.point(), point);
        } catch (RuntimeException thrown) {
          throw PLAY.broken(thrown, "play(%s) threw, and judge says %s", point, verdict);
        }
      }
    }
  }

  /** The lists of vacant and allowed points are those that at and judge tell. */
  @Test
  public void required_listsWhatItAllows() {
    for (Board board : middles()) {
      List<Point> vacant =
          Sight.points(board).stream().filter(point -> board.at(point) == Cell.VACANT).toList();
      LISTS.check(board.vacant().equals(vacant), "vacant() is %s", board.vacant());
      List<Point> allowed = RandomGame.judgedAllowed(board);
      LISTS.check(board.allowed().equals(allowed), "allowed() is %s", board.allowed());
      checkUnmodifiable(board.vacant());
      checkUnmodifiable(board.allowed());
    }
  }

  private static void checkUnmodifiable(List<Point> points) {
    if (!points.isEmpty()) {
      try {
        points.remove(0);
        throw LISTS.broken("a point could be taken out of the list");
      } catch (UnsupportedOperationException unmodifiable) {
        // As promised.
      }
    }
  }

  /** What is forbidden are fouls, and all of them. */
  @Test
  public void required_forbidsFoulsAlone() {
    for (Board board : Stream.concat(middles().stream(), setUps().stream()).toList()) {
      for (Stone stone : Stone.values()) {
        Map<Point, Refused> fouls = new LinkedHashMap<>();
        for (Point point : Sight.points(board)) {
          if (board.judge(stone, point) instanceof Refused refused && refused.foul()) {
            fouls.put(point, refused);
          }
        }
        Map<Point, Refused> forbidden = board.forbidden(stone);
        FORBIDDEN.check(
            List.copyOf(forbidden.entrySet()).equals(List.copyOf(fouls.entrySet())),
            "forbidden(%s) is %s, and judge calls fouls %s",
            stone,
            forbidden,
            fouls);
      }
    }
  }

  /** Games end, and whoever has no point left has a draw. */
  @Test
  public void required_gamesEnd() {
    for (List<Board> game : games()) {
      Board last = game.get(game.size() - 1);
      OUTCOME.check(
          !(last.outcome() instanceof Outcome.Undecided),
          "still undecided on %s",
          Positions.words(last));
    }
  }

  /** A game that is won is won by stones of the winner, in order along a line. */
  @Test
  public void required_winsByALine() {
    for (Board board : ends()) {
      if (board.outcome() instanceof Outcome.Won won) {
        OUTCOME.check(!won.line().isEmpty(), "won by no line on %s", Positions.words(board));
        for (Point point : won.line()) {
          OUTCOME.check(
              board.at(point).holds(won.stone()),
              "won by %s, and %s is not %s's",
              won.line(),
              point,
              won.stone());
        }
      }
    }
  }

  /** After the end nothing can be played. */
  @Test
  public void required_refusesAllWhenOver() {
    for (Board board : ends()) {
      String where = Positions.words(board);
      for (Stone stone : Stone.values()) {
        for (Point point : board.vacant()) {
          Verdict verdict = board.judge(stone, point);
          boolean over = verdict instanceof Refused refused && refused.kind().equals(Refused.OVER);
          OVER.check(over, "judge(%s, %s) is %s on %s", stone, point, verdict, where);
        }
      }
      try {
        Board after = board.pass();
        throw OVER.broken("pass gave %s after the end on %s", after, where);
      } catch (IllegalStateException refused) {
        // As Board.pass promises.
      }
    }
  }

  /** Every refusal that comes up has words. */
  @Test
  public void required_explainsRefusals() {
    BoardProvider provider = provider();
    Map<String, Refused> kinds = new LinkedHashMap<>();
    for (String kind : List.of(Refused.OCCUPIED, Refused.OUTSIDE, Refused.OVER)) {
      kinds.put(kind, new Refused(kind, List.of(), false));
    }
    for (Board board : Stream.concat(middles().stream(), setUps().stream()).toList()) {
      for (Stone stone : Stone.values()) {
        board.forbidden(stone).values().forEach(why -> kinds.put(why.kind(), why));
      }
    }
    for (Refused why : kinds.values()) {
      for (Locale locale : Described.LANGUAGES) {
        String words = EXPLAIN.given(() -> provider.explain(why, locale), "explain");
        EXPLAIN.check(words != null && !words.isBlank(), "no words for %s, %s", why, locale);
      }
    }
  }

  /** The same moves lead to boards that look the same. */
  @Test
  public void required_sameMovesGiveTheSameBoard() {
    for (List<Board> game : games()) {
      Board last = game.get(game.size() - 1);
      Board again = provider().create(last.start());
      for (Move move : last.moves()) {
        again = move instanceof Move.Place place ? again.play(place.point()) : again.pass();
      }
      IMMUTABLE.check(
          Sight.of(again).equals(Sight.of(last)),
          "the same moves gave another board than %s",
          Positions.words(last));
    }
  }

  /** Several threads that look at one board see the same. */
  @Test
  public void required_mayBeReadFromSeveralThreads() throws Exception {
    ExecutorService readers = Executors.newFixedThreadPool(4);
    try {
      for (Board board : middles()) {
        Sight alone = Sight.of(board);
        List<Future<Sight>> together = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
          together.add(readers.submit(() -> Sight.of(board)));
        }
        for (Future<Sight> sight : together) {
          THREADS.check(sight.get().equals(alone), "threads differ on %s", Positions.words(board));
        }
      }
    } finally {
      readers.shutdownNow();
    }
  }

  private List<Board> starts() {
    return sizes().stream().map(size -> provider().create(Start.empty(size))).toList();
  }

  private List<List<Board>> games() {
    Random random = new Random(SEED);
    List<List<Board>> games = new ArrayList<>();
    for (Board start : starts()) {
      for (int i = 0; i < GAMES; i++) {
        games.add(RandomGame.from(start, random));
      }
    }
    return games;
  }

  /** A position from the middle of each game. */
  private List<Board> middles() {
    return games().stream().map(game -> game.get(game.size() / 2)).toList();
  }

  /** The last position of each game. */
  private List<Board> ends() {
    return games().stream()
        .map(game -> game.get(game.size() - 1))
        .filter(board -> !(board.outcome() instanceof Outcome.Undecided))
        .toList();
  }

  private List<Board> setUps() {
    return sizes().stream()
        .flatMap(size -> SetUps.on(size).stream())
        .flatMap(start -> TestBoards.create(provider(), start).stream())
        .toList();
  }
}
