package org.gobang.record.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.RecordFormats;
import org.gobang.record.TextFormat;
import org.gobang.record.format.ParsedRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecodedTextTest {

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      delimiter = '|',
      value = {
        "UTF-8        | none         | The file does not specify a character set. The text is read as UTF-8.",
        "UTF-8        | utf8         | none",
        "GBK          | gbk          | none",
        "Big5         | Big5         | none",
        "Shift_JIS    | SHIFT_JIS    | none",
        "windows-1251 | windows-1251 | none",
        "GBK          | none         | The file does not specify a character set. The text is read as GB18030.",
        "UTF-8        | Klingon      | character set \"Klingon\". The text is read as UTF-8",
        "GBK          | Klingon      | The text is read as GB18030.",
        "UTF-8        | '[?]'        | unknown character set",
        "UTF-8        | IBM037       | unknown character set \"IBM037\"",
        "UTF-8        | UTF-16       | unknown character set \"UTF-16\"",
        "GBK          | UTF-8        | 'set UTF-8, but the text does not match. The text is read as GB18030.'",
        "UTF-8        | GBK          | 'set GBK, but the text does not match. The text is read as UTF-8.'",
        "UTF-8        | ISO-8859-1   | 'set ISO-8859-1, but the text does not match. The text is read as UTF-8.'",
        "UTF-16       | none         | none",
        "UTF-16       | GBK          | none",
      })
  void readsATextInItsCharacterSet(String written, String named, String doubt) {
    Charset charset = Charset.forName(written);
    String text = charset.newEncoder().canEncode('黑') ? "黑\u4e00[]" : "Ёж";
    DecodedText decoded =
        DecodedText.of(text.getBytes(charset), Optional.empty(), Optional.ofNullable(named));
    assertThat(decoded.text()).isEqualTo(text);
    if (doubt == null) {
      assertThat(decoded.remark()).isEmpty();
    } else {
      assertThat(decoded.remark())
          .hasValueSatisfying(said -> assertThat(said.toString()).contains(doubt));
    }
  }

  @ParameterizedTest
  @CsvSource({"UTF-8, \uFFFDx", "GBK, \uFFFDx", "none, \u00FFx"})
  void reportsCharactersOutsideTheCharacterSet(String named, String text) {
    Optional<String> name = Optional.of(named).filter(each -> !each.equals("none"));
    DecodedText decoded = DecodedText.of(new byte[] {(byte) 0xff, 'x'}, Optional.empty(), name);
    assertThat(decoded.text()).isEqualTo(text);
    assertThat(decoded.remark()).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UTF-16LE | (;SZ[15];B[hh])",
        "UTF-16BE | 'Piskvorky 15x15\n8,8'",
        "UTF-16BE | h8",
      })
  void findsAFormatByContent(String charset, String text) {
    byte[] bytes = ("\uFEFF" + text).getBytes(Charset.forName(charset));
    ReadDefaults defaults = new ReadDefaults("renju", 15, id -> false);
    ParsedRecord read = ((TextFormat) RecordFormats.BUNDLED.of(bytes)).read(bytes, defaults);
    assertThat(read.record().lines()).hasToString("[h8]");
    assertThat(RecordFormats.BUNDLED.of(text.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(RecordFormats.BUNDLED.of(bytes));
  }
}
