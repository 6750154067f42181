package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the winning rows of each rule set, for both colours and in all directions. */
class WinningLinesTest {

  /** A row at the left edge; the colour of {@code X} plays {@code *}. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # row,              freestyle, standard, renju black, renju white, caro, caro-exact
          '. X X * X X .',    win, win, win, win, win, win
          '. X X * X . X',    no,  no,  no,  no,  no,  no
          '. X X * X X X .',  win, no,  foul, win, win, no
          'X X * X X O .',    win, win, win, win, win, win
          'O X X * X X .',    win, win, win, win, win, win
          'O X X * X X O',    win, win, win, win, no,  no
          'O X X * X X X O',  win, no,  foul, win, win, no
          'X X X * X X X .',  win, no,  foul, win, win, no
          """)
  void rowsWin(
      String row,
      String freestyle,
      String standard,
      String renjuBlack,
      String renjuWhite,
      String caro,
      String caroExact) {
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      for (int shear = 0; shear < 2; shear++) {
        Start black = start(row, symmetry, shear == 1);
        Start white = swapped(black);
        Point asked = asked(row, symmetry, shear == 1);
        for (Start start : new Start[] {black, white}) {
          assertThat(after(new Freestyle(), start, asked)).isEqualTo(freestyle);
          assertThat(after(new Standard(), start, asked)).isEqualTo(standard);
          assertThat(after(new Caro(), start, asked)).isEqualTo(caro);
          assertThat(after(new CaroExact(), start, asked)).isEqualTo(caroExact);
        }
        assertThat(after(new Renju(), black, asked)).isEqualTo(renjuBlack);
        assertThat(after(new Renju(), white, asked)).isEqualTo(renjuWhite);
      }
    }
  }

  private static String after(BoardProvider rules, Start start, Point asked) {
    Board board = rules.create(start);
    if (board.forbidden(start.first()).containsKey(asked)) {
      return "foul";
    }
    Outcome outcome = board.play(asked).outcome();
    if (outcome instanceof Outcome.Won won) {
      assertThat(won.stone()).isEqualTo(start.first());
      assertThat(won.line()).contains(asked).hasSizeBetween(5, 7);
      return "win";
    }
    return "no";
  }

  private static Start start(String row, int symmetry, boolean diagonal) {
    return diagram(row, symmetry, diagonal).start();
  }

  private static Point asked(String row, int symmetry, boolean diagonal) {
    return diagram(row, symmetry, diagonal).asked();
  }

  private static Diagram diagram(String row, int symmetry, boolean diagonal) {
    String cells = row.replace(" ", "");
    StringBuilder drawing = new StringBuilder();
    for (int i = 0; i < cells.length(); i++) {
      drawing.append(diagonal ? ".".repeat(i) + cells.charAt(i) + "\n" : cells.charAt(i));
    }
    return Diagram.of(9, 0, diagonal ? 0 : 4, drawing.toString()).seen(symmetry);
  }

  private static Start swapped(Start start) {
    return new Start(
        start.size(),
        start.stones().stream()
            .map(place -> new org.gobang.api.Move.Place(place.stone().opponent(), place.point()))
            .toList(),
        Stone.WHITE);
  }
}
