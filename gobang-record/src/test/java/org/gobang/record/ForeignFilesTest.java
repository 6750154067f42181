package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gobang.api.LocalizedText;
import org.gobang.api.MoveText;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.QuotedExcerpt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests values and lines written by other programs and by people. */
class ForeignFilesTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, "renju"::equals);
  private static final ReadDefaults CHOSEN = new ReadDefaults("caro", 15, id -> false, true);

  private static ParsedRecord read(TextFormat format, String text, ReadDefaults defaults) {
    return format.read(text.getBytes(StandardCharsets.UTF_8), defaults);
  }

  private static ParsedRecord sgf(String text) {
    return read(TextFormat.SGF, text, DEFAULTS);
  }

  private static String moves(GameRecord record) {
    return MoveText.write(record.follow(record.mainLine()).stream().map(Node::move).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Soosyrv-8 | renju",
        "Soosõrv-8 | renju",
        "soosorv | renju",
        "Renju, RIF | renju",
        "RIF | renju",
        "Yamaguchi | renju",
        "Taraguchi-10 | renju",
        "Tarannikov | renju",
        "Renju (Swap2) | renju",
        "Gomoku-Swap2 | freestyle",
        "Free-style swap | freestyle",
        "Swap | freestyle",
        "Swap2 | freestyle",
        "Standard, Swap2 | standard",
        "Caro 2024 | caro",
        "5 | freestyle",
        "6 | freestyle",
        "3 | freestyle",
        "第一届规则 | freestyle",
      })
  void readsAndWritesAnOpeningRule(String text, String rules) {
    ParsedRecord read = sgf("(;CA[UTF-8]GM[4]SZ[15]RU[" + text + "];B[hh])");
    assertThat(read.record().rules()).isEqualTo(rules);
    assertThat(read.record().tags()).isEqualTo(Map.of("RU", text));
    assertThat(read.remarks())
        .containsExactly(RecordMessages.of("rules.assumed", QuotedExcerpt.of(text), rules));
    FormattedRecord written = TextFormat.SGF.write(read.record(), List.of(0));
    assertThat(written.text()).contains("RU[" + text + "]").doesNotContain("TAG");
    // With any default rules.
    assertThat(read(TextFormat.SGF, written.text(), new ReadDefaults("standard", 15, id -> false)))
        .isEqualTo(new ParsedRecord(read.record(), List.of()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Soosyrv-8", "Swap2", "5", "Pente"})
  void prefersRulesOfTheUserToRulesOfTheFile(String text) {
    String sgf = "(;CA[UTF-8]GM[4]SZ[15]RU[" + text + "];B[hh])";
    GameRecord record = read(TextFormat.SGF, sgf, CHOSEN).record();
    assertThat(record.rules()).isEqualTo("caro");
    assertThat(record.tags()).containsEntry("RU", text);
    assertThat(read(TextFormat.SGF, "(;SZ[15]RU[Renju])", CHOSEN).record().rules())
        .isEqualTo("renju");
  }

  @Test
  void doesNotKeepTheNameOfRulesAsATag() {
    assertThat(sgf("(;SZ[15]RU[4];B[hh])").record().tags()).isEmpty();
    assertThat(sgf("(;SZ[15]RU[Renju]TAG[RU:Renju])").record().tags()).containsKey("RU");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[11]SZ[15];B[hh];W[hi]) | h8 h7",
        "(;GM[11]SZ[19]RU[Soosyrv-8];B[jj]) | j10",
        "(;GM[12]RU[Renju];B[hh]) | h8",
      })
  void readsOtherGameNumbers(String text, String moves) {
    assertThat(moves(sgf(text).record())).isEqualTo(moves);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PB[[x]y]PW[z] | [x]y | z",
        "PB[[[x]]]PW[z] | [[x]] | z",
        "PB[x [1] and [2]]PW[z] | x [1] and [2] | z",
        "PB[a [ b]PW[z] | a [ b | z",
        "PB[[x\\]y]PW[z] | [x]y | z",
        "PB[[x]]C[y]PW[[z] z] | [x] | [z] z",
      })
  void readsBracketsInNamesWithoutABackslash(String properties, String black, String white) {
    Map<String, String> tags = sgf("(;SZ[15]" + properties + "\n;B[hh])").record().tags();
    assertThat(tags).containsEntry(Tags.BLACK, black).containsEntry(Tags.WHITE, white);
  }

  @Test
  void doesNotReadABrokenNodeAsAName() {
    ParsedRecord read = sgf("(;SZ[15]RU[Gomoku]PB[[x]y!;B[hh])");
    assertThat(read.record().tags()).containsEntry(Tags.BLACK, "[x");
    assertThat(read.remarks())
        .hasToString("[line 1, column 25: \"y!\" is not SGF and was skipped]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The stones are far apart, and some have no liberties.
        "(;GM[1]SZ[15];B[ad];W[oa];B[ao];W[oo];B[hh]) | a12 o15 a1 o1 h8",
        "(;GM[1]SZ[15];B[bb];W[aa];B[ab];W[oo];B[ba]) | b14 a15 a14 o1 b15",
        "(;GM[1]SZ[19]KM[6.5]RU[Japanese];B[jj];W[jk]) | j10 j9",
        "(;GM[1]SZ[19]RU[Gomoku]HA[2];B[dd];W[pp];B[dp];W[pd]) | d16 p4 d4 p16",
      })
  void readsGomokuSavedAsGo(String text, String moves) {
    assertThat(moves(sgf(text).record())).isEqualTo(moves);
  }

  @Test
  void doesNotReadACaptureAsGoIfFiveInARowEndsTheGame() {
    String capture = "(;GM[1]SZ[19];B[ba];W[aa];B[ab];W[oo];B[bb];W[om];B[bc];W[ok];B[bd];W[oi]";
    assertThat(sgf(capture + ";B[be])").record().mainLine()).hasSize(11);
    assertThatThrownBy(() -> sgf(capture + ")")).hasMessageContaining("a18 captures");
    assertThatThrownBy(() -> sgf(capture + ";B[be];W[gg])")).hasMessageContaining("a18 captures");
    assertThat(sgf("(;GM[1]SZ[15]" + capture.substring(13) + ")").record().mainLine()).hasSize(10);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1.H8 2.I9 | h8 i9",
        "1. h8 i9 2. j10 | h8 i9 j10",
        "'1) h8\n2) i9' | h8 i9",
        "１．Ｈ８　２．Ｉ９ | h8 i9",
        "h8,h9 | h8 h9",
        "7,7 7,6 | h8 h9",
        "'0,0\n14,14\n' | a15 o1",
        "h8_h9-i10;j11 | h8 h9 i10 j11",
        "'1. h8 i9\n2. j10 k11' | h8 i9 j10 k11",
        "'1. h8 2. i9\n3. j10' | h8 i9 j10",
        "7 , 7; 8,7 | h8 i8",
      })
  void readsPositionTextWithMoveNumbersOrNumericPoints(String text, String moves) {
    ParsedRecord read = read(TextFormat.TEXT, text, DEFAULTS);
    assertThat(moves(read.record())).isEqualTo(moves);
    List<LocalizedText> remarks = new ArrayList<>();
    if (Character.isDigit(text.charAt(0)) && text.contains(",")) {
      remarks.add(RecordMessages.of("text.pairs"));
    }
    if (text.contains("\n")) {
      remarks.add(RecordMessages.of("text.one.game"));
    }
    assertThat(read.remarks()).isEqualTo(remarks);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7,7 15,0 | line 1, column 5: 15,0 is outside a 15×15 board",
        "7,7 7,6,5 | line 1, column 1: offsets come in pairs such as 8,-3, not \"5\"",
        "8,-3, 9,0 | line 1, column 1: the offset 8,-3 is outside a 15×15 board",
        "7,7 h8 | \"7\" is not a point such as h8, or pass",
        "h8 -- h9 | line 1, column 4: \"--\" is not a point such as h8, or pass"
      })
  void refusesNumbersOutsideTheBoard(String text, String sentence) {
    assertThatThrownBy(() -> read(TextFormat.TEXT, text, DEFAULTS)).hasMessageContaining(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1,3,0", "99999999999,9,0", "9,9,0,0", "9,x\n9,9,0"})
  void doesNotReadAnInvalidMoveAsAName(String lines) {
    ParsedRecord read =
        read(TextFormat.PSQ, "Piskvorky 15x15, 0:0, 0\n8,8,0\n" + lines + "\nAda\n", DEFAULTS);
    String last = lines.substring(lines.indexOf('\n') + 1);
    assertThat(read.record().tags().values()).contains("Ada").doesNotContain(last);
    assertThat(read.remarks()).last().asString().contains("this line is not stored: \"" + last);
  }

  @Test
  void readsChineseWithoutACharacterSetAndReportsIt() {
    String sgf = "(;GM[4]SZ[15]RU[Renju]PB[黑棋]C[五子棋，先手];B[hh])";
    for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("GB18030"))) {
      ParsedRecord read = TextFormat.SGF.read(sgf.getBytes(charset), DEFAULTS);
      assertThat(read.record().tags()).containsEntry(Tags.BLACK, "黑棋");
      assertThat(read.remarks()).containsExactly(RecordMessages.of("charset.none", charset));
    }
    String psq = "Piskvorky 15x15, 0:0, 0\n8,8,0\n黑棋\n白棋\n";
    ParsedRecord read = TextFormat.PSQ.read(psq.getBytes(Charset.forName("GBK")), DEFAULTS);
    assertThat(read.record().tags()).containsEntry(Tags.BLACK, "黑棋");
    assertThat(read.remarks())
        .containsExactly(RecordMessages.of("charset.none", Charset.forName("GB18030")));
    assertThat(read(TextFormat.PSQ, psq, DEFAULTS).remarks()).isEmpty();
  }
}
