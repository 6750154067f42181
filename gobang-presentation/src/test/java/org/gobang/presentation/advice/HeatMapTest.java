package org.gobang.presentation.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.analysis.Answer;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Weights;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeAnalyses;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.GameStates;
import org.gobang.presentation.advice.HeatMap.Source.OfGame;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class HeatMapTest {

  private static final GameState START = GameStates.after("");
  private static final PlayerSpec RUNS = new PlayerSpec("runs", Map.of(), 0, false);

  private final FakeWorkbench bench = new FakeWorkbench("runs", "search");
  private final List<String> messages = new ArrayList<>();
  private final ThinkingLog thoughts = new ThinkingLog();
  private final HeatMap heatMap =
      new HeatMap(
          new InterfaceContext(
              bench, new PositionDescriber(bench, Texts.shared(Locale.ENGLISH)), bench, () -> {}),
          weighed -> messages.add(weighed.by().player()),
          sentence -> messages.add("none: " + sentence));

  private static Weights weights(int weight) {
    return Weights.of(15, Map.of(Point.parse("h8"), weight));
  }

  private void changed(GameState now) {
    thoughts.changed(now, 0);
    heatMap.changed(now);
    bench.runAll();
  }

  private Optional<Integer> weight(GameState state) {
    return heatMap.at(state, thoughts).map(each -> each.weights().at(Point.parse("h8")));
  }

  @Test
  void asksThePlayingComputerWithItsOptions() {
    heatMap.show(OfGame.COMPUTERS, START);
    assertThat(bench.queries.getLast().who()).isEqualTo(GameStates.WEAK);
    bench.answer("h8", weights(5));
    assertThat(messages).containsExactly("search");
    assertThat(weight(START)).contains(5);
    assertThat(heatMap.at(START, thoughts).orElseThrow().by()).isEqualTo(GameStates.WEAK);
  }

  @Test
  void belongsToOnePosition() {
    heatMap.show(new HeatMap.Source.One(RUNS), START);
    bench.answer("h8", weights(5));
    GameState next = GameStates.after("h8 h9");
    assertThat(weight(next)).as("before it receives the move").isEmpty();
    changed(next);
    assertThat(weight(next)).isEmpty();
    assertThat(bench.queries).hasSize(2);
    bench.answer("h8", weights(6));
    assertThat(weight(next)).contains(6);
    assertThat(weight(START)).isEmpty();
    heatMap.show(OfGame.OFF, next);
    assertThat(weight(next)).isEmpty();
  }

  @Test
  void cancelsTheRequestWhenTheGameChangesOrEnds() {
    heatMap.show(new HeatMap.Source.One(RUNS), START);
    FakeAnalyses.Query first = bench.queries.getLast();
    changed(START);
    assertThat(first.isCancelled()).as("the same position").isFalse();
    changed(GameStates.after("h8 h9"));
    assertThat(first.isCancelled()).isTrue();
    changed(GameStates.over("h8 h9"));
    assertThat(bench.queries.getLast().answer()).isCompletedWithValue(Answer.CANCELLED);
    assertThat(bench.queries).hasSize(2);
    assertThat(messages).isEmpty();
  }

  @Test
  void usesTheReportsOfTheComputerToMove() {
    heatMap.show(OfGame.COMPUTERS, START);
    bench.answer("h8", weights(5));
    GameState thinking = GameStates.after("h8");
    changed(thinking);
    assertThat(bench.queries).as("it reports without a request").hasSize(1);
    thoughts.reported(weights(8));
    assertThat(weight(thinking)).contains(8);
    GameState moved = GameStates.after("h8 h9");
    changed(moved);
    assertThat(weight(moved)).as("weights of another position").isEmpty();
    bench.answer("h8", weights(9));
    assertThat(weight(moved)).contains(9);
  }

  @Test
  void ignoresTheComputerIfAnotherPlayerIsChosen() {
    heatMap.show(new HeatMap.Source.One(RUNS), GameStates.after("h8"));
    changed(GameStates.after("h8"));
    thoughts.reported(weights(8));
    assertThat(weight(GameStates.after("h8"))).isEmpty();
  }

  @Test
  void asksTheNextPlayerIfOneHasNoWeights() {
    heatMap.show(OfGame.ANY, START);
    assertThat(bench.queries.getLast().who()).isEqualTo(GameStates.WEAK);
    bench.answer("h8");
    assertThat(bench.queries.getLast().player()).isEqualTo("runs");
    bench.answer("h8", weights(5));
    assertThat(messages).containsExactly("runs");
    assertThat(heatMap.asked()).isFalse();
  }

  @Test
  void isOffIfNoPlayerHasWeights() {
    heatMap.show(new HeatMap.Source.One(RUNS), START);
    bench.fail("fell over");
    assertThat(messages).containsExactly("none: fell over");
    assertThat(heatMap.isOn()).isFalse();
    heatMap.show(OfGame.COMPUTERS, GameStates.after("", GameStates.PERSON, GameStates.PERSON));
    assertThat(heatMap.isOn()).as("a computer may play later").isTrue();
    assertThat(bench.queries).hasSize(1);
  }
}
