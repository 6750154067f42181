package org.gobang.workbench.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.game.GameSaver;
import org.gobang.record.RecordFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests listing, resuming, replacing and discarding unfinished games. */
class UnfinishedGamesTest {

  private static final Map<String, String> ANN =
      Map.of("front-end", "web", "session", "Ann & Co=1");
  private static final Map<String, String> BOB = Map.of("front-end", "web", "session", "中文");
  private static final Map<String, String> NONE = Map.of();

  @TempDir private Path folder;

  /** Returns the store of a newly started program. */
  private GameStore store() {
    return new GameStore(
        folder, new ReadDefaults("freestyle", 15, any -> true), who -> who, RecordFiles.BUNDLED);
  }

  private static GameSetup setup(Map<String, String> tags) {
    return GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of())).tags(tags).build();
  }

  private static GameSaver play(GameStore store, GameSetup setup, String moves) {
    GameSaver saver = store.keeper(setup);
    FakeBoard board = FakeBoard.after(moves);
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse(moves, Stone.BLACK));
    saver.save(GameState.of(record, board).black(setup.black()).white(setup.white()).build());
    return saver;
  }

  /** Saves a game of an earlier process, changed a number of seconds after the epoch. */
  private void saveUnfinished(Map<String, String> tags, String moves, long changed)
      throws IOException {
    List<Path> before = files();
    play(store(), setup(tags), moves).closed();
    Path file = files().stream().filter(each -> !before.contains(each)).findFirst().orElseThrow();
    Files.setLastModifiedTime(file, FileTime.from(Instant.ofEpochSecond(changed)));
  }

  private List<Path> files() {
    return new GameFolder(folder.resolve("unfinished")).games();
  }

  private static String moves(UnfinishedGame game) {
    GameRecord record = game.setup().record();
    return MoveText.write(
        record.follow(record.mainLine()).stream().map(node -> node.move()).toList());
  }

  private static List<String> listed(GameStore store) {
    return store.unfinished().stream().map(UnfinishedGamesTest::moves).toList();
  }

  @Test
  void areListedNewestFirstWithTheirTags() throws IOException {
    saveUnfinished(ANN, "a1", 10);
    saveUnfinished(BOB, "b2", 30);
    saveUnfinished(NONE, "c3", 20);
    List<UnfinishedGame> left = store().unfinished();
    assertThat(left).extracting(UnfinishedGamesTest::moves).containsExactly("b2", "c3", "a1");
    assertThat(left).extracting(game -> game.setup().tags()).containsExactly(BOB, NONE, ANN);
    assertThat(left.get(0).changed()).isEqualTo(Instant.ofEpochSecond(30));
    assertThat(store().unfinished()).as("across starts").isEqualTo(left);
  }

  @Test
  void areReplacedByANewGameWithTheSameTagsAfterListing() throws IOException {
    saveUnfinished(ANN, "a1", 10);
    saveUnfinished(BOB, "b2", 20);
    saveUnfinished(NONE, "c3", 30);
    GameStore store = store();
    play(store, setup(ANN), "d4").closed();
    assertThat(listed(store())).as("before the list was read").hasSize(4);
    store.unfinished();
    play(store, setup(ANN), "e5");
    assertThat(listed(store())).containsExactly("b2");
    assertThat(store.finished()).hasSize(3);
  }

  @Test
  void areReplacedAfterClosingInThisProcess() {
    GameStore store = store();
    play(store, setup(ANN), "a1").closed();
    play(store, setup(BOB), "b2").closed();
    GameSaver open = play(store, setup(ANN), "c3");
    assertThat(listed(store())).containsExactly("b2");
    open.closed();
    assertThat(listed(store())).containsExactlyInAnyOrder("b2", "c3");
  }

  @Test
  void withTheSameMovesAreResumedEachInItsOwnFile() throws IOException {
    saveUnfinished(ANN, "a1", 10);
    saveUnfinished(ANN, "a1", 20);
    GameStore store = store();
    GameSetup older = store.unfinished().get(1).setup();
    play(store, older, "a1 b2").closed();
    assertThat(files()).hasSize(2);
    List<UnfinishedGame> left = store().unfinished();
    assertThat(left).extracting(UnfinishedGamesTest::moves).containsExactly("a1 b2", "a1");
    assertThat(left.get(0).id()).isEqualTo(older.resumes().orElseThrow());
    assertThat(left.get(0).setup().tags()).isEqualTo(ANN);
  }

  @Test
  void areResumedUnderAnotherNameOfTheUser() throws IOException {
    saveUnfinished(ANN, "a1", 10);
    GameStore store = store();
    GameSetup left = store.unfinished().get(0).setup();
    GameSetup renamed = left.between(new Seat.Human("Ann"), left.white());
    play(store, renamed, "a1 b2").closed();
    assertThat(files()).hasSize(1);
    assertThat(store().unfinished().get(0).setup().black()).isEqualTo(new Seat.Human("Ann"));
  }

  @Test
  void withUnreadableTagsAreDamaged() throws IOException {
    saveUnfinished(ANN, "a1", 10);
    Path file = files().get(0);
    String text = Files.readString(file);
    String broken = text.replace("gobang-tags:front-end=", "gobang-tags:front-end");
    assertThat(broken).isNotEqualTo(text);
    Files.writeString(file, broken);
    assertThat(store().unfinished()).isEmpty();
  }
}
