package org.gobang.record.renlib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests reading all types of RenLib nodes. */
class RenlibReaderTest {

  private static final int H8 = 0x78;
  private static final int H9 = 0x68;
  private static final int I9 = 0x69;
  private static final int ROOT = 0x00;
  private static final int SIBLING = 0x80;
  private static final int LAST = 0x40;
  private static final int COMMENT = 0x08;

  private static List<String> remarks(ParsedRecord read) {
    return read.remarks().stream().map(Object::toString).toList();
  }

  @Test
  void readsSiblingsAfterSubtrees() {
    ParsedRecord read =
        new RenlibBytes().add(ROOT, 0, H8, SIBLING, H9, SIBLING | LAST, I9, LAST, H9, LAST).read();
    GameRecord record = read.record();
    assertThat(record.lines()).hasToString("[h8 h9 and 1 in variations, h9]");
    assertThat(record.lines().get(0).next()).hasToString("[h9, i9]");
    assertThat(record.rules()).isEqualTo("renju");
    assertThat(record.start().size()).isEqualTo(15);
    assertThat(read.remarks()).isEmpty();
  }

  @Test
  void readsTheCorners() {
    ParsedRecord read = new RenlibBytes().add(0x01, 0, 0x0f, 0, 0xe1, 0, 0xef, LAST).read();
    assertThat(read.record().lines()).hasToString("[a15 o15 a1 o1]");
  }

  @Test
  void usesTheRulesChosenByTheUser() {
    byte[] file = new RenlibBytes().add(H8, LAST).toByteArray();
    ReadDefaults chosen = new ReadDefaults("standard", 15, id -> false, true);
    assertThat(RenlibBytes.read(file, chosen).record().rules()).isEqualTo("standard");
  }

  @ParameterizedTest
  @CsvSource({
    "GB18030, 黑棋先手必胜，白棋应当防守此点。",
    "windows-31j, 黒の四追い勝ち。白はここに打つしかない。",
    "windows-1251, Чёрные выигрывают четвёрками",
    "windows-1252, Musta võidab õige käik",
    "UTF-8, 黑棋 Ёж õige"
  })
  void readsCommentsInTheCharacterSetOfTheWriter(String name, String text) {
    Charset charset = Charset.forName(name);
    byte[] file =
        new RenlibBytes()
            .add(ROOT, COMMENT)
            .text(text, charset)
            .add(H8, COMMENT | LAST)
            .text("1\b" + text + "\r\nz", charset)
            .toByteArray();
    ParsedRecord read = RenlibBytes.read(file, RenlibBytes.DEFAULTS);
    assertThat(read.record().notes()).containsExactly(new RecordNote.Comment(text));
    assertThat(read.record().lines().get(0).notes())
        .containsExactly(new RecordNote.Comment("1\n" + text + "\nz"));
    ParsedRecord chosen = RenlibBytes.read(file, RenlibBytes.DEFAULTS.withCharset(charset));
    assertThat(chosen.record()).isEqualTo(read.record());
    assertThat(chosen.remarks()).isEmpty();
    assertThat(remarks(read))
        .isEqualTo(
            name.equals("UTF-8")
                ? List.of()
                : List.of(
                    "The file does not specify a character set. The text is read as "
                        + name
                        + "."));
    assertThat(
            remarks(
                RenlibBytes.read(
                    file, RenlibBytes.DEFAULTS.withCharset(StandardCharsets.US_ASCII))))
        .containsExactly("Some characters are not valid US-ASCII and were replaced with \uFFFD.");
  }

  @Test
  void readsOldCommentsUpToTheHighestBit() {
    ParsedRecord read =
        new RenlibBytes()
            .add(H8, 0x20, 'a', 'b', 'c', 'd' | 0x80)
            .add(H9, 0x20 | LAST, 'e', 'f', 'g' | 0x80, 0)
            .read();
    assertThat(read.record().lines().get(0).notes())
        .containsExactly(new RecordNote.Comment("abcd"));
    assertThat(read.record().lines().get(0).next().get(0).notes())
        .containsExactly(new RecordNote.Comment("efg"));
    assertThat(read.remarks()).isEmpty();
  }

  @Test
  void readsBoardTextsForThePreviousPosition() {
    ParsedRecord read =
        new RenlibBytes()
            .add(ROOT, 0)
            .add(H8, 0x01 | 0x10, 0, 1)
            .text("A", StandardCharsets.UTF_8)
            .add(H9, 0x01 | 0x02 | SIBLING | LAST, 0, 1)
            .text("B1", StandardCharsets.UTF_8)
            .add(I9, 0x01 | LAST, 0xff, 0xfe)
            .read();
    assertThat(read.record().notes())
        .containsExactly(new RecordNote.Marked("A", List.of(new Point(7, 7))));
    assertThat(read.record().lines().get(0).notes())
        .containsExactly(
            new RecordNote.Marked(RecordNote.Marked.CIRCLE, List.of(new Point(7, 7))),
            new RecordNote.Marked("B1", List.of(new Point(7, 8))));
    assertThat(read.record().lines()).hasToString("[h8 i9]");
    assertThat(read.remarks()).isEmpty();
  }

  @Test
  void keepsAndCountsUnusualContent() {
    ParsedRecord read =
        new RenlibBytes()
            .add(ROOT, 0, H8, 0, ROOT, 0, H8, SIBLING | 0x04, H8, LAST)
            .add(I9, 0x02, H9, LAST, 1, 2)
            .read();
    assertThat(read.record().lines()).hasToString("[h8 pass h8 h8 and 1 in variations]");
    assertThat(remarks(read))
        .containsExactly(
            "The rest of the file from byte 34 on was skipped.",
            "2 moves are on occupied points. They are stored but can’t be played.",
            "1 node is not a move. Its children were attached to the previous position.",
            "The initial position shown by RenLib is not stored.");
  }

  @Test
  void readsTheStartOfATruncatedFile() {
    byte[] whole =
        new RenlibBytes()
            .add(ROOT, COMMENT)
            .text("title", StandardCharsets.UTF_8)
            .add(H8, 0, H9, 0x01 | COMMENT | LAST, 0, 1)
            .text("abc", StandardCharsets.UTF_8)
            .text("de", StandardCharsets.UTF_8)
            .toByteArray();
    for (int length = RenlibCode.HEADER_BYTES; length < whole.length; length++) {
      ParsedRecord read = RenlibBytes.read(Arrays.copyOf(whole, length), RenlibBytes.DEFAULTS);
      assertThat(remarks(read)).containsExactly("The file is truncated.");
    }
    assertThat(RenlibBytes.read(whole, RenlibBytes.DEFAULTS).remarks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"16 | 10", "240 | F0", "255 | FF"})
  void refusesAByteOutsideTheBoard(int code, String written) {
    RenlibBytes file = new RenlibBytes().add(H8, 0, code, LAST);
    assertThatThrownBy(file::read)
        .isInstanceOf(UnreadableContentException.class)
        .hasMessage("byte 22: the byte " + written + " is not a point on a 15×15 board");
  }

  @Test
  void refusesAFileWithoutTheHeader() {
    assertThatThrownBy(() -> RenlibBytes.read(new byte[] {-1, 'R'}, RenlibBytes.DEFAULTS))
        .hasMessage("byte 0: a .lib file starts with the RenLib header");
  }
}
