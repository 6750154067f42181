package org.gobang.launcher.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;

class PositionCommandTest {

  @Test
  void answersInJson() {
    Run run = Run.of("position", "--board", "renju", "--moves", "f8 a1,G8 a3h9a5h10", "--json");
    assertThat(run.out())
        .isEqualTo(
            """
            {"board":"renju","size":15,"moves":["f8","a1","g8","a3","h9","a5","h10"],\
            "toMove":"white","outcome":"undecided","line":[],"forbidden":{"h8":"double-three"}}
            """);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void namesThePlayerToActInAnOpening() {
    String board = "renju:opening=rif";
    Run laid = Run.of("position", "--board", board, "--moves", "h8", "--json");
    assertThat(laid.out())
        .contains(
            "\"toMove\":\"white\",\"toAct\":\"black\",\"choices\":[],\"openingPoints\":[\"g7\",");
    Run swap = Run.of("position", "--board", board, "--moves", "h8 h9 i10", "--json");
    assertThat(swap.out())
        .contains("\"toAct\":\"white\",\"choices\":[\"swap\"],\"openingPoints\":[],");
    Run pick = Run.of("position", "--board", board, "--moves", "h8 h9 i10 a1 offer-b2 offer-c4");
    assertThat(pick.out()).contains("Opening choice: the White player decides.");
  }

  @Test
  void namesTheWinnerAndTheLine() {
    Run run = Run.of("position", "--moves", "h4 a1 d4 a2 g4 a3 e4 b1 f4", "--json");
    assertThat(run.out())
        .contains("\"outcome\":\"black\",\"line\":[\"d4\",\"e4\",\"f4\",\"g4\",\"h4\"]");
  }

  @Test
  void reportsADraw() {
    Run run = Run.of("position", "--moves", "h8 pass pass", "--json");
    assertThat(run.out()).contains("\"moves\":[\"h8\",\"pass\",\"pass\"]", "\"outcome\":\"draw\"");
  }

  @Test
  void acceptsOptionsOfCustomRules() {
    Run run =
        Run.of(
            "position",
            "--json",
            "--board",
            "custom:torus=true,stones=2,captures=1",
            "--moves",
            "a1 b1 a3 c1");
    assertThat(run.out())
        .isEqualTo(
            """
            {"board":"custom:stones=2,torus=true,captures=1","size":15,\
            "moves":["a1","b1","a3","c1"],"toMove":"black","outcome":"undecided","line":[],\
            "forbidden":{}}
            """);
    Run won = Run.of("position", "--board", "custom:captures=1", "--moves", "a1b1e5c1d1", "--json");
    assertThat(won.out()).contains("\"outcome\":\"black\",\"line\":[],\"wonBy\":\"captures\"");
    Run wrong = Run.of("position", "--board", "custom:lines=6", "--moves", "h8");
    assertThat(wrong.status()).isEqualTo(2);
    assertThat(wrong.err())
        .startsWith(
            "gobang: Unknown option “lines”. Did you mean “line”? Available: line, exact, stones, first, torus, captures");
  }

  @Test
  void answersEachLineAndContinuesAfterErrors() {
    Run run =
        Run.fed(
            "h8\n\nh8h9a1b1c1d1h8\nzz\nh8 i8\n", "position", "--size", "9", "--stdin", "--json");
    assertThat(run.lines()).hasSize(5);
    assertThat(run.lines().get(0)).contains("\"moves\":[\"h8\"],\"toMove\":\"white\"");
    assertThat(run.lines().get(1)).contains("\"moves\":[],\"toMove\":\"black\"");
    assertThat(run.lines().get(2)).isEqualTo("{\"error\":\"move 7 (h8): occupied\"}");
    assertThat(run.lines().get(3)).startsWith("{\"error\":\"move 1 (zz): ");
    assertThat(run.lines().get(4)).contains("\"moves\":[\"h8\",\"i8\"],\"toMove\":\"black\"");
    assertThat(run.err()).isEqualTo("gobang: 2 of 5 positions gave an error\n");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void namesUnreachablePositions() {
    assertThat(error("p1")).isEqualTo("move 1 (p1): outside");
    assertThat(error("d4a1e4a2f4a3g4b1h4c1")).isEqualTo("move 10 (c1): over");
    assertThat(error("h8 pass pass pass")).isEqualTo("move 4 (pass): over");
    assertThat(error("f8 a1 g8 a3 h9 a5 h10 a7 h8")).isEqualTo("move 9 (h8): double-three");
  }

  private static String error(String moves) {
    Run run = Run.of("position", "--board", "renju", "--moves", moves);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    return run.err().replace("gobang: ", "").strip();
  }

  @Test
  void printsTheNumberOfAWrongLine() {
    Run run = Run.fed("h8\nh8h8\n\n", "position", "--stdin");
    assertThat(run.err()).isEqualTo("gobang: line 2: move 2 (h8): occupied\n");
    assertThat(run.out()).contains("White to move.", "Black to move.");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void readsLinesOfOtherSystemsAndAnUnterminatedLastLine() {
    Run run =
        Run.fed("\uFEFFh8\r\n" + "h8 ".repeat(500_000) + "\ni9", "position", "--stdin", "--json");
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0)).contains("\"moves\":[\"h8\"]");
    assertThat(run.lines().get(1))
        .isEqualTo("{\"error\":\"the line is longer than any position\"}");
    assertThat(run.lines().get(2)).contains("\"moves\":[\"i9\"]");
  }

  @Test
  void drawsTheBoardAsText() {
    Run run = Run.of("position", "--size", "5", "--moves", "a1 c3");
    assertThat(run.out())
        .isEqualTo(
            """
             5 . . . . .
             4 . . . . .
             3 . . O . .
             2 . . . . .
             1 X . . . .
               a b c d e
            Black to move.

            """);
  }
}
