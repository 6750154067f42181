package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardMoves;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Start;
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

  /** The steps of the protocols as their sources describe them, position by position. */
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
          swap  | h8 pass                               | BLACK | BLACK | false | []
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
          """)
  void goesThroughItsSteps(
      String opening, String moves, Stone toMove, Stone toAct, boolean swapped, String choices) {
    Board board = after(opening, moves == null ? "" : moves);
    assertThat(board.toMove()).isEqualTo(toMove);
    assertThat(board.toAct()).isEqualTo(toAct);
    assertThat(board.swapped()).isEqualTo(swapped);
    assertThat(board.choices()).hasToString(choices);
  }

  @Test
  void allowsNoStoneAndNoPassWhereAChoiceHasToBeMade() {
    Board board = after("swap2", "h8 h9 a1");
    assertThat(board.allowed()).isEmpty();
    assertThatThrownBy(() -> board.play(new Point(5, 5))).hasMessage("f6: choice-first");
    assertThatThrownBy(() -> board.play(new Point(7, 7))).hasMessage("h8: occupied");
    assertThatThrownBy(board::pass)
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("pass: choice-first");
    assertThatThrownBy(() -> board.choose("swap")).hasMessage("swap: not-offered");
  }

  @Test
  void allowsNoPassInPlaceOfAStoneOfTheOpening() {
    assertThatThrownBy(empty("swap", Start.empty(15))::pass).hasMessage("pass: stone-first");
    assertThatThrownBy(after("swap2", "h8")::pass).hasMessage("pass: stone-first");
  }

  @Test
  void hasNoOpeningAfterStonesThatStandAlready() {
    Start start = new Start(15, List.of(new Move.Place(Stone.BLACK, new Point(7, 7))), Stone.WHITE);
    assertThat(empty("swap2", start).choices()).isEmpty();
    assertThat(empty("swap2", start).toAct()).isEqualTo(Stone.WHITE);
  }

  @Test
  void needsTurnsOfOneStone() {
    Custom rules = new Custom();
    OptionValues values =
        OptionValues.of(rules.options(), Map.of("opening", "swap", "stones", "2"));
    assertThatThrownBy(() -> rules.create(values, Start.empty(15)))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("one stone");
  }
}
