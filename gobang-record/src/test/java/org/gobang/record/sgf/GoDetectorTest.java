package org.gobang.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests detecting games of Go in files without the name of the game. */
class GoDetectorTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, id -> false);
  private static final String POSSIBLE =
      "The file does not specify a game type. Five in a row is assumed, but it may be Go.";

  private static ParsedRecord read(String text) {
    List<ParsedRecord> games = new ArrayList<>();
    SgfReader.read(text.getBytes(StandardCharsets.UTF_8), DEFAULTS, games::add);
    return games.get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;PB[a]PW[b];B[pd];W[dp];B[pp];W[dd]) | ': the first stones occupy the corners'",
        "(;B[qd];W[cp](;B[pp];W[dd])(;B[aa])) | ': the first stones occupy the corners'",
        "(;SZ[9]HA[2];AB[gc][cg];W[ee]) | ' with a handicap'",
        "(;SZ[9]HA[2]AB[gc][cg];W[ee]) | ' with a handicap'",
        "(;SZ[9];B[aa];W[ba];B[ii];W[ab]) | ': a8 captures'",
        "(;SZ[9]KM[5.5];B[ee];W[cc]) | ' with komi'",
        "(;KM[6.5];B[ee];W[cc]) | ' with komi'",
        "(;SZ[13]KM[0];B[gg];W[cc]TW[aa]) | ': territory is marked'",
        "(;SZ[9]RE[W+3.5];B[ee];W[cc]) | ': the result is in points'",
        "(;GM[1]SZ[9]RE[W+3.5];B[ee];W[cc]) | ': the result is in points'",
      })
  void detectsGoByEvidence(String text, String evidence) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(UnreadableContentException.class)
        .hasMessage("line 1, column 1: this is a game of Go" + evidence);
  }

  @Test
  void detectsGoIfTheGameContinuesAfterFiveInARow() {
    String game = "(;SZ[13]";
    for (int i = 0; i < 10; i++) {
      game += ";B[" + (char) ('a' + i) + "a];W[" + (char) ('a' + i) + "c]";
    }
    String text = game + ")";
    assertThatThrownBy(() -> read(text)).hasMessageEndingWith("it continues after five in a row");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;SZ[9];B[ee];W[cc])",
        "(;SZ[19]KM[0.00]HA[0];B[jj];W[kk])",
        "(;B[pd];W[qe];B[pe])",
      })
  void reportsPossibleGoWithoutEvidence(String text) {
    assertThat(read(text).remarks()).extracting(Object::toString).contains(POSSIBLE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[4]SZ[9]KM[5.5];B[ee];W[cc])",
        "(;SZ[15];B[hh];W[ii])",
        "(;RU[Gomoku]SZ[19]KM[6.5];B[jj];W[kk])",
        "(;SZ[19];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea])",
        "(;B[hh];W[ii])",
      })
  void doesNotReportFiveInARowAsGo(String text) {
    assertThat(read(text).remarks()).extracting(Object::toString).doesNotContain(POSSIBLE);
  }

  @ParameterizedTest
  @CsvSource({"B[hh], 15", "B[pd], 19", "B[ss];W[tt], 19", "B[ta], 20", "B[ua], 25", "AB[pp], 19"})
  void choosesABoardForAllStonesWithoutASize(String nodes, int size) {
    ParsedRecord read = read("(;GM[4]RU[Gomoku];" + nodes + ")");
    assertThat(read.record().start().size()).isEqualTo(size);
    assertThat(read.remarks())
        .extracting(Object::toString)
        .contains("The file does not specify a board size. " + size + "×" + size + " is used.");
  }
}
