package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the engine on both sides of every opening rule. */
class OpeningGamesTest {

  private static final Budget BUDGET = EngineFixture.nodes(2_000);

  /** Plays one step: a choice or a stone. */
  private static Board step(Player player, Board board) throws InterruptedException {
    EngineFixture.TestTurn turn = EngineFixture.turn(board, BUDGET);
    Optional<String> choice = board.choices().isEmpty() ? Optional.empty() : player.decide(turn);
    if (choice.isPresent()) {
      assertThat(board.choices()).contains(choice.get());
      return board.choose(choice.get());
    }
    Point point = player.choose(turn);
    assertThat(board.judge(board.toMove(), point)).isEqualTo(Verdict.ALLOWED);
    return board.play(point);
  }

  private static Board opened(String rules, int seed) throws InterruptedException {
    Board board = EngineFixture.board(rules, 15, "");
    Player first = EngineFixture.player(board, Map.of("hash", "1"), seed);
    Player second = EngineFixture.player(board, Map.of("hash", "1"), seed + 1);
    while (board.inOpening()) {
      Stone player = board.swapped() ? board.toAct().opponent() : board.toAct();
      board = step(player == Stone.BLACK ? first : second, board);
    }
    first.close();
    second.close();
    return board;
  }

  @ParameterizedTest
  @CsvSource({
    "freestyle, swap",
    "freestyle, swap2",
    "renju, rif",
    "renju, yamaguchi",
    "renju, soosorv-8",
    "renju, taraguchi-10",
    "renju, tarannikov",
    "caro, swap2",
    "standard, taraguchi-10"
  })
  void playsEveryOpeningToItsEnd(String rules, String opening) throws InterruptedException {
    for (int seed = 0; seed < 2; seed++) {
      Board board = opened(rules + ":opening=" + opening, seed);
      assertThat(board.choices()).as("%s", board.moves()).isEmpty();
      assertThat(board.outcome()).isEqualTo(Outcome.UNDECIDED);
    }
  }

  /** A deeper search finds a nearly even position: the choice of side has little value. */
  @ParameterizedTest
  @CsvSource({"freestyle, swap2", "renju, soosorv-8"})
  void placesAnEvenOpening(String rules, String opening) throws InterruptedException {
    Player layer = EngineFixture.player(EngineFixture.board(rules, 15, ""), Map.of("hash", "1"), 4);
    Board board = EngineFixture.board(rules + ":opening=" + opening, 15, "");
    for (int stone = 0; stone < 3; stone++) {
      board = step(layer, board);
    }
    Player judge = EngineFixture.player(board, Map.of("hash", "1"), 1);
    Board laid = EngineFixture.board(rules, 15, MoveText.write(board.moves()));
    Score score = EngineFixture.answer(judge, laid, EngineFixture.nodes(20_000)).last().score();
    assertThat(score).isInstanceOf(Score.Estimate.class);
    assertThat(Math.abs(((Score.Estimate) score).value())).isLessThan(150);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          freestyle:opening=swap     | h8                      | swap
          freestyle:opening=swap     | a1                      | -
          freestyle:opening=swap2    | h8 a1 i9                | take-black
          freestyle:opening=swap2    | a1 h8 o15               | take-white
          renju:opening=tarannikov   | h8 h9 h10 g11 d4        | -
          """)
  void takesTheBetterSide(String rules, String moves, String choice) throws InterruptedException {
    Board board = EngineFixture.board(rules, 15, moves);
    Player player = EngineFixture.player(board, Map.of("hash", "1"), 1);
    assertThat(player.decide(EngineFixture.turn(board, BUDGET)))
        .isEqualTo(Optional.ofNullable(choice));
  }

  @Test
  void picksTheWorstPointForTheOpponent() throws InterruptedException {
    Board board = EngineFixture.board("renju:opening=rif", 15, "h8 i9 i7 h6 offer-a1 offer-g8");
    Player player = EngineFixture.player(board, Map.of("hash", "1"), 1);
    assertThat(player.choose(EngineFixture.turn(board, BUDGET))).isEqualTo(Point.parse("a1"));
    assertThat(EngineFixture.analysis(player, board, BUDGET, 1).point())
        .isEqualTo(Point.parse("a1"));
  }

  /** One search at the first offer finds all points. */
  @Test
  void offersItsPlannedPoints() throws InterruptedException {
    Board board = EngineFixture.board("renju:opening=taraguchi-10", 15, "h8 h9 i10 g7 fifths-10");
    Player player = EngineFixture.player(board, Map.of("hash", "1"), 1);
    board = board.choose(player.decide(EngineFixture.turn(board, BUDGET)).orElseThrow());
    for (int offer = 1; offer < 10; offer++) {
      // No nodes remain for another search.
      board =
          board.choose(
              player.decide(EngineFixture.turn(board, EngineFixture.nodes(1))).orElseThrow());
    }
    assertThat(board.openingPoints()).hasSize(10).allMatch(OpeningGamesTest::isNearTheStones);
  }

  private static boolean isNearTheStones(Point point) {
    return Math.max(Math.abs(point.column() - 7), Math.abs(point.row() - 7)) <= 5;
  }
}
