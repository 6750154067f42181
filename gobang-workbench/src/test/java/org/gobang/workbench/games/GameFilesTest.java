package org.gobang.workbench.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.RecordFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFilesTest {

  @TempDir private Path folder;
  private final GameStore records =
      new GameStore(
          Path.of("none"),
          new ReadDefaults("renju", 15, "renju"::equals),
          who -> who,
          RecordFiles.BUNDLED);

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void readsAWrittenGame() {
    List<Move> moves = MoveText.parse("h8 pass i10", Stone.BLACK);
    GameRecord record = GameRecord.of("renju", Start.empty(15), moves);
    Path file = folder.resolve("game.txt");
    assertThat(records.write(record, record.mainLine(), file))
        .singleElement()
        .asString()
        .isEqualTo("The rules (renju) are not stored.");
    assertThat(file).hasContent("h8 pass i10");
    assertThat(records.read(file).record()).isEqualTo(record);
    assertThat(records.read(file).skipped())
        .containsExactly(
            "Position text does not contain rules or a board size. renju on 15×15 is used.");
  }

  @Test
  void omitsTakenBackMoves() {
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 h9 i10", Stone.BLACK));
    Path file = folder.resolve("game.txt");
    assertThat(records.write(record, List.of(0), file)).hasSize(2);
    assertThat(file).hasContent("h8");
    records.write(record, List.of(), file);
    assertThat(records.read(file).record().lines()).isEmpty();
  }

  @Test
  void reportsContentUnsupportedByTheFormat() {
    Node one = new Node(new Move.Place(Stone.BLACK, new Point(0, 0)), List.of(), List.of());
    Node two = new Node(new Move.Place(Stone.BLACK, new Point(1, 1)), List.of(), List.of());
    GameRecord branching =
        GameRecord.of("renju", Start.empty(15), List.of()).withLines(List.of(one, two));
    Path file = folder.resolve("game.txt");
    assertThat(records.write(branching, List.of(0), file))
        .hasSize(2)
        .last()
        .asString()
        .contains("Variations");
    assertThat(file).hasContent("a1");
    GameRecord setUp = GameRecord.of("renju", new Start(15, List.of(), Stone.WHITE), List.of());
    assertThatThrownBy(() -> records.write(setUp, List.of(), file))
        .isInstanceOf(RefusedException.class)
        .hasMessageEndingWith("game.txt: .txt files cannot store a set-up");
    assertThat(file).hasContent("a1");
  }

  @Test
  void refusesAnInvalidFileWithItsName() throws IOException {
    Map<Path, String> bad =
        Map.of(
            folder.resolve("absent.txt"),
            "cannot be read: file or folder not found",
            file("words.txt", "h8\nhello"),
            "line 2, column 1: \"hello\" is not a point",
            file("game.sgf", "(;SZ[15];B[hh]W[zz])"),
            "line 1, column 17: W: \"zz\" is not a point",
            file("game.psq", "h8"),
            "line 1, column 1: a .psq file starts with",
            file("game.bin", "(;GM[3])"),
            "line 1, column 6: the game type is GM",
            file("long.sgf", " ".repeat((16 << 20) + 1)),
            "larger than 16 MB",
            folder,
            "cannot be read: this is a folder");
    bad.forEach(
        (file, sentence) ->
            assertThatThrownBy(() -> records.read(file))
                .isInstanceOf(RefusedException.class)
                .hasMessageStartingWith(file.toString())
                .hasMessageContaining(sentence));
  }

  @Test
  void leavesAFileUnchangedIfWritingFails() throws IOException {
    GameRecord record = GameRecord.of("renju", Start.empty(15), List.of());
    Path inTheWay = Files.createDirectory(folder.resolve("folder.txt"));
    Map<Path, String> bad =
        Map.of(
            inTheWay,
            "this is a folder",
            folder.resolve("no/such/folder.txt"),
            "the folder " + folder.resolve("no/such") + " does not exist");
    bad.forEach(
        (file, sentence) ->
            assertThatThrownBy(() -> records.write(record, List.of(), file))
                .isInstanceOf(RefusedException.class)
                .hasMessage(file + ": cannot be written: " + sentence));
    assertThat(folder).isDirectoryNotContaining(each -> !each.equals(inTheWay));
  }

  @Test
  void followsALink() throws IOException {
    Path real = file("real.txt", "a1");
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), real);
    GameRecord record = GameRecord.of("renju", Start.empty(15), MoveText.parse("h8", Stone.BLACK));
    records.write(record, List.of(0), link);
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(real).hasContent("h8");
  }
}
