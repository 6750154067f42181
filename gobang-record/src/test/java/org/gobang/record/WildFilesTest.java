package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.RecordNote.Marked;
import org.gobang.api.record.Tags;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests files of programs that deviate from the specifications. */
class WildFilesTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("standard", 15, "renju"::equals);

  static byte[] bytes(String name) throws IOException {
    try (InputStream in = WildFilesTest.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    }
  }

  private static ParsedRecord read(String name) throws IOException {
    byte[] bytes = bytes(name);
    return ((TextFormat) RecordFormats.BUNDLED.of(bytes)).read(bytes, DEFAULTS);
  }

  private static List<String> remarks(ParsedRecord read) {
    return RecordMessages.in(Locale.ROOT, read.remarks());
  }

  private static String mainLine(GameRecord record) {
    return MoveText.write(record.follow(record.mainLine()).stream().map(Node::move).toList());
  }

  @Test
  void readsTagsAndCommentsOfAManagersGame() throws IOException {
    ParsedRecord read = read("manager.sgf");
    GameRecord record = read.record();
    assertThat(record.rules()).isEqualTo("renju");
    assertThat(mainLine(record)).isEqualTo("h8 h9 i9 i10 f7 g8 h11 g9 f10");
    assertThat(record.tags())
        .containsOnly(
            entry("GN", "12"),
            entry(Tags.EVENT, "alpha x beta"),
            entry(Tags.DATE, "2025.01.07 10:11:12"),
            entry(Tags.ROUND, "1.1"),
            entry(Tags.BLACK, "alpha"),
            entry(Tags.WHITE, "beta"),
            entry(Tags.RESULT, "black"));
    assertThat(record.lines().get(0).notes())
        .containsExactly(new RecordNote.Comment("opening move"));
    assertThat(remarks(read))
        .containsExactly(
            "line 1, column 100: the property \"TE\" is not stored or only partly stored");
  }

  @Test
  void readsLongNamesSetUpsAndVariations() throws IOException {
    ParsedRecord read = read("teacher.sgf");
    GameRecord record = read.record();
    assertThat(record.rules()).isEqualTo("renju");
    assertThat(record.start().first()).isEqualTo(Stone.WHITE);
    assertThat(record.start().stones()).hasToString("[h8, i8, h7, i7, j6, g9]");
    assertThat(record.tags())
        .containsOnly(
            entry(Tags.BLACK, "Ada"), entry(Tags.WHITE, "Grace"), entry(Tags.EVENT, "Lesson 3"));
    assertThat(record.notes()).containsExactly(new RecordNote.Comment("A lesson.\nRead it twice."));
    assertThat(mainLine(record)).isEqualTo("h7 pass h12 k5");
    assertThat(record.lines().get(0).notes())
        .containsExactly(
            new RecordNote.Comment("The same line, a bracket ] and a backslash \\."),
            new Marked(Marked.TRIANGLE, List.of(Point.parse("h8"), Point.parse("h7"))));
    Node third = record.follow(List.of(0, 0, 0)).get(2);
    assertThat(third.notes())
        .containsExactly(
            new RecordNote.Comment("nothing was played here"),
            new Marked(Marked.CROSS, List.of(Point.parse("c13"))),
            new Marked("A", List.of(Point.parse("a15"))),
            new Marked("B", List.of(Point.parse("b14"))),
            new RecordNote.Connected(Point.parse("a15"), Point.parse("b14"), true));
    assertThat(third.next()).hasSize(2);
    assertThat(third.next().get(1).next()).hasSize(2);
    assertThat(remarks(read))
        .containsExactly(
            "The file ends in the middle of a game.",
            "line 11, column 16: the property \"BM\" is not stored or only partly stored");
  }

  @Test
  void readsLowerCaseByteOrderMarkAndPasses() throws IOException {
    ParsedRecord read = read("bom.sgf");
    assertThat(mainLine(read.record())).isEqualTo("h8 pass pass j6");
    assertThat(read.record().tags()).containsOnly(entry(Tags.BLACK, "黑"));
    assertThat(read.record().follow(List.of(0, 0, 0, 0)).get(3).notes())
        .extracting(note -> ((Marked) note).mark())
        .containsExactly("A", "B", "A:1");
    assertThat(remarks(read)).isEmpty();
  }

  @Test
  void usesTheCharacterSetOfTheFile() throws IOException {
    ParsedRecord chinese = read("gbk.sgf");
    assertThat(chinese.record().tags())
        .containsOnly(
            entry(Tags.BLACK, "黑棋"),
            entry(Tags.WHITE, "白棋"),
            entry(Tags.RESULT, "white"),
            entry(Tags.ENDING, "foul"));
    // The second bytes of these characters are ] and \.
    assertThat(chinese.record().notes())
        .containsExactly(
            new RecordNote.Comment(
                new String(
                    new byte[] {(byte) 0x8e, 0x5d, (byte) 0x8a, 0x5c}, Charset.forName("GBK"))));
    assertThat(chinese.remarks()).isEmpty();
    ParsedRecord latin = read("latin.sgf");
    assertThat(latin.record().tags()).containsOnly(entry(Tags.BLACK, "René"));
    assertThat(remarks(latin))
        .containsExactly(
            "The file does not specify a character set. The text is read as windows-1252.",
            "The file does not specify the rules. standard is used.");
  }

  @Test
  void readsGomokuFromAGoEditor() throws IOException {
    ParsedRecord read = read("go-editor.sgf");
    assertThat(read.record().start().size()).isEqualTo(19);
    assertThat(read.record().rules()).isEqualTo("standard");
    assertThat(mainLine(read.record())).isEqualTo("j10 k9 j11 i9 j9 j12");
    assertThat(remarks(read))
        .contains(
            "The file specifies the game type GM \"1\", but its contents match five in a row.");
  }

  @Test
  void readsASetUpInSeveralNodes() throws IOException {
    ParsedRecord read = read("set-up.sgf");
    GameRecord record = read.record();
    assertThat(record.rules()).isEqualTo("freestyle");
    assertThat(record.start().stones()).hasToString("[h8, i7, h9, i8]");
    assertThat(record.start().first()).isEqualTo(Stone.WHITE);
    assertThat(record.notes()).containsExactly(new RecordNote.Comment("A problem."));
    assertThat(mainLine(record)).isEqualTo("j6 j6 k5");
    assertThat(remarks(read))
        .containsExactly(
            "line 4, column 12: the property \"B\" is not stored or only partly stored",
            "line 4, column 22: stones are set up after a move, so the variation ends here");
  }

  @Test
  void readsTimesAndPathsOfAManagersPsq() throws IOException {
    ParsedRecord read = read("manager.psq");
    assertThat(mainLine(read.record())).isEqualTo("k11 l10 j11 i11");
    assertThat(read.record().follow(List.of(0, 0, 0)))
        .extracting(Node::notes)
        .containsExactly(
            List.of(), List.of(), List.of(new RecordNote.Spent(Duration.ofMillis(1035))));
    assertThat(read.record().tags())
        .isEqualTo(
            Map.of(
                Tags.BLACK,
                "pbrain-alpha.exe",
                Tags.WHITE,
                "C:\\engines\\pbrain-beta.exe",
                "levels",
                "11:11"));
    assertThat(remarks(read))
        .containsExactly("The file does not specify the rules. standard is used.");
  }

  @Test
  void readsTheFirstPlayerOfAPsqAsBlack() throws IOException {
    ParsedRecord read = read("timeout.psq");
    assertThat(mainLine(read.record())).isEqualTo("h8 i7 a1");
    assertThat(read.record().tags())
        .isEqualTo(
            Map.of(
                Tags.BLACK,
                "pbrain-gamma.exe",
                Tags.RESULT,
                "black",
                Tags.ENDING,
                "overstepped",
                "levels",
                "0:11"));
  }

  @Test
  void readsTheRulesOfALeaguesPsq() throws IOException {
    ParsedRecord read = read("league.psq");
    assertThat(read.record().rules()).isEqualTo("renju");
    assertThat(read.record().tags())
        .isEqualTo(
            Map.of(
                Tags.BLACK, "Alpha 1", Tags.WHITE, "Beta", Tags.RESULT, "white", "levels", "1:2"));
    assertThat(remarks(read))
        .containsExactly(
            "line 3, column 1: the time of this move is not stored: \"99999999999999\"",
            "line 8, column 1: this line is not stored: \"a line more\"",
            "line 9, column 1: the code \"7\" is not stored");
  }

  /** Checks that a record is the same after writing it as SGF. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "manager.sgf",
        "teacher.sgf",
        "bom.sgf",
        "gbk.sgf",
        "latin.sgf",
        "go-editor.sgf",
        "set-up.sgf",
        "manager.psq",
        "timeout.psq",
        "league.psq"
      })
  void isUnchangedAfterWritingAsSgf(String name) throws IOException {
    GameRecord record = read(name).record();
    FormattedRecord written = TextFormat.SGF.write(record, record.mainLine());
    assertThat(written.losses()).isEmpty();
    byte[] bytes = written.text().getBytes(StandardCharsets.UTF_8);
    assertThat(TextFormat.SGF.read(bytes, DEFAULTS)).isEqualTo(new ParsedRecord(record, List.of()));
  }
}
