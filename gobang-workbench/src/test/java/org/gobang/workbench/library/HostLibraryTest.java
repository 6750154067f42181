package org.gobang.workbench.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.gobang.api.RefusedException;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.workbench.RunningTask;
import org.gobang.record.RecordFiles;
import org.gobang.study.explorer.GameCriteria;
import org.gobang.workbench.explorer.GameLibrary;
import org.gobang.workbench.games.GameStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostLibraryTest {

  private static final String GAME =
      "(;GM[4]SZ[15]RU[renju]PB[%s]PW[runs]DT[2026-01-02]RE[B+];B[hh];W[hg];B[ig];W[aa])";

  @TempDir private Path folder;
  private Path games;
  private GameLibrary files;
  private HostLibrary library;

  @BeforeEach
  void open() throws IOException {
    games = Files.createDirectories(folder.resolve("games"));
    files =
        new GameLibrary(
            new GameStore(
                games,
                new ReadDefaults("freestyle", 15, "renju"::equals),
                who -> who,
                RecordFiles.BUNDLED),
            (rules, start) -> {
              throw new RefusedException("no boards here");
            });
    library = new HostLibrary(files);
  }

  @AfterEach
  void close() {
    library.close();
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private List<LibraryGame> list(Path... also) {
    List<LibraryGame> all = new ArrayList<>();
    assertThat(
            library
                .list(Locale.ENGLISH, List.of(also), all::addAll)
                .result()
                .toCompletableFuture()
                .join())
        .isEmpty();
    return all;
  }

  private static String describe(LibraryGame game) {
    return game.source().file().getFileName()
        + " "
        + game.source().number()
        + " "
        + game.source().tags().get("black")
        + (game.kept() ? " kept" : "");
  }

  @Test
  void listsSavedImportedAndOpenedGames() throws IOException {
    write("games/1.sgf", GAME.formatted("Anna"));
    write("games/2.sgf", GAME.formatted("Bert"));
    Path opened = write("other/opened.sgf", GAME.formatted("Carl"));
    files.add(
        List.of(write("other/two.sgf", GAME.formatted("Dora") + GAME.formatted("Emil"))),
        GameCriteria.ALL);
    assertThat(list(opened, folder.resolve("gone.sgf")))
        .extracting(HostLibraryTest::describe)
        .containsExactly(
            "2.sgf 1 Bert kept",
            "1.sgf 1 Anna kept",
            "two.sgf 1 Dora",
            "two.sgf 2 Emil",
            "opened.sgf 1 Carl");
    LibraryGame first = list().get(0);
    assertThat(first.contents()).isEqualTo(new LibraryGame.Contents("renju", 15, 4, "Kagetsu 花月"));
    assertThat(first.source().tags())
        .isEqualTo(
            Map.of("black", "Bert", "white", "runs", "date", "2026-01-02", "result", "black"));
  }

  @Test
  void rereadsOnlyChangedFiles() throws IOException {
    Path first = write("games/1.sgf", GAME.formatted("Anna"));
    Path second = write("games/2.sgf", GAME.formatted("Bert"));
    list();
    // Same length and modification time: not read again.
    Files.setLastModifiedTime(
        write("games/1.sgf", GAME.formatted("Otto")), Files.getLastModifiedTime(second));
    Path known = folder.resolve("explorer").resolve("games.known");
    assertThat(known).exists();
    Files.setLastModifiedTime(first, FileTime.fromMillis(1_000));
    list();
    Files.writeString(first, GAME.formatted("Hans"));
    Files.setLastModifiedTime(first, FileTime.fromMillis(1_000));
    assertThat(list()).extracting(HostLibraryTest::describe).contains("1.sgf 1 Otto kept");
    Files.delete(second);
    Files.setLastModifiedTime(first, FileTime.fromMillis(9_000));
    assertThat(list()).extracting(HostLibraryTest::describe).containsExactly("1.sgf 1 Hans kept");
  }

  @Test
  void rebuildsADamagedCache() throws IOException {
    write("games/1.sgf", GAME.formatted("Anna"));
    write("explorer/games.known", "GL\0\1nonsense");
    assertThat(list()).hasSize(1);
    assertThat(Files.size(folder.resolve("explorer/games.known"))).isGreaterThan(50);
    assertThat(list()).hasSize(1);
  }

  @Test
  void reportsUnreadableFiles() throws IOException {
    write("games/1.sgf", "no game");
    List<LibraryGame> all = new ArrayList<>();
    assertThat(
            library
                .list(Locale.ENGLISH, List.of(), all::addAll)
                .result()
                .toCompletableFuture()
                .join())
        .singleElement()
        .asString()
        .contains("1.sgf: ");
    assertThat(all).isEmpty();
  }

  @Test
  void stopsWhenItIsClosed() throws Exception {
    for (int i = 0; i < 450; i++) {
      write("games/" + i + ".sgf", GAME.formatted("Anna"));
    }
    List<LibraryGame> all = new ArrayList<>();
    CountDownLatch batch = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    RunningTask<List<String>> listing =
        library.list(
            Locale.ENGLISH,
            List.of(),
            games -> {
              all.addAll(games);
              batch.countDown();
              awaitQuietly(closed);
            });
    assertThat(batch.await(120, TimeUnit.SECONDS)).isTrue();
    listing.close();
    closed.countDown();
    listing.result().toCompletableFuture().join();
    assertThat(all).hasSize(200);
    assertThat(list()).as("files in the cache and the remaining files").hasSize(450);
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void deletesSavedGamesOnly() throws IOException {
    Path kept = write("games/1.sgf", GAME.formatted("Anna"));
    files.add(List.of(write("other/a.sgf", GAME.formatted("Dora"))), GameCriteria.ALL);
    List<LibraryGame> all = list();
    assertThatThrownBy(() -> library.delete(all)).isInstanceOf(IllegalArgumentException.class);
    List<LibraryGame> gone = library.delete(all.subList(0, 1)).toCompletableFuture().join();
    assertThat(gone).containsExactly(all.get(0));
    assertThat(kept).doesNotExist();
    assertThat(list()).extracting(HostLibraryTest::describe).containsExactly("a.sgf 1 Dora");
  }

  @Test
  void exportsToAFileOrAFolder() throws IOException {
    write("games/1.sgf", GAME.formatted("Anna"));
    files.add(
        List.of(write("other/1.sgf", GAME.formatted("Dora") + GAME.formatted("Emil"))),
        GameCriteria.ALL);
    List<LibraryGame> all = list();
    Path one = folder.resolve("all.sgf");
    assertThat(library.exportTo(all, one).toCompletableFuture().join()).isEmpty();
    assertThat(Files.readString(one)).contains("Anna", "Dora", "Emil");
    Path into = folder.resolve("new").resolve("folder");
    assertThat(library.exportInto(all, into).toCompletableFuture().join())
        .extracting(file -> file.getFileName().toString())
        .containsExactly("1.sgf", "1_2.sgf", "1_game-2.sgf");
    assertThat(Files.readString(into.resolve("1_game-2.sgf"))).contains("Emil");
  }
}
