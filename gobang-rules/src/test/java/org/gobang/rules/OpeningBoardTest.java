package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardMoves;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningBoardTest {

  private static Board empty(String opening, Start start) {
    Custom rules = new Custom();
    return rules.create(OptionValues.of(rules.options(), Map.of("opening", opening)), start);
  }

  private static Board after(String opening, String moves) {
    Board board = empty(opening, Start.empty(15));
    for (Move move : BoardMoves.read(moves, board)) {
      board = board.play(move);
    }
    return board;
  }

  /** Tests the steps of opening rules against the published descriptions. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          swap  | -                                     | BLACK | BLACK | false | []
          swap  | h8                                    | WHITE | WHITE | false | [swap]
          swap  | h8 i9                                 | BLACK | BLACK | false | []
          swap  | h8 swap                               | WHITE | WHITE | true  | []
          swap  | h8 swap i9                            | BLACK | BLACK | true  | []
          swap2 | h8                                    | WHITE | BLACK | false | []
          swap2 | h8 h9                                 | BLACK | BLACK | false | []
          swap2 | h8 h9 a1                              | WHITE | WHITE | false | [take-white, take-black, add-two]
          swap2 | h8 h9 a1 take-white                   | WHITE | WHITE | false | []
          swap2 | h8 h9 a1 take-black                   | WHITE | WHITE | true  | []
          swap2 | h8 h9 a1 add-two                      | WHITE | WHITE | false | []
          swap2 | h8 h9 a1 add-two b1                   | BLACK | WHITE | false | []
          swap2 | h8 h9 a1 add-two b1 c1                | WHITE | BLACK | false | [take-black, take-white]
          swap2 | h8 h9 a1 add-two b1 c1 take-black     | WHITE | WHITE | false | []
          swap2 | h8 h9 a1 add-two b1 c1 take-white     | WHITE | WHITE | true  | []
          swap2 | h8 h9 a1 add-two b1 c1 take-white d1  | BLACK | BLACK | true  | []
          rif   | h8                                    | WHITE | BLACK | false | []
          rif   | h8 h9                                 | BLACK | BLACK | false | []
          rif   | h8 h9 h10                             | WHITE | WHITE | false | [swap]
          rif   | h8 h9 h10 swap                        | WHITE | WHITE | true  | []
          rif   | h8 h9 h10 a1 offer-a2 offer-b1        | BLACK | WHITE | false | []
          rif   | h8 h9 h10 a1 offer-a2 offer-b1 b1     | WHITE | WHITE | false | []
          yamaguchi    | h8 h9 h10                      | WHITE | BLACK | false | [fifths-1, fifths-2, fifths-3, fifths-4, fifths-5, fifths-6, fifths-7, fifths-8, fifths-9, fifths-10, fifths-11, fifths-12]
          yamaguchi    | h8 h9 h10 fifths-1             | WHITE | WHITE | false | [swap]
          yamaguchi    | h8 h9 h10 fifths-1 swap a1     | BLACK | BLACK | true  | []
          yamaguchi    | h8 h9 h10 fifths-1 a1 b1       | WHITE | WHITE | false | []
          soosorv-8    | h8 h9 h10                      | WHITE | WHITE | false | [swap]
          soosorv-8    | h8 h9 h10 a1                   | BLACK | WHITE | false | [fifths-1, fifths-2, fifths-3, fifths-4, fifths-5, fifths-6, fifths-7, fifths-8]
          soosorv-8    | h8 h9 h10 a1 fifths-1          | BLACK | BLACK | false | [swap]
          soosorv-8    | h8 h9 h10 swap a1 fifths-1 swap | BLACK | BLACK | false | []
          soosorv-8    | h8 h9 h10 a1 fifths-1 b1       | WHITE | WHITE | false | []
          taraguchi-10 | h8                             | WHITE | WHITE | false | [swap]
          taraguchi-10 | h8 swap h9                     | BLACK | BLACK | true  | [swap]
          taraguchi-10 | h8 h9 h10 h11                  | BLACK | BLACK | false | [swap, fifths-10]
          taraguchi-10 | h8 h9 h10 h11 swap             | BLACK | BLACK | true  | []
          taraguchi-10 | h8 h9 h10 h11 h12              | WHITE | WHITE | false | [swap]
          taraguchi-10 | h8 h9 h10 h11 h12 swap         | WHITE | WHITE | true  | []
          tarannikov   | h8 h9 h10 h11                  | BLACK | BLACK | false | [swap]
          """)
  void followsItsSteps(
      String opening, String moves, Stone toMove, Stone toAct, boolean swapped, String choices) {
    Board board = after(opening, moves == null ? "" : moves);
    assertThat(board.toMove()).isEqualTo(toMove);
    assertThat(board.toAct()).isEqualTo(toAct);
    assertThat(board.swapped()).isEqualTo(swapped);
    assertThat(board.choices()).hasToString(choices);
  }

  @Test
  void requiresAChoiceBeforeAStoneOrPass() {
    Board board = after("swap2", "h8 h9 a1");
    assertThat(board.allowed()).isEmpty();
    assertThatThrownBy(() -> board.play(new Point(5, 5))).hasMessage("f6: choice-first");
    assertThatThrownBy(() -> board.play(new Point(7, 7))).hasMessage("h8: occupied");
    assertThatThrownBy(board::pass)
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("pass: choice-first");
    assertThatThrownBy(() -> board.choose("swap")).hasMessage("swap: not-offered");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          -                    | 1
          h8                   | 3
          h8 h9                | 5
          h8 h9 h10            | 7
          h8 h9 h10 h11        | 9
          h8 h9 h10 h11 h12    | 15
          h8 swap              | 3
          h8 h9 h10 swap       | 7
          """)
  void restrictsStonesToSquares(String moves, int side) {
    Board board = after("taraguchi-10", moves == null ? "" : moves);
    for (Point point : board.vacant()) {
      int distance = Math.max(Math.abs(point.column() - 7), Math.abs(point.row() - 7));
      assertThat(board.judge(board.toMove(), point) instanceof Verdict.Allowed)
          .as("%s", point)
          .isEqualTo(2 * distance + 1 <= side);
    }
    assertThat(board.openingPoints()).hasSize(side == 15 ? 0 : side * side);
    assertThat(board.inOpening()).isTrue();
  }

  @Test
  void refusesSymmetricOffers() {
    // A reflection about the centre column does not move its stones.
    Board board = after("soosorv-8", "h8 h9 h10 h11 fifths-4 offer-a1");
    assertThat(board.choices()).doesNotContain("offer-a1", "offer-o1", "swap").contains("offer-a2");
    assertThat(board.judge(Stone.BLACK, new Point(14, 0)))
        .isEqualTo(new Refused("symmetric", List.of(new Point(0, 0)), false));
    assertThat(board.judge(Stone.BLACK, new Point(0, 0)))
        .isEqualTo(new Refused("offered", List.of(new Point(0, 0)), false));
    assertThat(board.judge(Stone.BLACK, new Point(3, 3)))
        .isEqualTo(new Refused(Refused.CHOICE_FIRST, List.of(), false));
    assertThat(board.allowed()).isEmpty();
  }

  /** Choices are expensive to find, and strategies read them often. */
  @Test
  void cachesTheChoices() {
    Board board = after("soosorv-8", "h8 h9 h10 h11 fifths-4 offer-a1");
    assertThat(board.choices()).isSameAs(board.choices());
  }

  @Test
  void offersAllPointsWithoutASymmetry() {
    Board board = after("soosorv-8", "h8 h9 i10 a4 fifths-4 offer-a1");
    assertThat(board.choices()).hasSize(15 * 15 - 4 - 1);
    assertThat(board.openingOffers()).isEqualTo(4);
  }

  @Test
  void allowsOnlyOfferedPoints() {
    Board board = after("taraguchi-10", "h8 h9 h10 h11 fifths-10");
    for (int column = 0; column < 7; column++) {
      board = board.choose("offer-" + new Point(column, 0));
    }
    for (int row = 1; row < 4; row++) {
      board = board.choose("offer-" + new Point(0, row));
    }
    assertThat(board.toAct()).isEqualTo(Stone.WHITE);
    assertThat(board.toMove()).isEqualTo(Stone.BLACK);
    assertThat(board.openingOffers()).isZero();
    assertThat(board.allowed())
        .hasSize(10)
        .containsExactlyInAnyOrderElementsOf(board.openingPoints());
    assertThat(board.judge(Stone.BLACK, new Point(7, 1)))
        .isEqualTo(new Refused("pick-offered", board.openingPoints(), false));
    assertThat(board.play(new Point(0, 0)).inOpening()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"rif, 14", "soosorv-8, 20", "taraguchi-10, 7"})
  void requiresACentre(String opening, int size) {
    Start start = Start.empty(size);
    assertThatThrownBy(() -> empty(opening, start))
        .isInstanceOf(RefusedException.class)
        .hasMessage(
            "The opening rule %s requires an odd board size of 9×9 or more, not %s×%s."
                .formatted(opening, size, size));
  }

  /** Every opening rule ends with its number of stones, in any game. */
  @ParameterizedTest
  @CsvSource({
    "swap, 1, 2",
    "swap2, 3, 5",
    "rif, 5, 5",
    "yamaguchi, 5, 5",
    "soosorv-8, 5, 5",
    "taraguchi-10, 5, 6",
    "tarannikov, 5, 6"
  })
  void endsInRandomGames(String opening, int fewest, int most) {
    Random random = new Random(5);
    for (int game = 0; game < 200; game++) {
      Board board = empty(opening, Start.empty(15));
      while (board.inOpening()) {
        board = randomStep(board, random);
      }
      long stones = board.moves().stream().filter(Move.Place.class::isInstance).count();
      assertThat(stones).isBetween((long) fewest, (long) most);
      assertThat(board.choices()).isEmpty();
      assertThat(board.toAct()).isEqualTo(board.toMove());
      assertThat(board.allowed()).hasSize((int) (225 - stones));
    }
  }

  private static Board randomStep(Board board, Random random) {
    List<String> choices = board.choices();
    List<Point> points = board.allowed();
    assertThat(choices.size() + points.size()).isPositive();
    int step = random.nextInt(Math.min(choices.size(), 4) + Math.min(points.size(), 4));
    Board after =
        step < Math.min(choices.size(), 4)
            ? board.choose(choices.get(step == 3 ? random.nextInt(choices.size()) : step))
            : board.play(points.get(random.nextInt(points.size())));
    boolean exchange =
        List.of("swap", board.toAct() == Stone.BLACK ? "take-white" : "take-black")
            .contains(after.moves().get(after.moves().size() - 1).toString());
    assertThat(after.swapped() != board.swapped()).isEqualTo(exchange);
    return after;
  }

  @Test
  void namesItsRules() {
    Renju renju = new Renju();
    OptionValues values = OptionValues.of(renju.options(), Map.of("opening", "soosorv-8"));
    Board board = renju.create(values, Start.empty(15));
    assertThat(board.rules()).isEqualTo("renju:opening=soosorv-8");
    assertThat(board.inOpening()).isTrue();
    assertThat(renju.create(OptionValues.of(renju.options(), Map.of()), Start.empty(15)).rules())
        .isEqualTo("renju");
  }

  @Test
  void explainsItsRefusals() {
    Renju renju = new Renju();
    assertThat(renju.explain(new Refused("square-5", List.of(), false), Locale.ENGLISH))
        .isEqualTo("The opening rule requires this stone inside the central 5×5 square.");
    assertThat(renju.explain(new Refused("square-1", List.of(), false), Locale.ENGLISH))
        .isEqualTo("The opening rule requires this stone on the centre.");
    assertThat(renju.explain(new Refused("symmetric", List.of(), false), Locale.CHINESE))
        .contains("对称");
    assertThat(renju.choice("fifths-3", Locale.ENGLISH).name()).isEqualTo("Fifth moves: 3");
    assertThat(renju.choice("offer-h8", Locale.CHINESE).name()).isEqualTo("打点 h8");
    assertThat(renju.choice("swap", Locale.ENGLISH).name()).isEqualTo("swap");
  }

  @Test
  void refusesAPassDuringTheOpening() {
    assertThatThrownBy(empty("swap", Start.empty(15))::pass).hasMessage("pass: stone-first");
    assertThatThrownBy(after("swap2", "h8")::pass).hasMessage("pass: stone-first");
  }

  /** Swapping colours assumes that Black moves first. */
  @Test
  void isNotInOpeningIfWhiteMovesFirst() {
    assertThat(empty("swap2", new Start(15, List.of(), Stone.WHITE)).inOpening()).isFalse();
  }

  @Test
  void isNotInOpeningAfterASetUp() {
    Start start = new Start(15, List.of(new Move.Place(Stone.BLACK, new Point(7, 7))), Stone.WHITE);
    assertThat(empty("swap2", start).choices()).isEmpty();
    assertThat(empty("swap2", start).toAct()).isEqualTo(Stone.WHITE);
  }

  @Test
  void requiresTurnsOfOneStone() {
    Custom rules = new Custom();
    OptionValues values =
        OptionValues.of(rules.options(), Map.of("opening", "swap", "stones", "2"));
    assertThatThrownBy(() -> rules.create(values, Start.empty(15)))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("one stone");
  }
}
