package com.example.playouts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Score;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;
import org.gobang.testkit.TestBoards;
import org.gobang.testkit.TestTurn;
import org.junit.jupiter.api.Test;

class PlayoutsTest {

  /** White has four from h8 to h11, and h7 is Black's. */
  private static final String FOUR_TO_STOP = "a1 h8 a3 h9 a5 h10 h7 h11";

  @Test
  void beatsARandomPlayer() throws InterruptedException {
    for (long seed = 1; seed <= 3; seed++) {
      for (Stone own : Stone.values()) {
        Random random = new Random(seed);
        Player player = player(Map.of("games", "300", "threats", "false"));
        Board board = TestBoards.empty("freestyle", 15);
        while (board.outcome() instanceof Outcome.Undecided) {
          List<Point> allowed = board.allowed();
          board =
              board.play(
                  board.toMove() == own
                      ? player.choose(ask(board))
                      : allowed.get(random.nextInt(allowed.size())));
        }
        Outcome.Won won = assertInstanceOf(Outcome.Won.class, board.outcome());
        assertEquals(own, won.stone(), "seed " + seed);
      }
    }
  }

  @Test
  void makesFiveRatherThanStopOne() throws InterruptedException {
    TestTurn asked = ask(after("h8 a1 h9 a2 h10 a3 h11 a4"));
    Point point = player(Map.of("games", "1")).choose(asked);
    assertTrue(List.of("h7", "h12").contains(point.toString()), point::toString);
    assertEquals(new Score.WinIn(1), lastLine(asked).score());
  }

  @Test
  void stopsAFour() throws InterruptedException {
    TestTurn asked = ask(after(FOUR_TO_STOP));
    assertEquals("h12", player(Map.of("games", "1")).choose(asked).toString());
  }

  @Test
  void findsOutByGamesAloneThatAFourIsToBeStopped() throws InterruptedException {
    TestTurn asked = ask(after(FOUR_TO_STOP));
    Player player = player(Map.of("games", "5000", "threats", "false"));
    assertEquals("h12", player.choose(asked).toString());
  }

  @Test
  void countsTheGamesItPlays() throws InterruptedException {
    TestTurn asked = ask(after("h8 h9"));
    player(Map.of("games", "500")).choose(asked);
    assertEquals(500, lastLine(asked).nodes());
    assertInstanceOf(Score.WinRate.class, lastLine(asked).score());
    Weights weights = (Weights) asked.reported().get(asked.reported().size() - 2);
    assertEquals(500, weights.nonZero().values().stream().mapToInt(Integer::intValue).sum());
  }

  @Test
  void playsItsGamesToTheEndWhereverStonesMayLie() throws InterruptedException {
    for (String placement : List.of("beside", "anywhere")) {
      Board board = TestBoards.empty("renju", 15);
      Point point = player(Map.of("placement", placement, "games", "50")).choose(ask(board));
      assertTrue(board.allowed().contains(point), placement);
    }
  }

  private static Player player(Map<String, String> options) {
    PlayoutsProvider provider = new PlayoutsProvider();
    Board board = TestBoards.empty("freestyle", 15);
    return provider.create(Settings.of(provider.options(), options, 1), board);
  }

  private static Board after(String moves) {
    Board board = TestBoards.empty("freestyle", 15);
    for (Move move : MoveText.parse(moves, Stone.BLACK)) {
      board = board.play(((Move.Place) move).point());
    }
    return board;
  }

  private static TestTurn ask(Board board) {
    return new TestTurn(board, Budget.UNLIMITED, 1);
  }

  private static Insight.Line lastLine(TestTurn asked) {
    return (Insight.Line) asked.reported().get(asked.reported().size() - 1);
  }
}
