package org.gobang.testkit;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.engine.Engine;
import org.gobang.api.engine.EngineList;
import org.gobang.api.engine.EngineReport;
import org.gobang.api.engine.EngineTest;
import org.gobang.api.engine.Engines;

/** No engines, and none can be added. */
final class QuietEngines implements Engines {

  private static <T> CompletionStage<T> refused() {
    return CompletableFuture.failedFuture(new RefusedException("there are no engines"));
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public Label label(Option option, Locale language) {
    return new Label(option.key(), "");
  }

  @Override
  public List<String> rules() {
    return List.of();
  }

  @Override
  public CompletionStage<EngineList> list() {
    return CompletableFuture.completedFuture(new EngineList(List.of(), List.of()));
  }

  @Override
  public CompletionStage<Void> add(Engine engine) {
    return refused();
  }

  @Override
  public CompletionStage<Void> replace(String id, Engine engine) {
    return refused();
  }

  @Override
  public CompletionStage<Void> remove(String id) {
    return refused();
  }

  @Override
  public EngineTest test(Engine engine) {
    return new EngineTest() {
      private final CompletionStage<EngineReport> result = refused();

      @Override
      public CompletionStage<EngineReport> result() {
        return result;
      }

      @Override
      public void close() {
        // It has ended.
      }
    };
  }

  @Override
  public CompletionStage<List<String>> log(String id) {
    return CompletableFuture.completedFuture(List.of());
  }
}
