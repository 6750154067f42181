package org.gobang.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.library.Library;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.library.LibraryListing;

/** A library without games. */
final class QuietLibrary implements Library {

  private record Done(CompletionStage<List<String>> result) implements LibraryListing {
    @Override
    public void close() {}
  }

  @Override
  public LibraryListing list(
      Locale language, List<Path> also, Consumer<List<LibraryGame>> batches) {
    return new Done(CompletableFuture.completedFuture(List.of()));
  }

  @Override
  public CompletionStage<List<LibraryGame>> delete(List<LibraryGame> games) {
    return refused();
  }

  @Override
  public CompletionStage<List<String>> exportTo(List<LibraryGame> games, Path file) {
    return refused();
  }

  @Override
  public CompletionStage<List<Path>> exportInto(List<LibraryGame> games, Path folder) {
    return refused();
  }

  private static <T> CompletionStage<T> refused() {
    return CompletableFuture.failedFuture(new RefusedException("there are no games here"));
  }
}
