package org.gobang.workbench;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.Installable;
import org.gobang.api.plugin.PluginManager;

/** A plugin manager that refuses all changes. */
final class UnusedPluginManager implements PluginManager {

  private static <T> CompletionStage<T> refuse() {
    return CompletableFuture.failedFuture(new RefusedException("there is no plugin manager"));
  }

  @Override
  public Optional<Path> folder() {
    return Optional.empty();
  }

  @Override
  public CompletionStage<Installable> examine(Path plugin) {
    return refuse();
  }

  @Override
  public CompletionStage<String> install(Installable plugin) {
    return refuse();
  }

  @Override
  public boolean canRemove(String origin) {
    return false;
  }

  @Override
  public CompletionStage<Void> remove(String origin) {
    return refuse();
  }

  @Override
  public boolean canDisable(String origin) {
    return false;
  }

  @Override
  public CompletionStage<Void> disable(String origin) {
    return refuse();
  }

  @Override
  public CompletionStage<Void> enable(String origin) {
    return refuse();
  }
}
