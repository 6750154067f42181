package org.gobang.arena.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.ReadDefaults;
import org.gobang.arena.Boards;
import org.gobang.arena.PairedTurns;
import org.gobang.record.RecordFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningFileTest {

  @TempDir private Path folder;

  private List<Opening> read(String name, String rules, int size, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    return OpeningFile.read(
        file,
        start -> Boards.of(rules, start),
        new ReadDefaults(rules, size, id -> true),
        RecordFiles.BUNDLED);
  }

  private List<Opening> read(String text) throws IOException {
    return read("openings.txt", "freestyle", 15, text);
  }

  private static List<String> moves(List<Opening> openings) {
    return openings.stream().map(opening -> MoveText.write(opening.moves())).toList();
  }

  @Test
  void acceptsPositionTextAndOffsetsTogether() throws IOException {
    assertThat(moves(read("h8 h9 i10\r\nh8h9i10\n\n# a comment\nh8, i9 # another\n0,0, 1,-1\n")))
        .containsExactly("h8 h9 i10", "h8 h9 i10", "h8 i9", "h8 i9");
  }

  @Test
  void readsOffsetsRightAndDownFromTheCentre() throws IOException {
    assertThat(moves(read("0,0, 1,0, 0,1, -7,-7, 7,7"))).containsExactly("h8 i8 h7 a15 o1");
    assertThat(moves(read("o.txt", "freestyle", 20, "8,-3, 6,-4, 5,-4")))
        .as("centre of a 20×20 board: 11th column, 11th row from the top")
        .containsExactly("s13 q14 p14");
    assertThat(moves(read("0,0,1,0\t0,1 ,\n+1,+1"))).containsExactly("h8 i8 h7", "i7");
  }

  @Test
  void usesTheTurnsOfTheBoard() throws IOException {
    Path file = Files.writeString(folder.resolve("paired.txt"), "h8 h9 i10 j10\n0,0, 1,0, 2,0\n");
    List<Opening> read =
        OpeningFile.read(
            file,
            PairedTurns::new,
            new ReadDefaults("paired", 15, id -> true),
            RecordFiles.BUNDLED);
    assertThat(read.get(0).moves())
        .extracting(Move::stone)
        .containsExactly(Stone.BLACK, Stone.WHITE, Stone.WHITE, Stone.BLACK);
    assertThat(read.get(1).moves())
        .extracting(Move::stone)
        .containsExactly(Stone.BLACK, Stone.WHITE, Stone.WHITE);
  }

  @Test
  void readsEveryVariationOfAnSgfAsAnOpening() throws IOException {
    assertThat(
            moves(
                read(
                    "book.sgf",
                    "freestyle",
                    15,
                    "(;GM[4]SZ[15];B[hh](;W[hg];B[ig])(;W[ig](;B[jf])(;B[jg])))")))
        .containsExactly("h8 h9 i9", "h8 i9 j10", "h8 i9 j9");
  }

  @Test
  void readsSetupStonesOfAnSgf() throws IOException {
    List<Opening> read =
        read("set.SGF", "freestyle", 15, "(;GM[4]SZ[15]AB[hh][ii]AW[hi]PL[W];W[gg])");
    assertThat(read).hasSize(1);
    assertThat(read.get(0).start().stones()).hasSize(3);
    assertThat(read.get(0).play(Boards.of("freestyle", read.get(0).start())).moves()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "h8 h8                  ; line 1: move 2 (h8): occupied",
        "h8\\n\\nh8 z1          ; line 3: move 2 (z1): no column z",
        "h8 p1                  ; line 1: move 2 (p1): outside",
        "# none\\nhello         ; line 2: move 1 (hello): not a point",
        "1,2,3                  ; line 1: offsets come in pairs such as 8,-3, not \"3\"",
        "8,0                    ; line 1: the offset 8,0 is outside a 15×15 board",
        "1,2,-                  ; line 1: offsets come in pairs such as 8,-3, not \"-\"",
        "h8 a1 h9 a2 h10 a3 h11 a4 h12 ; line 1: the game ends within the opening",
        "# nothing              ; no openings found",
      })
  void namesAnInvalidLine(String text, String sentence) {
    assertThatThrownBy(() -> read(text.replace("\\n", "\n")))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("openings.txt: " + sentence);
  }

  @Test
  void namesAForbiddenMove() {
    assertThatThrownBy(() -> read("o.txt", "renju", 15, "h8 h9\nd8 a1 e8 a3 f8 a5 h8 a7 i8 a9 g8"))
        .hasMessageContaining("line 2: move 11 (g8): overline");
  }

  @Test
  void namesAMissingFile() {
    Path none = folder.resolve("none.txt");
    ReadDefaults readDefaults = new ReadDefaults("freestyle", 15, id -> true);
    assertThatThrownBy(
            () ->
                OpeningFile.read(
                    none,
                    start -> Boards.of("freestyle", start),
                    readDefaults,
                    RecordFiles.BUNDLED))
        .hasMessageContaining("none.txt: cannot be read: file or folder not found");
  }

  @Test
  void namesAnSgfOfAnotherSize() {
    assertThatThrownBy(() -> read("big.sgf", "freestyle", 15, "(;GM[4]SZ[19];B[aa])"))
        .hasMessageContaining("the opening is for a board size of 19×19, not 15×15");
  }
}
