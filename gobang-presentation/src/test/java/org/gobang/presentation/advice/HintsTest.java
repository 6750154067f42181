package org.gobang.presentation.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Point;
import org.gobang.api.analysis.Answer;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeAnalyses;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.GameStates;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class HintsTest {

  private static final GameState STATE = GameStates.after("a1 h8 a15 i8 o1 j8");

  private final FakeWorkbench bench = new FakeWorkbench("runs", "shapes", "search");
  private final Deque<Runnable> deadlines = new ArrayDeque<>();
  private final Hints hints =
      new Hints(
          new InterfaceContext(
              bench, new PositionDescriber(bench, Texts.shared(Locale.ENGLISH)), bench, () -> {}),
          deadlines::add);
  private final List<String> messages = new ArrayList<>();

  private void ask(GameState state) {
    hints.ask(
        state,
        new Hints.Reply() {
          @Override
          public void given(Hint hint) {
            messages.add(new HintText(Texts.shared(Locale.ENGLISH)).sentence(hint));
          }

          @Override
          public void chosen(String key) {
            messages.add("choice: " + key);
          }

          @Override
          public void failed(String sentence) {
            messages.add("none: " + sentence);
          }

          @Override
          public void late() {
            messages.add("late");
          }
        });
    bench.runAll();
  }

  private static Insight.Line line(Score score, String... moves) {
    List<Point> points = Arrays.stream(moves).map(Point::parse).toList();
    return Insight.Line.of(score, points).withDepth(9).withNodes(1000);
  }

  @Test
  void asksTheStrongestPlayerAtFullStrength() {
    ask(STATE);
    FakeAnalyses.Query asked = bench.queries.getLast();
    assertThat(asked.player()).isEqualTo("search");
    assertThat(asked.who().options()).isEmpty();
    assertThat(asked.board()).isEqualTo(STATE.board());
  }

  @Test
  void returnsTheChoiceInAnOpening() {
    ask(STATE);
    bench.answer(new Answer.Decision("take-black"));
    assertThat(messages).containsExactly("choice: take-black");
    assertThat(hints.asked()).isFalse();
  }

  @Test
  void returnsThePointToOffer() {
    ask(STATE);
    bench.answer(new Answer.Decision("offer-k8"));
    assertThat(bench.queries).as("a request for the threat that k8 stops").hasSize(2);
  }

  @Test
  void returnsTheThreatThatTheMoveStops() {
    ask(STATE);
    bench.answer("k8", line(new Score.Estimate(-120), "k8", "g8", "f8"));
    assertThat(hints.asked()).isTrue();
    assertThat(messages).isEmpty();
    FakeAnalyses.Query second = bench.queries.getLast();
    assertThat(second.player()).isEqualTo("search");
    assertThat(second.board()).isEqualTo(STATE.board().pass());
    bench.answer("g8", line(new Score.WinIn(3), "g8", "k8", "f8"));
    assertThat(messages)
        .containsExactly(
            "k8 stops White's win in 3 plies (g8 k8 f8)."
                + " Expected: k8 g8 f8, White slightly ahead.");
    assertThat(hints.asked()).isFalse();
    assertThat(hints.at(STATE)).map(Hint::point).contains(Point.parse("k8"));
  }

  @Test
  void returnsNoThreatIfTheOpponentHasNoWin() {
    ask(STATE);
    bench.answer("k8", line(new Score.Estimate(0), "k8", "g8"));
    bench.answer("g8", line(new Score.Estimate(300), "g8", "k8"));
    ask(STATE);
    bench.answer("k8", line(new Score.Estimate(0), "k8", "g8"));
    bench.answer("g8", line(new Score.WinIn(11), "g8", "k8"));
    assertThat(messages)
        .as("a long win is not a threat")
        .containsExactly(
            "k8 looks best. Expected: k8 g8, even.", "k8 looks best. Expected: k8 g8, even.");
  }

  @Test
  void requestsNoThreatIfTheMoveWins() {
    ask(STATE);
    bench.answer("k8", line(new Score.WinIn(7), "k8"));
    assertThat(bench.queries).hasSize(1);
    assertThat(messages).containsExactly("k8 wins in 7 plies (k8).");
  }

  @Test
  void reportsAThreatThatNoMoveStops() {
    ask(STATE);
    bench.answer("k8", line(new Score.LossIn(8), "k8", "g8"));
    bench.answer("g8", line(new Score.WinIn(3), "g8"));
    ask(STATE);
    bench.answer("k8", line(new Score.LossIn(8), "k8", "g8"));
    bench.answer("g8");
    assertThat(messages)
        .containsExactly(
            "k8 stops White's win in 3 plies (g8). White still wins in 8 plies (k8 g8).",
            "k8 resists longest, but White still wins in 8 plies (k8 g8).");
  }

  @Test
  void ignoresALineOfAnotherMove() {
    ask(STATE);
    bench.answer("k8", line(new Score.WinIn(7), "g8"));
    bench.answer("a2");
    assertThat(messages).containsExactly("k8 looks best.");
  }

  @Test
  void asksTheNextPlayerIfOneHasNoMove() {
    bench.refusing.add("search");
    ask(STATE);
    assertThat(bench.queries.getLast().player()).isEqualTo("shapes");
    bench.fail("fell over");
    assertThat(bench.queries.getLast().player()).isEqualTo("runs");
    bench.fail("lies down");
    assertThat(messages).containsExactly("none: lies down");
    assertThat(hints.asked()).isFalse();
  }

  @Test
  void returnsNoHintAfterTheTimeLimit() {
    ask(STATE);
    bench.answer("k8");
    deadlines.remove().run();
    assertThat(messages).containsExactly("late");
    assertThat(hints.at(STATE)).isEmpty();
    assertThat(bench.queries.getLast().isCancelled()).isTrue();
    ask(STATE);
    deadlines.remove().run();
    assertThat(messages).containsExactly("late", "late");
    assertThat(bench.queries.getLast().isCancelled()).isTrue();
    assertThat(hints.asked()).isFalse();
  }

  @Test
  void limitsAllRequestsByNodesOnly() {
    ask(STATE);
    bench.answer("k8");
    assertThat(bench.queries)
        .hasSize(2)
        .allSatisfy(
            each ->
                assertThat(each.budget().limits())
                    .singleElement()
                    .isInstanceOf(Budget.Limit.Nodes.class));
  }

  @Test
  void cancelsARequestForTheNext() {
    ask(STATE);
    FakeAnalyses.Query first = bench.queries.getLast();
    ask(STATE);
    assertThat(first.isCancelled()).isTrue();
    bench.answer("k8");
    bench.answer("a2");
    deadlines.remove().run();
    assertThat(messages).containsExactly("k8 looks best.");
  }

  @Test
  void cancelsARequestWhenThePositionChanges() {
    ask(STATE);
    hints.changed(STATE);
    assertThat(hints.asked()).isTrue();
    hints.changed(GameStates.after("a1 h8 a15 i8"));
    assertThat(bench.queries.getLast().isCancelled()).isTrue();
    bench.runAll();
    assertThat(messages).isEmpty();
    ask(STATE);
    hints.changed(GameStates.over("a1 h8 a15 i8 o1 j8"));
    assertThat(hints.asked()).as("the game is over").isFalse();
  }

  @Test
  void aHintBelongsToOnePosition() {
    ask(STATE);
    bench.answer("k8");
    bench.answer("a2");
    assertThat(hints.at(GameStates.after("a1 h8 a15 i8"))).isEmpty();
    assertThat(hints.at(GameStates.over("a1 h8 a15 i8 o1 j8"))).isEmpty();
    assertThat(hints.at(STATE)).as("the game is back at the position").isPresent();
    hints.forget();
    assertThat(hints.at(STATE)).isEmpty();
  }
}
