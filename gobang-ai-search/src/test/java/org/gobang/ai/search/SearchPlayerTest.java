package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchPlayerTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 10, 100, 5_000})
  void staysWithinTheNodeLimit(long nodes) {
    Board board = EngineFixture.board("renju", 15, "h8 i9 g7 f6 j8 i8");
    EngineFixture.Answer answer = EngineFixture.answer(board, EngineFixture.nodes(nodes));
    assertThat(answer.lines()).allMatch(line -> line.nodes() <= nodes);
  }

  @Test
  void reportsTheWantedNumberOfLinesBestFirst() {
    Board board = EngineFixture.board("freestyle", 15, "h8 i9 g7 j9");
    Player player = EngineFixture.player(board, Map.of(), 1);
    EngineFixture.TestTurn turn =
        new EngineFixture.TestTurn(
            board, Budget.of(new Budget.Limit.Depth(5)), 3, () -> false, new ArrayList<>());
    List<Insight.Line> lines = turn.play(player).lines();
    List<Insight.Line> last = lines.subList(lines.size() - 3, lines.size());
    assertThat(last).extracting(Insight.Line::rank).containsExactly(1, 2, 3);
    assertThat(last).extracting(line -> line.moves().get(0)).doesNotHaveDuplicates();
    assertThat(last)
        .isSortedAccordingTo((a, b) -> Integer.compare(value(b.score()), value(a.score())));
  }

  private static int value(Score score) {
    return score instanceof Score.Estimate estimate ? estimate.value() : 0;
  }

  @Test
  void threadsAgreeOnWhatIsWon() {
    Board board = EngineFixture.board("freestyle", 15, "h8 h7 i9 a1 g8 a15 j8 o1");
    Player player = EngineFixture.player(board, Map.of("threads", "3"), 1);
    Insight.Line last = EngineFixture.answer(player, board, EngineFixture.nodes(50_000)).last();
    assertThat(last.score()).isInstanceOf(Score.WinIn.class);
  }

  @Test
  void answersAStopRequestWithoutABudget() {
    Board board = EngineFixture.board("freestyle", 15, "h8 i9 g7 j9");
    Player player = EngineFixture.player(board, Map.of(), 1);
    List<Insight.Line> reported = new ArrayList<>();
    EngineFixture.TestTurn turn =
        new EngineFixture.TestTurn(board, Budget.UNLIMITED, 1, () -> reported.size() > 4, reported);
    assertThat(board.allowed()).contains(turn.play(player).point());
  }

  @Test
  void needsFewerNodesForADepthAfterPondering() throws Exception {
    long without = nodes(EngineFixture.player(BEFORE, Map.of(), 1));
    Player pondering = EngineFixture.player(BEFORE, Map.of(), 1);
    ponder(pondering);
    assertThat(nodes(pondering)).isLessThan(without * 3 / 4);
  }

  @Test
  void doesNotPonderBelowTheHighestLevel() throws Exception {
    Map<String, String> level = Map.of("level", "9");
    long without = nodes(EngineFixture.player(BEFORE, level, 1));
    Player pondering = EngineFixture.player(BEFORE, level, 1);
    ponder(pondering);
    assertThat(nodes(pondering)).isEqualTo(without);
  }

  private static final Board BEFORE = EngineFixture.board("freestyle", 15, "h8 i9 g7 j9 g9");

  private static void ponder(Player player) throws InterruptedException {
    player.ponder(
        new EngineFixture.TestTurn(
            BEFORE, EngineFixture.nodes(50_000), 1, () -> false, new ArrayList<>()));
  }

  /** The nodes that a search to a depth takes after a reply of the opponent. */
  private static long nodes(Player player) {
    Point reply = EngineFixture.answer(BEFORE, Budget.of(new Budget.Limit.Depth(12))).point();
    return EngineFixture.answer(player, BEFORE.play(reply), Budget.of(new Budget.Limit.Depth(12)))
        .last()
        .nodes();
  }

  @Test
  void endsPonderingAtItsStop() throws Exception {
    Board board = EngineFixture.board("freestyle", 15, "h8 i9 g7 j9");
    Player player = EngineFixture.player(board, Map.of(), 1);
    AtomicInteger polls = new AtomicInteger();
    player.ponder(
        new EngineFixture.TestTurn(
            board, Budget.UNLIMITED, 1, () -> polls.incrementAndGet() > 100, new ArrayList<>()));
    assertThat(polls.get()).isGreaterThan(100);
  }

  /** Both sides of whole games; the board refuses an illegal move. */
  @ParameterizedTest
  @ValueSource(strings = {"freestyle", "standard", "renju", "caro", "caro-exact"})
  void playsLegallyToTheEnd(String rules) {
    for (int size : new int[] {5, 8, 15}) {
      Board board = EngineFixture.board(rules, size, "");
      Player player = EngineFixture.player(board, Map.of("level", "2"), size);
      while (board.outcome() instanceof Outcome.Undecided) {
        board = board.play(EngineFixture.answer(player, board, EngineFixture.nodes(60)).point());
      }
      assertThat(board.outcome()).isNotEqualTo(Outcome.UNDECIDED);
    }
  }

  @Test
  void reportsAnEstimateOfAMoveThatItHadNoTimeToSearch() {
    Board board = EngineFixture.board("freestyle", 15, "h8 i9 g7");
    EngineFixture.Answer answer =
        new EngineFixture.TestTurn(board, EngineFixture.nodes(1), 1, () -> true, new ArrayList<>())
            .play(EngineFixture.player(board, Map.of(), 1));
    assertThat(answer.last().moves()).containsExactly(answer.point());
    assertThat(answer.last().score()).isInstanceOf(Score.Estimate.class);
  }
}
