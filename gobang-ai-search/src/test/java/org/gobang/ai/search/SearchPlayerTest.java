package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
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
  void reportsTheRequestedNumberOfLinesBestFirst() {
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
  void threadsAgreeOnWins() {
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

  /** Compares the sum of several searches, as one search varies. */
  @Test
  void searchesDeeperAfterPondering() throws Exception {
    int without = 0;
    int with = 0;
    for (Board before : BEFORE) {
      without += line(EngineFixture.player(before, Map.of(), 1), before).depth();
      Player pondering = EngineFixture.player(before, Map.of(), 1);
      ponder(pondering, before);
      with += line(pondering, before).depth();
    }
    assertThat(with).isGreaterThan(without);
  }

  @Test
  void doesNotPonderBelowTheHighestLevel() throws Exception {
    Map<String, String> level = Map.of("level", "9");
    Board before = BEFORE.get(0);
    Insight.Line without = line(EngineFixture.player(before, level, 1), before);
    Player pondering = EngineFixture.player(before, level, 1);
    ponder(pondering, before);
    assertThat(line(pondering, before)).isEqualTo(without);
  }

  private static final List<Board> BEFORE =
      Stream.of(
              "h8 i9 g7 j9 g9",
              "h8 i9 g7 j9 i8",
              "h8 h9 j8 i9 g9",
              "h8 i7 h6 h7 g7",
              "h8 g9 j9 i7 k8",
              "d4 e4 d5 f6 e5")
          .map(moves -> EngineFixture.board("freestyle", 15, moves))
          .toList();

  private static void ponder(Player player, Board before) throws InterruptedException {
    player.ponder(
        new EngineFixture.TestTurn(
            before, EngineFixture.nodes(50_000), 1, () -> false, new ArrayList<>()));
  }

  /** Returns the line of a short search after a reply of the opponent. */
  private static Insight.Line line(Player player, Board before) {
    Point reply = EngineFixture.answer(before, EngineFixture.nodes(50_000)).point();
    return EngineFixture.answer(player, before.play(reply), EngineFixture.nodes(4_000)).last();
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

  /** Plays both sides of complete games, and the board refuses illegal moves. */
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
  void reportsAnEstimateWithoutTimeForASearch() {
    Board board = EngineFixture.board("freestyle", 15, "h8 i9 g7");
    EngineFixture.Answer answer =
        new EngineFixture.TestTurn(board, EngineFixture.nodes(1), 1, () -> true, new ArrayList<>())
            .play(EngineFixture.player(board, Map.of(), 1));
    assertThat(answer.last().moves()).containsExactly(answer.point());
    assertThat(answer.last().score()).isInstanceOf(Score.Estimate.class);
  }
}
