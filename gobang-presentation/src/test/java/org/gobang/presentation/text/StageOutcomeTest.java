package org.gobang.presentation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;

class StageOutcomeTest {

  private final Queue<Runnable> frontEnd = new ArrayDeque<>();
  private final List<String> results = new ArrayList<>();
  private final List<RefusedException> refusals = new ArrayList<>();

  private void deliver(CompletionStage<String> stage) {
    StageOutcome.deliver(stage, frontEnd::add, results::add, refusals::add);
  }

  private void runFrontEnd() {
    assertThat(frontEnd).hasSize(1);
    frontEnd.remove().run();
  }

  @Test
  void aResultArrivesOnTheThreadOfTheInterface() {
    CompletableFuture<String> stage = new CompletableFuture<>();
    deliver(stage);
    assertThat(frontEnd).isEmpty();
    stage.complete("found");
    assertThat(results).isEmpty();
    runFrontEnd();
    assertThat(results).containsExactly("found");
    assertThat(refusals).isEmpty();
  }

  @Test
  void unwrapsARefusalOfADependentStage() {
    RefusedException refused = new RefusedException("kind", "no");
    CompletableFuture<String> stage = CompletableFuture.failedFuture(refused);
    deliver(stage);
    runFrontEnd();
    deliver(stage.thenApply(String::strip));
    runFrontEnd();
    assertThat(refusals).hasSize(2).allMatch(refused::equals);
    assertThat(results).isEmpty();
  }

  @Test
  void anotherFailureBecomesARefusal() {
    IllegalStateException broken = new IllegalStateException("broken");
    deliver(CompletableFuture.failedFuture(broken));
    runFrontEnd();
    assertThat(refusals)
        .singleElement()
        .satisfies(
            refused ->
                assertThat(refused)
                    .hasMessage("java.lang.IllegalStateException: broken")
                    .hasCause(broken));
  }
}
