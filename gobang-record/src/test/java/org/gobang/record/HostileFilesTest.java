package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.UnreadableRecordException;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that hostile text files are read or refused safely. */
class HostileFilesTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("standard", 15, "renju"::equals);
  private static final int MUTANTS = 3000;

  private static List<byte[]> seeds(TextFormat format) throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    List<String> names =
        switch (format) {
          case SGF ->
              List.of(
                  "manager.sgf",
                  "teacher.sgf",
                  "bom.sgf",
                  "gbk.sgf",
                  "go-editor.sgf",
                  "set-up.sgf");
          case PSQ -> List.of("manager.psq", "timeout.psq", "league.psq");
          case TEXT, BDT -> List.of();
        };
    for (String name : names) {
      seeds.add(WildFilesTest.bytes(name));
    }
    RandomRecords random = new RandomRecords(7);
    for (int i = 0; i < 3; i++) {
      GameRecord record =
          switch (format) {
            case SGF -> random.tree();
            case PSQ, TEXT -> random.line();
            case BDT -> random.line(15);
          };
      seeds.add(format.write(record, record.mainLine()).text().getBytes(StandardCharsets.UTF_8));
    }
    return seeds;
  }

  /**
   * Checks that a readable mutant is a complete game that is unchanged after writing and reading.
   */
  @ParameterizedTest
  @EnumSource
  void readsAMutantOrRefusesItWithAPosition(TextFormat format) throws IOException {
    Mutants mutants = new Mutants(20261121);
    List<byte[]> seeds = seeds(format);
    int read = 0;
    for (int i = 0; i < MUTANTS; i++) {
      byte[] mutant = mutants.of(seeds.get(i % seeds.size()));
      GameRecord record;
      try {
        record = format.read(mutant, DEFAULTS).record();
      } catch (UnreadableContentException refused) {
        assertThat(refused).hasMessageMatching("(?s)line [1-9]\\d*, column [1-9]\\d*: .+");
        assertThat(refused.in(Locale.ROOT)).hasMessage(refused.getMessage());
        continue;
      }
      read++;
      String text = TextFormat.SGF.write(record, record.mainLine()).text();
      ParsedRecord again = TextFormat.SGF.read(text.getBytes(StandardCharsets.UTF_8), DEFAULTS);
      assertThat(again).as(text).isEqualTo(new ParsedRecord(record, List.of()));
    }
    assertThat(read).as("some mutants are readable").isBetween(100, MUTANTS - 100);
  }

  private static ParsedRecord read(TextFormat format, String text) {
    return format.read(text.getBytes(StandardCharsets.UTF_8), DEFAULTS);
  }

  private static void refused(TextFormat format, String text, String sentence) {
    assertThatThrownBy(() -> read(format, text))
        .isInstanceOf(UnreadableContentException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void readsDeepNesting() {
    refused(TextFormat.SGF, "(".repeat(200_000), "no game found");
    refused(TextFormat.SGF, "(;" + "(".repeat(200_000), "nested too deep");
    String deep = "(;SZ[15]" + "(;B[hh](;W[ii])".repeat(30_000) + ")".repeat(30_001);
    GameRecord record = read(TextFormat.SGF, deep).record();
    GameRecord same = read(TextFormat.SGF, deep).record();
    assertThat(record.equals(same)).isTrue();
    assertThat(record.hashCode()).isEqualTo(same.hashCode());
    assertThat(record.toString()).isNotEmpty();
    FormattedRecord written = TextFormat.SGF.write(record, record.mainLine());
    assertThat(read(TextFormat.SGF, written.text()).record().equals(record)).isTrue();
  }

  @Test
  void refusesFilesLargerThanAnyGame() {
    refused(TextFormat.SGF, "(;" + "(;B[hh])".repeat(200_000), "more than 100000 moves");
    refused(TextFormat.SGF, "(;AB" + "[hh]".repeat(1_100_000), "more than 1000000 values");
    // Each of these contains 625 points.
    String boards = "(;SZ[25]CR" + "[aa:yy]".repeat(20_000) + ")";
    assertThat(read(TextFormat.SGF, boards).record().notes()).hasSize(1);
    refused(TextFormat.PSQ, "Piskvorky 15x15\n" + "1,1\n".repeat(100_001), "more than 100000");
    refused(TextFormat.TEXT, "h8 ".repeat(100_000), "too long for a game");
  }

  @Test
  void readsALongText() {
    String words = "x".repeat(5_000_000);
    assertThat(read(TextFormat.SGF, "(;SZ[15]C[" + words + "])").record().notes())
        .hasToString("[Comment[text=" + words + "]]");
    // Many texts for one position are joined in one step.
    read(TextFormat.SGF, "(;SZ[15]" + ";C[xy]".repeat(200_000) + ")");
    // There are as many properties as letters, but only a few messages about them.
    ParsedRecord read = read(TextFormat.SGF, "(;" + "AX[]A1[]A2[]BX[]".repeat(9) + names() + ")");
    assertThat(read.remarks()).hasSizeLessThan(25);
    assertThat(read.remarks()).last().asString().contains("other kinds of content");
  }

  private static String names() {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      names.append('X').append(i).append("[]");
    }
    return names.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SGF | '' | line 1, column 1: no game found. An SGF game starts with (;",
        "SGF | (;GM[11]SZ[11]) | line 1, column 6: the game type is GM" + " \"11\"",
        "SGF | (;SZ[15:20]) | line 1, column 6: the board must be square, from 1×1 to 25×25, not 15×20",
        "SGF | (;SZ[99999999999]) | line 1, column 6: \"99999999999\" is not a valid board size",
        "SGF | (;SZ[26]) | from 1×1 to 25×25, not 26×26",
        "SGF | (;AP[Gobang:1]RU[Pente]) | line 1, column 18: the rules \"Pente\" are unknown",
        "SGF | (;RULES[Pente]) | line 1, column 9: the rules \"Pente\" are unknown",
        "SGF | (;SZ[15];B[pp]) | line 1, column 12: B: \"pp\" is not a point on a 15×15 board",
        "SGF | (;SZ[9]AB[jj]) | line 1, column 11: AB: \"jj\" is not a point on a 9×9 board",
        "SGF | (;SZ[9]AB[aa:jj]) | line 1, column 11: AB: \"aa:jj\" is not a point on a 9×9 board",
        "SGF | (;B[hh | line 1, column 4: the value that starts here has no closing ]",
        "SGF | (;B) | line 1, column 3: the property \"B\" has no value",
        "SGF | (;!B[hh]) | line 1, column 3: expected a node or a bracket",
        "SGF | (;GM[1]SZ[19];B[pd];W[dp];B[pp];W[dd]) | Go: the first stones occupy the corners",
        "SGF | (;GM[1]SZ[19]HA[2]AB[pd][dp];W[pp]) | this is a game of Go with a handicap",
        "SGF | (;GM[1]SZ[19];B[jj];W[kk]TB[aa]) | this is a game of Go: territory is marked",
        "SGF | (;GM[1]SZ[19]AB[dd][pd][dp][pp][jj];W[nc]) | the first stones occupy the corners",
        "SGF | (;GM[1]SZ[9];B[aa];W[ba];B[ii];W[ab]) | Go: a8 captures",
        "PSQ | '' | line 1, column 1: a .psq file starts with",
        "PSQ | 'Piskvorky 30x20, 11:11, 0' | not 30×20",
        "PSQ | 'Piskvorky 30x30, 11:11, 0' | from 1×1 to 25×25, not 30×30",
        "TEXT | h8 i | line 1, column 4: \"i\" is not a point",
        "TEXT | h8p1 | line 1, column 1: p1 is outside a 15×15 board"
      })
  void reportsTheErrorAndItsPosition(TextFormat format, String text, String sentence) {
    assertThat(
            catchThrowableOfType(UnreadableContentException.class, () -> read(format, text))
                .getMessage())
        .contains(sentence);
  }

  @Test
  void countsLinesWithAllLineSeparators() {
    UnreadableContentException refused =
        catchThrowableOfType(
            UnreadableContentException.class,
            () -> read(TextFormat.SGF, "(;SZ[15]\r\n\r\n\r;B[hh]\nW[x"));
    assertThat(refused.in(Locale.ROOT).place())
        .isEqualTo(new UnreadableRecordException.InText(5, 2));
    refused(TextFormat.PSQ, "Piskvorky 15x15, 0:0, 0\r\n8,8\r\n16,1\r\n", "line 3, column 1: 16,1");
  }
}
