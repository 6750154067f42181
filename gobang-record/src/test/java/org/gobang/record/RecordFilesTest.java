package org.gobang.record;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Label;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.GameSink;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.record.UnreadableRecordException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFilesTest {

  private static final GameRecord RECORD =
      GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8", Stone.BLACK));

  @TempDir private Path folder;

  /**
   * Returns a path on which every operation fails with an exception other than {@link IOException}.
   */
  private Path lost() throws IOException {
    try (FileSystem zip =
        FileSystems.newFileSystem(folder.resolve("games.zip"), Map.of("create", "true"))) {
      return zip.getPath("game.psq");
    }
  }

  @Test
  void reportsAnUnexpectedErrorWithTheFileName() throws IOException {
    Path file = lost();
    assertThatThrownBy(() -> RecordFiles.BUNDLED.write(RECORD, List.of(0), file, Locale.ROOT))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("game.psq: cannot be written: internal error: ");
    assertThatThrownBy(
            () ->
                RecordFiles.BUNDLED.read(
                    file, new ReadDefaults("renju", 15, id -> false), Locale.ROOT))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("game.psq: cannot be read: internal error: ");
  }

  @Test
  void rejectsAMissingPath() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                RecordFiles.BUNDLED.write(
                    RECORD, List.of(1), folder.resolve("game.sgf"), Locale.ROOT));
  }

  private static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, id -> false);

  private LoadedGame read(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    return RecordFiles.BUNDLED.read(file, DEFAULTS, Locale.ROOT);
  }

  private static final String MORE =
      "The file contains more than one game. Only the first game is read.";

  @Test
  void readsTheFirstOfSeveralGames() throws IOException {
    String one = "(;SZ[15]RU[Gomoku];B[hh])";
    assertThat(read("one.sgf", one).skipped()).isEmpty();
    assertThat(read("two.sgf", one + "(;SZ[9])"))
        .isEqualTo(
            new LoadedGame(
                RECORD, List.of("The file contains 2 games. Only the first game is read.")));
    // An error in a game that is not requested does not matter.
    assertThat(read("bad.sgf", one + "(;SZ[99])")).isEqualTo(new LoadedGame(RECORD, List.of(MORE)));
  }

  @Test
  void convertsSeveralGames() throws IOException {
    Path in = folder.resolve("in.sgf");
    Files.writeString(in, "(;SZ[15]RU[Gomoku];B[hh])\n(;SZ[9]RU[Renju];B[aa];W[ii])");
    List<GameRecord> games =
        RecordFiles.BUNDLED.readAll(in, DEFAULTS, Locale.ROOT).stream()
            .map(LoadedGame::record)
            .toList();
    assertThat(games).hasSize(2).element(0).isEqualTo(RECORD);
    Path out = folder.resolve("out.sgf");
    assertThat(RecordFiles.BUNDLED.writeAll(games, out, Locale.ROOT)).isEmpty();
    assertThat(RecordFiles.BUNDLED.readAll(out, DEFAULTS, Locale.ROOT))
        .extracting(LoadedGame::record)
        .isEqualTo(games);
    Path line = folder.resolve("out.pos");
    assertThat(RecordFiles.BUNDLED.writeAll(games, line, Locale.ROOT))
        .contains(
            "The file contains 2 games. This format stores only one, so the others are not written.");
    assertThat(line).hasBinaryContent(new byte[] {1, 112});
  }

  @Test
  void reportsGamesWithoutMoves() {
    GameRecord empty = GameRecord.of("freestyle", Start.empty(15), List.of());
    Path out = folder.resolve("out.txt");
    assertThat(RecordFiles.BUNDLED.writeAll(List.of(empty), out, Locale.ROOT)).isEmpty();
    assertThat(RecordFiles.BUNDLED.readAll(out, DEFAULTS, Locale.ROOT)).hasSize(1);
    assertThat(RecordFiles.BUNDLED.writeAll(List.of(RECORD, empty, RECORD), out, Locale.ROOT))
        .containsExactly(
            "In a file with several games, this format cannot store games without moves. Games not written: 1.");
    assertThat(RecordFiles.BUNDLED.readAll(out, DEFAULTS, Locale.ROOT)).hasSize(2);
    Path sgf = folder.resolve("out.sgf");
    assertThat(RecordFiles.BUNDLED.writeAll(List.of(RECORD, empty), sgf, Locale.ROOT)).isEmpty();
  }

  @Test
  void refusesAnUnreadableGameOfSeveralWithItsPosition() throws IOException {
    Path in = Files.writeString(folder.resolve("in.sgf"), "(;SZ[15];B[hh])\n(;SZ[99])");
    assertThatThrownBy(() -> RecordFiles.BUNDLED.readAll(in, DEFAULTS, Locale.ROOT))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(in + ": line 2, column 6: ");
  }

  /** A format that writes half of a file and then fails. */
  private record Broken(Exception thrown) implements RecordFormat {

    @Override
    public String id() {
      return "broken";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Broken", "");
    }

    @Override
    public List<String> extensions() {
      return List.of(".broken", ".sgf.broken");
    }

    @Override
    public boolean recognizes(byte[] beginning) {
      return beginning[0] == '?';
    }

    @Override
    public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games) {
      throw new UnreadableRecordException(new UnreadableRecordException.InBytes(7), "is odd");
    }

    @Override
    public List<String> write(
        GameRecord record, List<Integer> path, Locale language, OutputStream file)
        throws IOException {
      file.write('?');
      if (thrown instanceof IOException unwritten) {
        throw unwritten;
      }
      throw (RuntimeException) thrown;
    }
  }

  @Test
  void leavesTheFileUnchangedAfterAFailedWrite() throws IOException {
    Path file = Files.writeString(folder.resolve("game.sgf.broken"), "old");
    for (Exception thrown :
        List.of(
            new RefusedException("too odd"), new IOException("cut"), new IllegalStateException())) {
      RecordFiles files =
          new RecordFiles(
              () -> new RecordFormats(List.of(new Broken(thrown))),
              (rules, start) -> Optional.empty());
      assertThatThrownBy(() -> files.write(RECORD, List.of(0), file, Locale.ROOT))
          .isInstanceOf(RefusedException.class)
          .hasMessageStartingWith(file + ": ");
      assertThat(file).hasContent("old");
    }
  }

  @Test
  void findsAFormatByExtensionOrContent() throws IOException {
    Broken broken = new Broken(new IOException());
    RecordFormats formats = new RecordFormats(List.of(TextFormat.SGF, broken, TextFormat.PSQ));
    assertThat(formats.of(Path.of("a.SGF"))).contains(TextFormat.SGF);
    assertThat(formats.of(Path.of("a.sgf.broken"))).contains(broken);
    assertThat(formats.of(Path.of("broken"))).isEmpty();
    assertThat(formats.of(new byte[] {'?'})).isEqualTo(broken);
    assertThat(formats.of(new byte[] {'h', '8'})).isEqualTo(TextFormat.TEXT);
    Path file = Files.writeString(folder.resolve("game"), "???");
    assertThatThrownBy(
            () ->
                new RecordFiles(() -> formats, (rules, start) -> Optional.empty())
                    .read(file, DEFAULTS, Locale.ROOT))
        .hasMessage(file + ": byte 7: is odd");
  }

  private List<String> listed() {
    return RecordFiles.BUNDLED.list(folder, any -> true, Locale.ROOT, unread -> {}).stream()
        .map(file -> String.valueOf(file.getFileName()))
        .toList();
  }

  @Test
  void ignoresOtherFilesInAFolder() throws IOException {
    assertThatThrownBy(this::listed).hasMessageEndingWith("the file contains no game");
    Files.writeString(folder.resolve("README.txt"), "Games of 2009. Black opens with h8.\n");
    Files.writeString(folder.resolve("a sauce.txt"), "A1 is a sauce, and so is h2o\n");
    Files.writeString(folder.resolve("empty.txt"), "");
    Files.writeString(folder.resolve("说明.txt"), "这里是 2009 年的对局", Charset.forName("GBK"));
    Files.write(folder.resolve("windows.lib"), "!<arch>\n/ 0 0".getBytes(US_ASCII));
    Files.write(folder.resolve("._game.sgf"), new byte[] {0, 5, 22, 7});
    Files.writeString(folder.resolve("notes.md"), "h8 h9");
    assertThatThrownBy(this::listed).hasMessageEndingWith("the file contains no game");
  }

  @Test
  void listsDamagedGamesInAFolder() throws IOException {
    Files.writeString(folder.resolve("a.sgf"), "Not Found");
    Files.writeString(folder.resolve("b.sgf"), "(;GM[4]SZ[15];B[zz]");
    Files.writeString(folder.resolve("c.txt"), "h8 h9 zz");
    Files.writeString(folder.resolve("d.txt"), "h8h9i10zz");
    Files.writeString(folder.resolve("e.txt"), "1. h8 h9 2. i10 a99");
    Files.writeString(folder.resolve("f.txt"), "7,7 7,6 99,99");
    Files.writeString(folder.resolve("g.txt"), "zz99 h8 i9");
    Files.writeString(folder.resolve("h.psq"), "");
    assertThat(listed())
        .containsExactly("a.sgf", "b.sgf", "c.txt", "d.txt", "e.txt", "f.txt", "g.txt", "h.psq");
  }

  @Test
  void readsTheGamesBeforeADamagedOne() throws IOException {
    String game = "(;GM[4]SZ[15]RU[Gomoku];B[hh])";
    Path file = Files.writeString(folder.resolve("g.sgf"), game + game + "(;GM[4]SZ[15];B[zz])");
    assertThat(RecordFiles.BUNDLED.readFirst(file, DEFAULTS, Locale.ROOT, 2))
        .hasSize(2)
        .allMatch(each -> each.skipped().isEmpty());
    List<LoadedGame> games = RecordFiles.BUNDLED.readFirst(file, DEFAULTS, Locale.ROOT, 9);
    assertThat(games).hasSize(2);
    assertThat(games.get(1).skipped()).singleElement().asString().contains("g.sgf: line 1");
  }
}
