package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that illegal moves in files are reported. */
class IllegalMovesTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, "renju"::equals);

  @TempDir private Path folder;

  private static Optional<Board> board(String rules, Start start) {
    IllegalMovesTest.class.getModule().addUses(BoardProvider.class);
    return ServiceLoader.load(BoardProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(each -> each.id().equals(rules))
        .findFirst()
        .map(found -> found.create(OptionValues.of(found.options(), Map.of()), start));
  }

  private List<LoadedGame> read(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    return new RecordFiles(() -> RecordFormats.BUNDLED, IllegalMovesTest::board)
        .readAll(file, DEFAULTS, Locale.ROOT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.psq | Piskvorky 15x15, 0:0, 0~8,8,0~8,8,0 | Move 2 is in the record but cannot be played: h8 is occupied.",
        "a.sgf | (;SZ[15]RU[Gomoku];B[hh];W[hh]) | Game 1: Move 2 is in the record but cannot be played: h8 is occupied.",
        "a.sgf | (;SZ[15]RU[Gomoku];B[hh];B[hi]) | Game 1: Move 2 is in the record but cannot be played: h7 is out of turn.",
        "a.sgf | (;SZ[15]RU[Gomoku];B[aa];W[ao];B[ba];W[bo];B[ca];W[co];B[da];W[do];B[ea];W[]) | Game 1: Move 10 is in the record but cannot be played: pass is after the end of the game.",
        "a.sgf | (;SZ[15]RU[Gomoku];B[hh](;W[hg])(;W[ii];B[ii])) | Game 1: Move 3 of a variation is in the record but cannot be played: i7 is occupied.",
        "a.sgf | (;SZ[15]RU[Gomoku];B[hh];CHOICE[W:swap]) | Game 1: Move 2 is in the record but cannot be played: the rules do not allow swap (not-offered).",
        "a.bdt | x=[a,b,+,8888,,,] | Game 1: Move 2 is in the record but cannot be played: h8 is occupied."
      })
  void reportsTheFirstIllegalMove(String name, String text, String remark) throws IOException {
    assertThat(read(name, text.replace('~', '\n')))
        .last()
        .satisfies(game -> assertThat(game.skipped()).last().isEqualTo(remark));
  }

  @Test
  void endsTheGameAtAForbiddenMove() throws IOException {
    String doubleThree = "(;SZ[15]RU[Renju];B[hh];W[aa];B[hi];W[oa];B[gj];W[ao];B[fj];W[oo];B[hj]";
    assertThat(read("a.sgf", doubleThree + ")").get(0).skipped()).isEmpty();
    assertThat(read("a.sgf", doubleThree + ";W[jj])").get(0).skipped())
        .containsExactly(
            "Game 1: Move 10 is in the record but cannot be played: j6 is after the end of the game.");
  }

  @Test
  void reportsMoreThanOneThousandGames() throws IOException {
    String games = String.join("", Collections.nCopies(2000, "(;SZ[15]RU[Gomoku];B[hh])"));
    Path file = Files.writeString(folder.resolve("a.sgf"), games);
    assertThat(RecordFiles.BUNDLED.read(file, DEFAULTS, Locale.ROOT).skipped())
        .containsExactly("The file contains more than 1000 games. Only the first game is read.");
  }
}
