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
import org.gobang.api.player.Score;
import org.gobang.api.player.Turn;
import org.gobang.api.render.WhoPlays;
import org.gobang.engines.Toys;
import org.gobang.engines.gomocup.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Swap2: who lays, who chooses, and how the game goes on. */
class Swap2GamesTest {

  private static final int SIZE = 10;
  private static final String BUDGET = ".*MoveTime\\[time=PT4\\d\\.\\d+S].*count=500.*";

  private final Toys toys = new Toys();

  /** Finds the first points there are worth so much. */
  private static Point judge(Turn turn, List<Integer> values) {
    List<Point> points = turn.board().allowed();
    for (int i = 0; i < Math.min(turn.lines(), values.size()); i++) {
      Score score = new Score.Estimate(values.get(i));
      turn.report(new Insight.Line(i + 1, 3, 10, score, List.of(points.get(i))));
    }
    return points.get(0);
  }

  /** Who is asked has White, and the first points there are for moves. */
  @ParameterizedTest
  @CsvSource({
    "3, 50, 45, 40, '0,14'",
    "3, -50, -55, -60, SWAP",
    "3, 20, 4, -30, '0,14 2,14'",
    "3, -5, -20, -60, '0,14 1,14'",
    "5, 50, 45, 40, '0,14'",
    "5, 20, 4, -30, '0,14'",
    "5, -5, -20, -60, SWAP"
  })
  void theBetterColourIsChosenAndBalanceKept(
      int stones, int best, int second, int third, String answer) throws Exception {
    List<String> laid = List.of("7,7", "8,7", "9,9", "3,3", "4,9").subList(0, stones);
    toys.with("judges", turn -> judge(turn, List.of(best, second, third)));
    try (Talk talk = new Talk(toys, Toys.who("judges")).start("SWAP2BOARD")) {
      talk.say(laid.toArray(String[]::new)).say("DONE");
      assertThat(answer(talk)).isEqualTo(answer);
    }
  }

  /** Both questions together cost what one move may. */
  @Test
  void theTimeAndTheNodesOfTheAnswerAreShared() throws Exception {
    toys.with(
        "says-budget",
        turn -> {
          turn.report(new Insight.Note(turn.budget().toString()));
          return judge(turn, List.of(3, -3));
        });
    try (Talk talk = new Talk(toys, Toys.who("says-budget"))) {
      talk.start("INFO timeout_turn 90000", "INFO max_node 1000", "SWAP2BOARD");
      talk.say("7,7", "8,7", "9,9", "DONE");
      List<String> said = talk.hearUntil("0,14 1,14");
      said.removeIf(line -> !line.contains("Budget"));
      assertThat(said).hasSize(2).allMatch(line -> line.matches(BUDGET));
    }
  }

  private static Point lots(Turn turn, Random random) {
    int best = random.nextInt(101) - 50;
    int last = best - random.nextInt(60);
    List<Integer> values = List.of(best, (best + last) / 2, last);
    judge(turn, values);
    List<Point> points = turn.board().allowed();
    return points.get(random.nextInt(points.size()));
  }

  @Test
  void wholeGamesAreLegalWhateverIsChosen() throws Exception {
    Random random = new Random(1);
    toys.with("lots", turn -> lots(turn, random));
    Set<String> choices = new TreeSet<>();
    try (Talk first = new Talk(toys, new WhoPlays("lots", Map.of(), 1, false));
        Talk second = new Talk(toys, new WhoPlays("lots", Map.of(), 2, false))) {
      for (int game = 0; game < 20; game++) {
        choices.add(play(first, second));
      }
    }
    assertThat(choices).containsExactlyInAnyOrder("takes", "stays", "lays takes", "lays stays");
  }

  /** Plays a game, and tells how the colours came about. */
  private String play(Talk first, Talk second) throws Exception {
    for (Talk each : List.of(first, second)) {
      each.say("START " + SIZE).hears("OK");
    }
    List<String> stones = new ArrayList<>(words(ask(first, "SWAP2BOARD", List.of())));
    assertThat(stones).hasSize(3);
    String choice = "";
    List<String> said = words(ask(second, "SWAP2BOARD", stones));
    Talk asked = second;
    if (said.size() == 2) {
      choice = "lays ";
      stones.addAll(said);
      said = words(ask(first, "SWAP2BOARD", stones));
      asked = first;
    }
    boolean takesBlack = said.equals(List.of("SWAP"));
    Talk other = asked == first ? second : first;
    Talk next = other;
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
