package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests oversights of weak levels, and moves that no level overlooks. */
class LevelsTest {

  /** The number of tested positions with a five to make or stop. */
  private static final int FIVES = 12;

  private static final long NODES = 150;
  private static final int SEEDS = 100;

  /** The allowed deviation of a share from its expected value, in standard deviations. */
  private static final double DEVIATIONS = 4;

  /** Half of the moves are random, and the board determines the winner. */
  @ParameterizedTest
  @ValueSource(strings = {"freestyle", "standard", "renju", "caro", "caro-exact"})
  void everyLevelFindsFivesAndPlaysLegally(String rules) {
    SplittableRandom random = new SplittableRandom(rules.hashCode());
    int fives = 0;
    while (fives < FIVES) {
      Board board = EngineFixture.board(rules, 9, "");
      List<Player> players = players(board, random.nextLong());
      while (board.outcome() instanceof Outcome.Undecided) {
        List<Point> necessary = necessary(board);
        fives += necessary.isEmpty() ? 0 : 1;
        List<Point> answers = new ArrayList<>();
        for (Player player : players) {
          answers.add(EngineFixture.answer(player, board, EngineFixture.nodes(NODES)).point());
        }
        assertThat(necessary.isEmpty() ? board.allowed() : necessary)
            .as("%s %s", rules, board.moves())
            .containsAll(answers);
        List<Point> next = random.nextBoolean() || !necessary.isEmpty() ? answers : board.allowed();
        board = board.play(next.get(random.nextInt(next.size())));
      }
    }
  }

  private static List<Player> players(Board board, long seed) {
    List<Player> players = new ArrayList<>();
    for (int level = Level.LOWEST; level <= Level.HIGHEST; level++) {
      players.add(player(board, level, seed));
    }
    return players;
  }

  private static Player player(Board board, int level, long seed) {
    return EngineFixture.player(board, Map.of("level", String.valueOf(level), "hash", "1"), seed);
  }

  /**
   * Returns the moves that make or stop a five, or none if there is no five or it cannot be
   * stopped.
   */
  private static List<Point> necessary(Board board) {
    List<Point> wins = wins(board);
    if (!wins.isEmpty() || wins(board.pass()).isEmpty()) {
      return wins;
    }
    return board.allowed().stream().filter(point -> wins(board.play(point)).isEmpty()).toList();
  }

  private static List<Point> wins(Board board) {
    return board.allowed().stream()
        .filter(point -> board.play(point).outcome() instanceof Outcome.Won)
        .toList();
  }

  /** An open three is answered at its ends and one beyond. */
  @Test
  void openThreesAreAnsweredUnlessOverlooked() {
    Board board = EngineFixture.board("freestyle", 15, "h8 c3 h9 l3 h10");
    assertPlayedUnlessOverlooked(board, List.of("h6", "h7", "h11", "h12"));
  }

  @Test
  void ownOpenThreesAreExtendedUnlessOverlooked() {
    Board board = EngineFixture.board("freestyle", 15, "h8 c3 h9 l3 h10 c13");
    assertPlayedUnlessOverlooked(board, List.of("h7", "h11"));
  }

  private static void assertPlayedUnlessOverlooked(Board board, List<String> moves) {
    for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
      int level = number;
      double expected = 1 - new Level(level).oversight().threatPercent() / 100.0;
      long played =
          LongStream.range(0, SEEDS)
              .mapToObj(
                  seed ->
                      EngineFixture.answer(
                          player(board, level, seed), board, EngineFixture.nodes(NODES)))
              .filter(answer -> moves.contains(answer.point().toString()))
              .count();
      double deviation = Math.sqrt(SEEDS * expected * (1 - expected));
      assertThat((double) played)
          .as("level %s", level)
          .isCloseTo(SEEDS * expected, within(DEVIATIONS * deviation));
    }
  }

  @Test
  void higherLevelsDoNotOverlookMore() {
    List<Level> levels =
        IntStream.rangeClosed(Level.LOWEST, Level.HIGHEST).mapToObj(Level::new).toList();
    assertThat(levels).extracting(Level::nodes).isSorted();
    assertThat(levels).extracting(level -> -level.oversight().threatPercent()).isSorted();
    assertThat(levels).extracting(level -> -level.oversight().movePercent()).isSorted();
    assertThat(new Level(Level.HIGHEST).oversight()).isEqualTo(Oversight.NONE);
  }

  @Test
  void gamesDependOnTheSeed() {
    for (int level : new int[] {1, 4, 7, 10}) {
      List<String> games = LongStream.of(1, 1, 2, 3).mapToObj(seed -> game(level, seed)).toList();
      assertThat(games.get(1)).isEqualTo(games.get(0));
      assertThat(games.subList(1, 4)).doesNotHaveDuplicates();
    }
  }

  private static String game(int level, long seed) {
    Board board = EngineFixture.board("freestyle", 15, "");
    Player player = player(board, level, seed);
    while (board.outcome() instanceof Outcome.Undecided && board.moves().size() < 12) {
      board = board.play(EngineFixture.answer(player, board, EngineFixture.nodes(NODES)).point());
    }
    return board.moves().toString();
  }
}
