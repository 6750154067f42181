package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.TestPlayers;
import org.gobang.engines.gomocup.GomocupNotation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Complete random games of two brains. */
class BrainGamesTest {

  private final TestPlayers toys = new TestPlayers();

  @ParameterizedTest
  @CsvSource({
    "0, freestyle, 20",
    "1, standard, 15",
    "4, renju, 15",
    "8, caro, 22",
    "9, caro-exact, 10",
    "4, renju, 5"
  })
  void everyMoveIsLegal(int rule, String rules, int size) throws Exception {
    try (ManagerFixture black =
            new ManagerFixture(toys, new PlayerSpec("random", Map.of(), 1, false));
        ManagerFixture white =
            new ManagerFixture(toys, new PlayerSpec("random", Map.of(), 2, false))) {
      for (int game = 0; game < 3; game++) {
        play(rule, toys.board(rules, Start.empty(size)), black, white, game == 1);
      }
      for (ManagerFixture each : List.of(black, white)) {
        each.send("END");
        each.expectEnd();
      }
    }
  }

  private static void play(
      int rule, Board empty, ManagerFixture black, ManagerFixture white, boolean byBoard)
      throws Exception {
    for (ManagerFixture each : List.of(black, white)) {
      each.send("START " + empty.size()).expect("OK");
      each.send("INFO rule " + rule, "INFO timeout_turn 10000");
    }
    Board board = empty;
    List<Point> points = new ArrayList<>();
    while (board.outcome() instanceof Outcome.Undecided) {
      ManagerFixture asked = points.size() % 2 == 0 ? black : white;
      if (byBoard) {
        asked.send("BOARD");
        for (int i = 0; i < points.size(); i++) {
          int field = i % 2 == points.size() % 2 ? 1 : 2;
          asked.send(GomocupNotation.point(points.get(i), board.size()) + "," + field);
        }
        asked.send("DONE");
      } else if (points.isEmpty()) {
        asked.send("BEGIN");
      } else {
        asked.send("TURN " + GomocupNotation.point(points.get(points.size() - 1), board.size()));
      }
      String answer = asked.receive();
      assertThat(GomocupNotation.point(answer, board.size())).as(answer).isPresent();
      Point point = GomocupNotation.point(answer, board.size()).orElseThrow();
      board = board.play(point);
      points.add(point);
    }
    assertThat(points).hasSizeGreaterThan(8);
  }
}
