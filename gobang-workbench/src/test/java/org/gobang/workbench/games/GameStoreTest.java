package org.gobang.workbench.games;

import static java.util.Comparator.naturalOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.game.Games;
import org.gobang.plugins.PluginFinder;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.plugins.PlayerIsolation;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameStoreTest {

  private static final Seat RUNS =
      new Seat.Computer(new PlayerSpec("runs", Map.of(), Long.MIN_VALUE, false));

  @TempDir private Path folder;
  private final PluginCatalogue catalogue =
      new PluginCatalogue(PluginFinder.find(), new PlayerIsolation(), Path::of);
  private final List<Game> open = new CopyOnWriteArrayList<>();
  private final List<Game> settled = new CopyOnWriteArrayList<>();
  private final List<String> troubles = new CopyOnWriteArrayList<>();

  @AfterEach
  void closeAll() {
    open.forEach(this::close);
  }

  /** Returns the store of a newly started program. */
  private GameStore store() {
    GameStore store =
        new GameStore(
            folder,
            new ReadDefaults("renju", 15, catalogue::hasRules),
            catalogue.plugins()::withoutSecrets,
            RecordFiles.BUNDLED);
    store.whenTroubled(troubles::add);
    return store;
  }

  private static GameSetup people(String moves) {
    GameRecord record = GameRecord.of("renju", Start.empty(15), MoveText.parse(moves, Stone.BLACK));
    return GameSetup.of(record)
        .black(new Seat.Human("五 \\ ]子"))
        .fouls(Fouls.LOSE)
        .ponder(true)
        .build();
  }

  private Game open(GameStore store, GameSetup setup) {
    Game game =
        new Games(catalogue, catalogue, store::keeper)
            .open(setup, (closed, told) -> told.thenRun(() -> settled.add(closed)));
    open.add(game);
    return game;
  }

  private void close(Game game) {
    if (open.remove(game)) {
      game.close();
      await().until(() -> settled.contains(game));
    }
  }

  private void play(Game game, String moves) {
    for (Move move : MoveText.parse(moves, Stone.BLACK)) {
      long version = game.state().version();
      CountDownLatch told = new CountDownLatch(1);
      try (var listening =
          game.listen(
              state -> {
                if (state.version() > version) {
                  told.countDown();
                }
              })) {
        assertThat(listening).isNotNull();
        game.play(game.state().toMove(), version, ((Move.Place) move).point());
        await().until(() -> told.getCount() == 0);
      }
    }
  }

  private static Optional<GameSetup> newest(GameStore store) {
    return store.unfinished().stream().map(UnfinishedGame::setup).findFirst();
  }

  private List<Path> unfinishedFiles() throws IOException {
    if (Files.notExists(folder.resolve("unfinished"))) {
      return List.of();
    }
    try (var files = Files.list(folder.resolve("unfinished"))) {
      return files.filter(file -> file.toString().endsWith(".sgf")).toList();
    }
  }

  @Test
  void doesNotSaveAGameWithoutMoves() {
    close(open(store(), people("h8 h9")));
    assertThat(folder).isEmptyDirectory();
    assertThat(store().unfinished()).isEmpty();
    assertThat(store().finished()).isEmpty();
  }

  private Path unfinished() throws IOException {
    Game game = open(store(), people("h8 h9"));
    play(game, "i10");
    close(game);
    return unfinishedFiles().get(0);
  }

  @Test
  void reportsADamagedGameOnceWithoutDeletingIt() throws IOException {
    Path good = unfinished();
    String whole = Files.readString(good);
    Path bad = good.resolveSibling("bad.sgf");
    Path noSetup = good.resolveSibling("no-setup.sgf");
    Files.writeString(bad, whole.substring(0, whole.length() / 3));
    Files.writeString(noSetup, "(;GM[4]FF[4]SZ[15]RU[renju];B[h8])");
    FileTime newest = FileTime.from(Instant.now().plusSeconds(60));
    Files.setLastModifiedTime(bad, newest);
    Files.setLastModifiedTime(noSetup, newest);
    Map<Path, String> damaged = new HashMap<>();
    GameStore store = store();
    store.whenDamaged(damaged::put);
    assertThat(store.unfinished()).isNotEmpty();
    Path aside = folder.resolve("unfinished").resolve("damaged");
    assertThat(damaged).containsOnlyKeys(aside.resolve("bad.sgf"), aside.resolve("no-setup.sgf"));
    assertThat(damaged.get(aside.resolve("no-setup.sgf")))
        .isEqualTo("it cannot be continued: there is no gobang-moves");
    assertThat(aside.resolve("bad.sgf")).hasContent(whole.substring(0, whole.length() / 3));
    assertThat(unfinishedFiles()).containsExactly(good);
    assertThat(store.unusable())
        .hasSize(2)
        .anyMatch(why -> why.startsWith(aside.resolve("bad.sgf") + ": "));
    damaged.clear();
    assertThat(store.unfinished()).isNotEmpty();
    assertThat(damaged).isEmpty();
  }

  @Test
  void aGameContinuesInTheMiddleOfItsOpening() throws Exception {
    Seat ann = new Seat.Human("Ann");
    Seat bob = new Seat.Human("Bob");
    GameRecord empty = GameRecord.of("custom:opening=swap", Start.empty(15), List.of());
    Game game = open(store(), GameSetup.of(empty).black(ann).white(bob).build());
    play(game, "h8");
    game.choose(Stone.WHITE, game.state().version(), "swap")
        .toCompletableFuture()
        .get(120, TimeUnit.SECONDS);
    close(game);
    Game again = open(store(), newest(store()).orElseThrow());
    GameState now = again.state();
    assertThat(now.board().moves()).hasToString("[h8, swap]");
    assertThat(now.black()).isEqualTo(bob);
    assertThat(now.record().tags())
        .containsEntry(Tags.BLACK, "Bob")
        .containsEntry(Tags.WHITE, "Ann");
    assertThat(now.lastActor()).contains(Stone.BLACK);
    again.takeBack(Stone.BLACK);
    GameState before = again.state();
    assertThat(before.choices()).containsExactly("swap");
    assertThat(before.black()).isEqualTo(ann);
    assertThat(before.record().tags()).containsEntry(Tags.BLACK, "Ann");
  }

  @Test
  void aGameWhoseRulesAreAbsentIsNotDamaged() throws IOException {
    Path file = unfinished();
    Files.writeString(file, Files.readString(file).replace("RU[Renju]", "RU[hex]RULES[hex]"));
    GameStore store = store();
    store.whenDamaged((where, why) -> troubles.add(why));
    assertThat(store.unfinished()).isEmpty();
    assertThat(troubles).isEmpty();
    assertThat(file).exists();
    assertThat(store.unusable()).singleElement().asString().contains(file.toString(), "hex");
  }

  /** Prevents locks, as in a read-only folder. */
  @Test
  void readsAGameThatCannotBeLocked() throws IOException {
    Path file = unfinished();
    Path lock = file.resolveSibling("." + file.getFileName() + ".lock");
    Files.deleteIfExists(lock);
    Files.createDirectory(lock);
    assertThat(store().unfinished()).isNotEmpty();
  }

  @Test
  void deletesOldFilesOfAKilledProcess() throws IOException {
    Path good = unfinished();
    List<Path> leftovers =
        List.of(
            good.resolveSibling("." + good.getFileName() + "." + UUID.randomUUID()),
            folder.toAbsolutePath().resolveSibling(".preferences.properties." + UUID.randomUUID()),
            good.resolveSibling("2020-01-01_00-00.sgf"),
            good.resolveSibling(".2020-01-02_00-00.sgf.lock"),
            folder.resolve("2020-01-01_00-00_a_vs_b_draw.sgf"));
    List<Path> others =
        List.of(folder.resolve(".mine"), folder.resolve("mine.txt"), folder.resolve(".a.b"));
    Path young = folder.resolve("2020-01-03_00-00.sgf");
    FileTime old = FileTime.from(Instant.now().minus(Duration.ofHours(2)));
    for (Path file : Stream.concat(leftovers.stream(), others.stream()).toList()) {
      Files.setLastModifiedTime(Files.createFile(file), old);
    }
    Files.createFile(young);
    Game game = open(store(), people("a1"));
    play(game, "b1");
    assertThat(leftovers).noneMatch(Files::exists);
    assertThat(others).allMatch(Files::exists);
    assertThat(young).exists();
    assertThat(store().finished()).isEmpty();
  }

  @Test
  void doesNotSaveSecrets() throws IOException {
    GameSetup people = people("h8 h9");
    Map<String, String> options = Map.of("command", "x", "environment", "TOKEN=s3cr3t");
    GameSetup setup =
        GameSetup.of(people.record())
            .path(people.path())
            .black(people.black())
            .white(new Seat.Computer(new PlayerSpec("gomocup", options, 0, false)))
            .budget(people.budget())
            .fouls(people.fouls())
            .build();
    GameRecord kept =
        SetupTags.with(
            setup,
            GameState.of(setup.record(), catalogue.board("renju", Start.empty(15)))
                .version(1)
                .path(setup.path())
                .black(setup.black())
                .white(setup.white())
                .build(),
            catalogue.plugins()::withoutSecrets);
    assertThat(kept.tags().values()).noneMatch(value -> value.contains("s3cr3t"));
    assertThatThrownBy(() -> open(store(), SetupTags.setup(kept, "kept.sgf")))
        .isInstanceOf(RefusedException.class)
        .hasMessage(
            "gomocup: environment must be given again: its value is secret, and was not written"
                + " down");
  }

  @Test
  void savesTheCommentOfTheStart() {
    Game game = open(store(), people("h8 h9"));
    List<RecordNote> notes = List.of(new RecordNote.Comment("a famous opening"));
    game.note(List.of(), notes);
    close(game);
    assertThat(newest(store()).map(left -> left.record().notes())).contains(notes);
  }

  @Test
  void restoresAnIsolatedPlayer() {
    Seat confined =
        new Seat.Computer(
            new PlayerSpec("runs", Map.of(), 7, false).withIsolation(Isolation.STRICT));
    GameSetup people = people("h8 h9");
    GameSetup setup = people.between(people.black(), confined);
    GameState state =
        GameState.of(setup.record(), catalogue.board("renju", Start.empty(15)))
            .version(1)
            .path(setup.path())
            .black(setup.black())
            .white(setup.white())
            .build();
    GameRecord kept = SetupTags.with(setup, state, catalogue.plugins()::withoutSecrets);
    assertThat(SetupTags.setup(kept, "id").white()).isEqualTo(confined);
  }

  @Test
  void resumesAnUnfinishedGameInItsFile() throws IOException {
    Game game = open(store(), people(""));
    play(game, "h8 h9 i10");
    assertThat(store().unfinished()).as("another host is playing it").isEmpty();
    close(game);
    GameStore later = store();
    GameSetup left = newest(later).orElseThrow();
    assertThat(left.black()).isEqualTo(new Seat.Human("五 \\ ]子"));
    assertThat(left.white()).isEqualTo(new Seat.Human(""));
    assertThat(left.fouls()).isEqualTo(Fouls.LOSE);
    assertThat(left.ponder()).isTrue();
    assertThat(left.record().tags())
        .containsKey(Tags.DATE)
        .doesNotContainKeys(Tags.RESULT, Tags.ENDING);
    assertThat(moves(open(later, left).state())).isEqualTo("h8 h9 i10");
    assertThat(later.unfinished()).as("it was resumed").isEmpty();
    play(open.get(0), "a1");
    assertThat(unfinishedFiles()).hasSize(1);
    close(open.get(0));
    assertThat(newest(store()).orElseThrow().record().mainLine()).hasSize(4);
  }

  private static String moves(GameState state) {
    return MoveText.write(state.board().moves());
  }

  @Test
  void savesSeatsClocksAndTheCurrentMove() {
    GameSetup setup =
        GameSetup.of(people("").record())
            .path(List.of())
            .black(new Seat.Human("me"))
            .white(
                new Seat.Computer(
                    new PlayerSpec("live-sleep", Map.of("table", "as-coded"), 7, true)))
            .budget(
                Budget.of(
                    new Limit.MoveTime(Duration.ofMillis(1500)),
                    new Limit.Clock(Duration.ofMinutes(10), Duration.ofSeconds(5)),
                    new Limit.Nodes(1L << 40),
                    new Limit.Depth(9)))
            .left(
                Map.of(Stone.BLACK, Duration.ofMillis(61_234), Stone.WHITE, Duration.ofSeconds(9)))
            .build();
    GameState state =
        GameState.of(
                GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 pass i9", Stone.BLACK)),
                catalogue.board("renju", Start.empty(15)).play(Point.parse("h8")).pass())
            .version(3)
            .path(List.of(0, 0))
            .black(setup.black())
            .white(setup.white())
            .left(setup.left())
            .build();
    GameSetup read = SetupTags.setup(SetupTags.with(setup, state, who -> who), "kept.sgf");
    assertThat(read)
        .isEqualTo(
            GameSetup.of(state.record())
                .path(List.of(0, 0))
                .black(setup.black())
                .white(setup.white())
                .budget(setup.budget())
                .fouls(setup.fouls())
                .left(setup.left())
                .resumes("kept.sgf")
                .build());
  }

  @Test
  void movesAFinishedGameAndMovesItBackOnTakeBack() throws IOException {
    GameStore store = store();
    Game game = open(store, people("h8 a1 i8 a2 j8 a3 k8 a4"));
    play(game, "l8");
    assertThat(store.finished()).hasSize(1);
    assertThat(store.finished().get(0).getFileName().toString())
        .matches("20[0-9-]{8}_[0-9-]{5}_五-子_vs_human_black-wins.sgf");
    assertThat(store.read(store.finished().get(0)).record().tags())
        .containsEntry(Tags.RESULT, "black")
        .containsEntry(Tags.ENDING, "line")
        .containsKey(Tags.DATE)
        .doesNotContainKey("gobang-black");
    assertThat(store().unfinished()).isEmpty();
    game.takeBack(Stone.BLACK);
    await().until(() -> store.finished().isEmpty());
    assertThat(unfinishedFiles()).hasSize(1);
    play(game, "l8");
    assertThat(store.finished()).hasSize(1);
    assertThat(unfinishedFiles()).isEmpty();
  }

  @Test
  void savesAGameUpToTheLastPlayedMove() {
    GameStore store = store();
    Game game = open(store, people(""));
    play(game, "h8 h9 i10 i9");
    game.takeBack(Stone.WHITE);
    game.takeBack(Stone.BLACK);
    close(game);
    Game again = open(store, newest(store).orElseThrow());
    assertThat(moves(again.state())).isEqualTo("h8 h9");
    assertThat(again.state().line()).isEqualTo(again.state().record().mainLine()).hasSize(2);
    again.resign(Stone.BLACK);
    close(again);
    GameRecord kept = store.read(store.finished().get(0)).record();
    assertThat(MoveText.write(moves(kept))).isEqualTo("h8 h9");
    assertThat(kept.follow(List.of(0, 0, 0, 0))).as("nothing is lost").hasSize(4);
  }

  @Test
  void restoresAShownVariation() {
    GameStore store = store();
    Game game = open(store, people(""));
    play(game, "h8 h9 i10");
    game.takeBack(Stone.BLACK);
    play(game, "j10");
    game.goTo(List.of(0, 0, 1));
    GameState left = game.state();
    close(game);
    GameState again = open(store, newest(store).orElseThrow()).state();
    assertThat(again.path()).isEqualTo(left.path());
    assertThat(again.line()).isEqualTo(left.line()).isEqualTo(again.record().mainLine());
    assertThat(again.record().lines()).isEqualTo(left.record().lines());
    assertThat(again.paused()).isTrue();
  }

  private String movesAndResult(Path file) {
    GameRecord record = store().read(file).record();
    return MoveText.write(moves(record)) + " " + record.tags().get(Tags.RESULT);
  }

  @Test
  void aFinishedGameStaysFinishedDuringBrowsing() throws IOException {
    GameStore store = store();
    Game game = open(store, people("h8 a1 i8 a2 j8 a3 k8 a4"));
    play(game, "l8");
    Path file = store.finished().get(0);
    game.goTo(game.state().path().subList(0, 7));
    game.note(List.of(0), List.of(new RecordNote.Comment("the first")));
    game.goTo(List.of());
    close(game);
    assertThat(store().unfinished()).isEmpty();
    assertThat(unfinishedFiles()).isEmpty();
    assertThat(store().finished()).containsExactly(file);
    assertThat(movesAndResult(file)).isEqualTo("h8 a1 i8 a2 j8 a3 k8 a4 l8 black");
    assertThat(store().read(file).record().lines().get(0).notes()).hasSize(1);
  }

  @Test
  void aFinishedGameStaysInItsFileWhenItsVariationsAreEdited() throws IOException {
    GameStore store = store();
    Game game = open(store, people("h8 a1 i8 a2 j8 a3 k8 a4"));
    game.takeBack(Stone.WHITE);
    play(game, "c4 l8");
    Path file = store.finished().get(0);
    List<Integer> removed = List.of(0, 0, 0, 0, 0, 0, 0, 1);
    game.goTo(removed);
    game.edit(game.state().version(), new RecordEdit.Remove(removed));
    game.edit(
        game.state().version(),
        new RecordEdit.Annotate(List.of(0), List.of(new RecordNote.Comment("edited"))));
    close(game);
    assertThat(store().finished()).containsExactly(file);
    assertThat(unfinishedFiles()).isEmpty();
    assertThat(movesAndResult(file)).isEqualTo("h8 a1 i8 a2 j8 a3 k8 c4 l8 black");
    assertThat(store().read(file).record().follow(List.of(0, 0, 0, 0, 0, 0, 0)).get(6).next())
        .as("taken back moves are removed")
        .hasSize(1);
  }

  @Test
  void preservesAFinishedGameResumedFromAnEarlierMove() throws IOException {
    GameStore store = store();
    Game game = open(store, people("h8 a1 i8 a2 j8 a3 k8 a4"));
    play(game, "l8");
    Path first = store.finished().get(0);
    game.goTo(List.of(0, 0));
    play(game, "c3");
    assertThat(unfinishedFiles()).hasSize(1);
    assertThat(store.finished()).containsExactly(first);
    game.goTo(List.of());
    close(game);
    assertThat(movesAndResult(first)).isEqualTo("h8 a1 i8 a2 j8 a3 k8 a4 l8 black");
    GameSetup left = newest(store()).orElseThrow();
    assertThat(MoveText.write(moves(left.record()))).isEqualTo("h8 a1 c3");
    assertThat(left.record().tags()).doesNotContainKey(Tags.RESULT);
    assertThat(left.line()).hasSize(3);
  }

  @Test
  void savesAnotherEndBesideTheFirst() throws IOException {
    GameStore store = store();
    Game game = open(store, people("h8 a1 i8 a2 j8 a3 k8 a4"));
    play(game, "l8");
    Path first = store.finished().get(0);
    game.goTo(game.state().path().subList(0, 8));
    play(game, "g8");
    assertThat(store.finished())
        .map(this::movesAndResult)
        .containsExactlyInAnyOrder(
            "h8 a1 i8 a2 j8 a3 k8 a4 l8 black", "h8 a1 i8 a2 j8 a3 k8 a4 g8 black");
    assertThat(store.finished()).contains(first);
    assertThat(unfinishedFiles()).isEmpty();
  }

  @Test
  void restoresThePositionInTheMiddleOfAGame() {
    Game game = open(store(), people(""));
    play(game, "h8 h9 i10 i9");
    game.goTo(List.of());
    close(game);
    GameSetup left = newest(store()).orElseThrow();
    assertThat(left.path()).isEmpty();
    assertThat(left.line()).hasSize(4);
    assertThat(left.paused()).isTrue();
    Game again = open(store(), left);
    again.goTo(again.state().line());
    assertThat(moves(again.state())).isEqualTo("h8 h9 i10 i9");
  }

  @Test
  void writesPlayedMovesBeforeTakenBackMoves() {
    Game game = open(store(), people(""));
    play(game, "h8 h9 i10 i9");
    game.takeBack(Stone.WHITE);
    play(game, "j9");
    game.goTo(List.of(0));
    close(game);
    GameSetup left = newest(store()).orElseThrow();
    assertThat(MoveText.write(moves(left.record()))).isEqualTo("h8 h9 i10 j9");
  }

  @Test
  void doesNotSaveAnExploredGame() {
    Game game = open(store(), GameSetup.explore(people("h8 h9").record()));
    play(game, "a1 a2");
    close(game);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void savesAFinishedGameWithLongNamesOfPlayers() {
    GameStore store = store();
    GameSetup setup = people("h8 a1 i8 a2 j8 a3 k8 a4");
    Seat lengthy = new Seat.Human("棋".repeat(300));
    Game game =
        open(
            store,
            GameSetup.of(setup.record())
                .path(setup.path())
                .black(lengthy)
                .white(lengthy)
                .budget(setup.budget())
                .fouls(setup.fouls())
                .build());
    play(game, "l8");
    assertThat(troubles).isEmpty();
    assertThat(store.finished())
        .singleElement()
        .asString()
        .endsWith("_" + "棋".repeat(20) + "_vs_" + "棋".repeat(20) + "_black-wins.sgf");
  }

  @Test
  void namesAnUnfinishedGameAfterItsStart() throws IOException {
    Game game = open(store(), people("h8 a1 i8 a2 j8 a3 k8"));
    play(game, "a4");
    close(game);
    Path unfinished = unfinishedFiles().get(0);
    Files.move(unfinished, unfinished.resolveSibling("2020-02-03_04-05.sgf"));
    GameStore later = store();
    play(open(later, newest(later).orElseThrow()), "l8");
    assertThat(later.finished().get(0).getFileName().toString()).startsWith("2020-02-03_04-05_五");
  }

  @Test
  void savesAGameAgainAfterItsFolderWasDeleted() throws IOException {
    Game game = open(store(), people(""));
    play(game, "h8");
    try (var files = Files.list(folder.resolve("unfinished"))) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder.resolve("unfinished"));
    play(game, "h9");
    close(game);
    assertThat(troubles).isEmpty();
    assertThat(newest(store()).orElseThrow().record().mainLine()).hasSize(2);
  }

  @Test
  void savesGamesOfTwoComputers() {
    GameStore store = store();
    GameSetup setup =
        GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
            .black(RUNS)
            .white(RUNS)
            .build();
    Game game = open(store, setup);
    await().until(() -> !store.finished().isEmpty());
    GameRecord kept = store.read(store.finished().get(0)).record();
    assertThat(kept.mainLine()).isEqualTo(game.state().path());
  }

  @Test
  void movesADeclinedGameToTheFinishedGames() {
    Game game = open(store(), people(""));
    play(game, "h8");
    close(game);
    GameStore later = store();
    assertThat(later.unfinished()).isNotEmpty();
    Game other = open(later, people(""));
    play(other, "a1");
    close(other);
    assertThat(newest(store()).orElseThrow().record().lines().get(0).move()).hasToString("a1");
    assertThat(store().finished()).singleElement().asString().endsWith("_unfinished.sgf");
  }

  @Test
  void ignoresGamesOfAnotherProcess() {
    GameStore one = store();
    Game mine = open(one, people(""));
    play(mine, "h8");
    GameStore two = store();
    assertThat(two.unfinished()).isEmpty();
    Game theirs = open(two, people(""));
    play(theirs, "i9");
    play(mine, "j10");
    close(theirs);
    close(mine);
    assertThat(store().finished()).isEmpty();
    assertThat(store().unfinished()).isNotEmpty();
  }

  @Test
  void doesNotOverwriteAGameResumedByAnotherProcess() throws IOException {
    Game game = open(store(), people(""));
    play(game, "h8");
    close(game);
    GameStore one = store();
    GameStore two = store();
    GameSetup early = newest(one).orElseThrow();
    Game theirs = open(two, newest(two).orElseThrow());
    play(theirs, "i9 j10");
    close(theirs);
    Game mine = open(one, early);
    play(mine, "a1");
    close(mine);
    assertThat(unfinishedFiles())
        .map(file -> MoveText.write(moves(store().read(file).record())))
        .containsExactlyInAnyOrder("h8 i9 j10", "h8 a1");
  }

  private static List<Move> moves(GameRecord record) {
    return record.follow(record.mainLine()).stream().map(Node::move).toList();
  }

  @Test
  void reportsAWriteFailureOnceAndContinuesPlay() throws IOException {
    Files.writeString(folder.resolve("unfinished"), "in the way");
    Game game = open(store(), people(""));
    play(game, "h8 h9 i10");
    assertThat(troubles).singleElement().asString().startsWith(folder.toString());
    assertThat(moves(game.state())).isEqualTo("h8 h9 i10");
  }

  @Test
  void ignoresAnUnreadableFile() throws IOException {
    Game game = open(store(), people(""));
    play(game, "h8");
    close(game);
    Path unfinished = folder.resolve("unfinished");
    Files.writeString(unfinished.resolve("2099-01-01_00-00.sgf"), "no game");
    Files.writeString(unfinished.resolve("2099-01-01_00-01.sgf"), "(;GM[4]SZ[15];B[hh])");
    Files.createFile(unfinished.resolve("2099-01-01_00-02.sgf"));
    String whole = Files.readString(unfinishedFiles().stream().min(naturalOrder()).orElseThrow());
    List<String> broken =
        List.of(
            whole.replace("gobang-moves:1", "gobang-moves:2000000000"),
            whole.replace("gobang-moves:1", "gobang-moves:-1"),
            whole.replace("gobang-moves:1", "gobang-moves:all"),
            whole.replace("gobang-budget:", "gobang-budget:clock=PT1S"),
            whole.replace("gobang-budget:", "gobang-budget:clock=+"),
            whole.replace("gobang-budget:", "gobang-budget:move=soon"),
            whole.replace("gobang-budget:", "gobang-budget:nodes"),
            whole.replace("gobang-fouls:LOSE", "gobang-fouls:IGNORE"),
            whole.replace("gobang-black:human", "gobang-black:"));
    for (int i = 0; i < broken.size(); i++) {
      assertThat(broken.get(i)).isNotEqualTo(whole);
      Files.writeString(unfinished.resolve("2099-02-01_00-0" + i + ".sgf"), broken.get(i));
    }
    assertThat(store().unfinished()).isNotEmpty();
  }
}
