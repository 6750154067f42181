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
import org.gobang.engines.Toys;
import org.gobang.engines.gomocup.Wire;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games, brain against brain, by lot. */
class GamesTest {

  private final Toys toys = new Toys();

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
    try (Talk black = new Talk(toys, new PlayerSpec("random", Map.of(), 1, false));
        Talk white = new Talk(toys, new PlayerSpec("random", Map.of(), 2, false))) {
      for (int game = 0; game < 3; game++) {
        play(rule, toys.board(rules, Start.empty(size)), black, white, game == 1);
      }
      for (Talk each : List.of(black, white)) {
        each.say("END");
        each.ends();
      }
    }
  }

  private static void play(int rule, Board empty, Talk black, Talk white, boolean byBoard)
      throws Exception {
    for (Talk each : List.of(black, white)) {
      each.say("START " + empty.size()).hears("OK");
      each.say("INFO rule " + rule, "INFO timeout_turn 10000");
    }
    Board board = empty;
    List<Point> points = new ArrayList<>();
    while (board.outcome() instanceof Outcome.Undecided) {
      Talk asked = points.size() % 2 == 0 ? black : white;
      if (byBoard) {
        asked.say("BOARD");
        for (int i = 0; i < points.size(); i++) {
          int field = i % 2 == points.size() % 2 ? 1 : 2;
          asked.say(Wire.point(points.get(i), board.size()) + "," + field);
        }
        asked.say("DONE");
      } else if (points.isEmpty()) {
        asked.say("BEGIN");
      } else {
        asked.say("TURN " + Wire.point(points.get(points.size() - 1), board.size()));
      }
      String answer = asked.hear();
      assertThat(Wire.point(answer, board.size())).as(answer).isPresent();
      Point point = Wire.point(answer, board.size()).orElseThrow();
      board = board.play(point);
      points.add(point);
    }
    assertThat(points).hasSizeGreaterThan(8);
  }
}
