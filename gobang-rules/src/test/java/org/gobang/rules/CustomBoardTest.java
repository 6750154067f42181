package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.gobang.api.Move;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.junit.jupiter.api.Test;

class CustomBoardTest {

  private static final Custom CUSTOM = new Custom();

  private static OptionValues values(String spec) {
    return OptionValues.of(CUSTOM.options(), ProviderSpec.parse(spec).options());
  }

  private static Board board(String spec, int size, String... points) {
    Board board = CUSTOM.create(values(spec), Start.empty(size));
    for (String point : points) {
      board = board.play(Point.parse(point));
    }
    return board;
  }

  /** Random options combine short rows, captures and joined edges. */
  private static ProviderSpec randomSpec(Random random) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("line", String.valueOf(3 + random.nextInt(4)));
    options.put("exact", String.valueOf(random.nextBoolean()));
    options.put("stones", String.valueOf(1 + random.nextInt(3)));
    options.put("first", String.valueOf(1 + random.nextInt(2)));
    options.put("torus", String.valueOf(random.nextBoolean()));
    options.put("captures", String.valueOf(random.nextInt(3) * 2));
    return new ProviderSpec("custom", options);
  }

  @Test
  void agreesWithTheReferenceInRandomGamesAndUndo() {
    Random random = new Random(7);
    TreeSet<String> ends = new TreeSet<>();
    for (int game = 0; game < 300; game++) {
      OptionValues values = values(randomSpec(random).toString());
      int size = 6 + random.nextInt(4);
      CustomReference reference = new CustomReference(CustomRules.of(values), size);
      List<Board> boards = new ArrayList<>(List.of(CUSTOM.create(values, Start.empty(size))));
      MutableBoard copy = boards.get(0).mutableCopy();
      while (!copy.over()) {
        Board board = boards.get(boards.size() - 1);
        if (random.nextInt(50) == 0) {
          copy.pass();
          reference.pass();
          boards.add(board.pass());
        } else {
          int index = copy.randomMove(random);
          Point point = new Point(index % size, index / size);
          copy.play(index);
          reference.play(point);
          boards.add(board.play(point));
        }
        Board after = boards.get(boards.size() - 1);
        MutableLineBoardTest.check(copy, after);
        MutableLineBoardTest.check(copy.copy(), after);
        check(after, reference);
      }
      ends.add(kind(copy.outcome()));
      for (int i = boards.size() - 2; i >= 0; i--) {
        copy.undo();
        MutableLineBoardTest.check(copy, boards.get(i));
      }
    }
    assertThat(ends).containsExactly("captures", "draw", "line");
  }

  private static String kind(Outcome outcome) {
    return outcome instanceof Outcome.Won won ? won.kind() : "draw";
  }

  private static void check(Board board, CustomReference reference) {
    assertThat(board.toMove()).isEqualTo(reference.toMove);
    assertThat(board.stonesLeft()).isEqualTo(reference.left);
    for (Stone stone : Stone.values()) {
      assertThat(board.captured(stone)).isEqualTo(reference.captured.get(stone));
    }
    for (int index = 0; index < board.size() * board.size(); index++) {
      Point point = new Point(index % board.size(), index / board.size());
      Stone stone = reference.stones.get(point);
      assertThat(board.at(point)).isEqualTo(stone == null ? Cell.VACANT : Cell.of(stone));
    }
    Stone moved = board.moves().get(board.moves().size() - 1).stone();
    if (board.outcome() instanceof Outcome.Won won) {
      assertThat(won.stone()).isEqualTo(moved);
      assertThat(reference.rows.isEmpty()).isEqualTo(won.line().isEmpty());
      if (won.line().isEmpty()) {
        assertThat(won.kind()).isEqualTo("captures");
        assertThat(reference.wonByCaptures(moved)).isTrue();
      } else {
        assertThat(reference.rows).contains(new HashSet<>(won.line()));
      }
    } else {
      assertThat(reference.rows).isEmpty();
      assertThat(reference.wonByCaptures(moved)).isFalse();
    }
  }

  @Test
  void turnHasSeveralStones() {
    Board first = board("custom:line=6,stones=2", 19);
    assertThat(first.stonesLeft()).isEqualTo(1);
    Board second = first.play(Point.parse("k10"));
    assertThat(second.toMove()).isEqualTo(Stone.WHITE);
    assertThat(second.stonesLeft()).isEqualTo(2);
    Board third = second.play(Point.parse("k11"));
    assertThat(third.toMove()).isEqualTo(Stone.WHITE);
    assertThat(third.stonesLeft()).isEqualTo(1);
    assertThat(third.pass().toMove()).as("the pass ends the turn").isEqualTo(Stone.BLACK);
    assertThat(third.play(Point.parse("k12")).toMove()).isEqualTo(Stone.BLACK);
  }

  @Test
  void capturesAPairBetweenTwoStones() {
    Board board = board("custom:captures=1", 9, "a1", "b1", "e5", "c1");
    assertThat(board.captured(Stone.BLACK)).isZero();
    Board after = board.play(Point.parse("d1"));
    assertThat(after.captured(Stone.BLACK)).isEqualTo(2);
    assertThat(after.at(Point.parse("b1"))).isEqualTo(Cell.VACANT);
    assertThat(after.outcome()).isEqualTo(new Outcome.Won(Stone.BLACK, List.of(), "captures"));
    assertThat(CUSTOM.explain((Outcome.Won) after.outcome(), Locale.ENGLISH))
        .isEqualTo("captured pairs");
    Board safe = board("custom:captures=1", 9, "a1", "b1", "d1", "e5", "f6", "c1");
    assertThat(safe.captured(Stone.BLACK)).as("a pair moved between two stones").isZero();
  }

  @Test
  void rowContinuesAtTheOppositeEdge() {
    Board board = board("custom:line=4,torus=true", 6, "e3", "a1", "f3", "a2", "a3", "f1", "b3");
    assertThat(board.wraps()).isTrue();
    assertThat(board.outcome())
        .isEqualTo(
            new Outcome.Won(
                Stone.BLACK,
                List.of(
                    Point.parse("e3"), Point.parse("f3"), Point.parse("a3"), Point.parse("b3"))));
  }

  @Test
  void namesChangedOptions() {
    assertThat(board("custom", 15).rules()).isEqualTo("custom");
    assertThat(board("custom:torus=true,stones=1,line=6", 15).rules())
        .isEqualTo("custom:line=6,torus=true");
  }

  @Test
  void refusesARowLongerThanTheBoard() {
    assertThatThrownBy(() -> board("custom:line=9", 8))
        .isInstanceOf(RefusedException.class)
        .hasMessage("custom:line=9 supports board sizes from 9×9 to 25×25, not 8×8.");
  }

  @Test
  void refusesIllegalMoves() {
    Board board = board("custom:line=3", 9, "a1", "a2", "b1", "b2");
    MutableBoard copy = board.mutableCopy();
    assertThatThrownBy(() -> copy.play(0)).hasMessage("a1: occupied");
    assertThatThrownBy(copy::undo).isInstanceOf(IllegalStateException.class);
    assertThat(board.judge(Stone.BLACK, new Point(20, 0)))
        .isEqualTo(new Verdict.Refused(Verdict.Refused.OUTSIDE, List.of(), false));
    assertThat(board.at(-1, 0)).isEqualTo(Cell.OUTSIDE);
    assertThatThrownBy(() -> board.play(Point.parse("a1"))).hasMessage("a1: occupied");
    copy.play(2);
    assertThat(copy.winner()).contains(Stone.BLACK);
    assertThat(copy.lastPoint()).hasValue(2);
    assertThatThrownBy(() -> copy.play(8)).hasMessage("i1: over");
    assertThatThrownBy(copy::pass).isInstanceOf(IllegalStateException.class);
    Board over = board.play(Point.parse("c1"));
    assertThatThrownBy(() -> over.play(Point.parse("i9"))).hasMessage("i9: over");
    assertThat(over.mutableCopy().winner()).contains(Stone.BLACK);
  }

  @Test
  void setUpMayContainAFinishedRow() {
    List<Move.Place> row =
        List.of(
            new Move.Place(Stone.WHITE, Point.parse("a1")),
            new Move.Place(Stone.WHITE, Point.parse("b1")),
            new Move.Place(Stone.WHITE, Point.parse("c1")));
    Start start = new Start(9, row, Stone.BLACK);
    Board won = CUSTOM.create(values("custom:line=3"), start);
    assertThat(won.outcome())
        .isEqualTo(new Outcome.Won(Stone.WHITE, row.stream().map(Move.Place::point).toList()));
    Board open = CUSTOM.create(values("custom:line=4,stones=3"), start);
    assertThat(open.outcome()).isEqualTo(Outcome.UNDECIDED);
    assertThat(open.stonesLeft()).as("the set-up includes the first turn").isEqualTo(3);
    assertThat(open.start()).isEqualTo(start);
  }

  @Test
  void hasTextsInTwoLanguages() {
    assertThat(CUSTOM.label(Locale.CHINESE).name()).isEqualTo("自定义规则");
    assertThat(CUSTOM.label(CUSTOM.options().get(0), Locale.ENGLISH).name())
        .isEqualTo("Stones in a row");
    Verdict.Refused occupied = new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(), false);
    assertThat(CUSTOM.explain(occupied, Locale.ENGLISH)).isEqualTo("This point is occupied.");
    assertThat(new Renju().explain(new Outcome.Won(Stone.BLACK, List.of(), "odd"), Locale.ENGLISH))
        .isEqualTo("odd");
  }
}
