package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.engine.Engine;
import org.junit.jupiter.api.Test;

/** A front end under test finds nothing to show, and what it begins is refused. */
class QuietPartsTest {

  private static final Engine ENGINE = new Engine("toy", "/opt/toy", "", Map.of());

  private static void assertRefused(CompletionStage<?> stage) {
    assertThat(stage.handle((value, failed) -> cause(failed)).toCompletableFuture().join())
        .isInstanceOf(RefusedException.class);
  }

  private static Throwable cause(Throwable failed) {
    return failed instanceof CompletionException && failed.getCause() != null
        ? failed.getCause()
        : failed;
  }

  @Test
  void thereAreNoEngines() {
    QuietEngines engines = new QuietEngines();
    assertThat(engines.list().toCompletableFuture().join().engines()).isEmpty();
    assertThat(engines.log("toy").toCompletableFuture().join()).isEmpty();
    assertThat(engines.options()).isEmpty();
    assertThat(engines.rules()).isEmpty();
    assertThat(engines.label(new Option.Flag("log", false), Locale.ENGLISH).name())
        .isEqualTo("log");
    assertRefused(engines.add(ENGINE));
    assertRefused(engines.replace("toy", ENGINE));
    assertRefused(engines.remove("toy"));
    try (var test = engines.test(ENGINE)) {
      assertRefused(test.result());
    }
  }

  @Test
  void thereAreNoTournaments() {
    QuietTournaments tournaments = new QuietTournaments();
    assertThat(tournaments.folder()).isAbsolute();
    assertRefused(tournaments.resume(Path.of("run"), 1, state -> {}));
  }

  @Test
  void theLibraryIsEmpty() {
    QuietLibrary library = new QuietLibrary();
    try (var listing = library.list(Locale.ENGLISH, List.of(), games -> {})) {
      assertThat(listing.result().toCompletableFuture().join()).isEmpty();
    }
    assertRefused(library.delete(List.of()));
    assertRefused(library.exportTo(List.of(), Path.of("games.sgf")));
    assertRefused(library.exportInto(List.of(), Path.of("games")));
  }

  @Test
  void theExplorerKnowsNoGames() {
    QuietExplorer explorer = new QuietExplorer();
    try (var update = explorer.update(games -> {})) {
      assertThat(update.result()).isNotNull();
    }
    try (var imports = explorer.importGames(List.of(), games -> {})) {
      assertThat(imports.result()).isNotNull();
    }
  }
}
