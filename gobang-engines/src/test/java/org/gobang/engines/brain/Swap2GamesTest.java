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
import org.gobang.engines.Toys;
import org.gobang.engines.gomocup.Wire;
import org.junit.jupiter.api.Test;

/** Swap2: who lays, who chooses, and how the game goes on. */
class Swap2GamesTest {

  private static final int SIZE = 10;

  private final Toys toys = new Toys();

  private static Point lots(Turn turn, Random random) {
    List<Point> points = turn.board().allowed();
    Point point = points.get(random.nextInt(points.size()));
    Score score = new Score.Estimate(random.nextInt(101) - 50);
    turn.report(new Insight.Line(1, 3, 10, score, List.of(point)));
    return point;
  }

  @Test
  void wholeGamesAreLegalWhateverIsChosen() throws Exception {
    Random random = new Random(1);
    toys.with("lots", turn -> lots(turn, random));
    Set<String> choices = new TreeSet<>();
    try (Talk first = new Talk(toys, new PlayerSpec("lots", Map.of(), 1, false));
        Talk second = new Talk(toys, new PlayerSpec("lots", Map.of(), 2, false))) {
      for (int game = 0; game < 20; game++) {
        choices.add(play(first, second, game % 2 == 0));
      }
    }
    assertThat(choices).containsExactlyInAnyOrder("takes", "stays", "lays takes", "lays stays");
  }

  /**
   * Plays a game, and tells how the colours came about.
   *
   * @param lays whether two more stones are laid in the second's name, which it never does itself
   */
  private String play(Talk first, Talk second, boolean lays) throws Exception {
    for (Talk each : List.of(first, second)) {
      each.say("START " + SIZE).hears("OK");
    }
    List<String> stones = new ArrayList<>(words(ask(first, "SWAP2BOARD", List.of())));
    assertThat(stones).hasSize(3);
    String choice = "";
    Talk asked = second;
    if (lays) {
      choice = "lays ";
      stones.addAll(List.of("9,9", "8,9"));
      asked = first;
    }
    List<String> said = words(ask(asked, "SWAP2BOARD", stones));
    boolean takesBlack = said.equals(List.of("SWAP"));
    Talk next = asked == first ? second : first;
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

  private static String ask(Talk talk, String command, List<String> lines) throws Exception {
    talk.say(command);
    for (String line : lines) {
      talk.say(line);
    }
    talk.say("DONE");
    return answer(talk);
  }

  private static String answer(Talk talk) throws Exception {
    String next = talk.hear();
    while (next.startsWith("MESSAGE ")) {
      next = talk.hear();
    }
    return next;
  }

  private Board board(List<String> stones) {
    Board board = toys.board("freestyle", Start.empty(SIZE));
    for (String stone : stones) {
      board = board.play(Wire.point(stone, SIZE).orElseThrow());
    }
    return board;
  }
}
