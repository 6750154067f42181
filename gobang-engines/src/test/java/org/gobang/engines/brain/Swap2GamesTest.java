package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.player.Turn;
import org.gobang.engines.TestPlayers;
import org.gobang.engines.gomocup.GomocupNotation;
import org.junit.jupiter.api.Test;

/** Swap2: placing, choosing and playing on. */
class Swap2GamesTest {

  private static final int SIZE = 10;

  private final TestPlayers toys = new TestPlayers();

  private static Point lots(Turn turn, Random random) {
    List<Point> points = turn.board().allowed();
    Point point = points.get(random.nextInt(points.size()));
    Score score = new Score.Estimate(random.nextInt(101) - 50);
    turn.report(Insight.Line.of(score, List.of(point)).withDepth(3).withNodes(10));
    return point;
  }

  @Test
  void wholeGamesAreLegalForAllChoices() throws Exception {
    Random random = new Random(1);
    toys.with("lots", turn -> lots(turn, random));
    Set<String> choices = new TreeSet<>();
    try (ManagerFixture first =
            new ManagerFixture(toys, new PlayerSpec("lots", Map.of(), 1, false));
        ManagerFixture second =
            new ManagerFixture(toys, new PlayerSpec("lots", Map.of(), 2, false))) {
      for (int game = 0; game < 20; game++) {
        choices.add(play(first, second, game % 2 == 0));
      }
    }
    assertThat(choices).containsExactlyInAnyOrder("takes", "stays", "lays takes", "lays stays");
  }

  /**
   * Plays a game and returns how the colours were chosen.
   *
   * @param lays whether two more stones are placed for the second, which it never does itself
   */
  private String play(ManagerFixture first, ManagerFixture second, boolean lays) throws Exception {
    for (ManagerFixture each : List.of(first, second)) {
      each.send("START " + SIZE).expect("OK");
    }
    List<String> stones = new ArrayList<>(words(ask(first, "SWAP2BOARD", List.of())));
    assertThat(stones).hasSize(3);
    String choice = "";
    ManagerFixture asked = second;
    if (lays) {
      choice = "lays ";
      stones.addAll(List.of("9,9", "8,9"));
      asked = first;
    }
    List<String> said = words(ask(asked, "SWAP2BOARD", stones));
    boolean takesBlack = said.equals(List.of("SWAP"));
    ManagerFixture next = asked == first ? second : first;
    if (!takesBlack) {
      stones.addAll(said);
    }
    Board board = board(stones);
    while (board.outcome() instanceof Outcome.Undecided) {
      List<String> block = new ArrayList<>();
      for (int i = 0; i < stones.size(); i++) {
        block.add(stones.get(i) + (i % 2 == stones.size() % 2 ? ",1" : ",2"));
      }
      stones.add(ask(next, "BOARD", block));
      board = board(stones);
      next = next == first ? second : first;
    }
    return choice + (takesBlack ? "takes" : "stays");
  }

  private static List<String> words(String said) {
    return List.of(said.split(" ", -1));
  }

  private static String ask(ManagerFixture manager, String command, List<String> lines)
      throws Exception {
    manager.send(command);
    for (String line : lines) {
      manager.send(line);
    }
    manager.send("DONE");
    return answer(manager);
  }

  private static String answer(ManagerFixture manager) throws Exception {
    String next = manager.receive();
    while (next.startsWith("MESSAGE ")) {
      next = manager.receive();
    }
    return next;
  }

  private Board board(List<String> stones) {
    Board board = toys.board("freestyle", Start.empty(SIZE));
    for (String stone : stones) {
      board = board.play(GomocupNotation.point(stone, SIZE).orElseThrow());
    }
    return board;
  }
}
