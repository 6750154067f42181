package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.engines.TestPlayers;
import org.gobang.engines.gomocup.GomocupNotation;
import org.junit.jupiter.api.Test;

/** Swap2: placing stones, choosing colours and continuing the game. */
class Swap2GamesTest {

  private static final int SIZE = 10;

  private final TestPlayers toys = new TestPlayers();

  @Test
  void playsCompleteLegalGamesForAllChoices() throws Exception {
    // Each game has new players and continues the same random numbers, so games differ.
    toys.with("any", new TestPlayers.RandomPlayer(new Random(1)));
    Set<String> choices = new TreeSet<>();
    try (ManagerFixture first = new ManagerFixture(toys, TestPlayers.who("any"));
        ManagerFixture second = new ManagerFixture(toys, TestPlayers.who("any"))) {
      for (int game = 0; game < 30; game++) {
        choices.add(play(first, second));
      }
    }
    assertThat(choices).containsExactlyInAnyOrder("takes", "stays", "adds takes", "adds stays");
  }

  /** Plays a game and returns the choice of colours. */
  private String play(ManagerFixture first, ManagerFixture second) throws Exception {
    for (ManagerFixture each : List.of(first, second)) {
      each.send("START " + SIZE).expect("OK");
    }
    List<String> stones = new ArrayList<>(words(ask(first, "SWAP2BOARD", List.of())));
    assertThat(stones).hasSize(3);
    String choice = "";
    ManagerFixture asked = second;
    List<String> said = words(ask(second, "SWAP2BOARD", stones));
    if (said.size() == 2) {
      choice = "adds ";
      stones.addAll(said);
      asked = first;
      said = words(ask(first, "SWAP2BOARD", stones));
    }
    assertThat(said).hasSize(1);
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
    return manager.receive();
  }

  private Board board(List<String> stones) {
    Board board = toys.board("freestyle", Start.empty(SIZE));
    for (String stone : stones) {
      board = board.play(GomocupNotation.point(stone, SIZE).orElseThrow());
    }
    return board;
  }
}
