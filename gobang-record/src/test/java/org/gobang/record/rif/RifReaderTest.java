package org.gobang.record.rif;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.record.EndlessInput;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests reading RIF databases: tables and the games that refer to them. */
class RifReaderTest {

  private static final ReadDefaults DEFAULTS =
      new ReadDefaults("freestyle", 19, id -> id.equals("renju") || id.equals("standard"));

  private static final String TABLES =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <database>
        <countries><country id="1" name="Estonia" abbr="EST"/></countries>
        <cities><city id="5" country="1" name="Tallinn"/></cities>
        <months><month id="8" name="August"/></months>
        <rules>
          <rule id="1" name="RIF"><info>old &amp; gone</info></rule>
          <rule id="2" name="Gomoku"/>
          <rule id="3" name="Klingon"/>
        </rules>
        <openings><opening id="4" name="Kagetsu" abbr="D4"/></openings>
        <players>
          <player id="45" name="Ada" surname="Õun" country="1"/>
          <player><id>67</id><name>山口</name></player>
        </players>
        <tournaments>
          <tournament id="7" name="Open" city="5" year="2009" month="8"/>
          <tournament id="8" name="Late" country="1" year="2010"/>
        </tournaments>
        <games>
      """;

  private static final String END = "</games></database>";

  private static List<ParsedRecord> read(byte[] file, ReadDefaults defaults) throws IOException {
    List<ParsedRecord> games = new ArrayList<>();
    RifReader.read(new ByteArrayInputStream(file), defaults, games::add);
    return games;
  }

  private static List<ParsedRecord> games(String games) throws IOException {
    return read((TABLES + games + END).getBytes(StandardCharsets.UTF_8), DEFAULTS);
  }

  @Test
  void readsNamesFromTheTables() throws IOException {
    List<ParsedRecord> games =
        games(
            """
            <game id="1" publisher="3" tournament="7" round="2" rule="1" black="45" white="67"
                bresult="0.5" btime="90" opening="4" alt="g7 h10" swap="1">
              <move>h8 h9 i9</move><info>A &lt;draw&gt;</info>
            </game>
            """);
    assertThat(games).hasSize(1);
    assertThat(games.get(0).remarks()).isEmpty();
    assertThat(games.get(0).record().rules()).isEqualTo("renju");
    assertThat(games.get(0).record().start().size()).isEqualTo(15);
    assertThat(games.get(0).record().lines()).hasToString("[h8 h9 i9]");
    assertThat(games.get(0).record().notes()).containsExactly(new RecordNote.Comment("A <draw>"));
    assertThat(games.get(0).record().tags())
        .containsExactly(
            entry(Tags.BLACK, "Ada Õun"),
            entry(Tags.WHITE, "山口"),
            entry(Tags.EVENT, "Open"),
            entry(Tags.ROUND, "2"),
            entry(Tags.PLACE, "Tallinn, Estonia"),
            entry(Tags.DATE, "2009-08"),
            entry(Tags.RESULT, "draw"),
            entry("RU", "RIF"),
            entry("ON", "Kagetsu"),
            entry("alt", "g7 h10"),
            entry("btime", "90"),
            entry("publisher", "3"),
            entry("swap", "1"));
  }

  @Test
  void readsFieldsInElements() throws IOException {
    List<ParsedRecord> games =
        games(
            "<GAME><ID>1</ID><Black>45</Black><rule>2</rule><tournament>8</tournament>"
                + "<bresult>1</bresult><move><![CDATA[a1]]> o15<!-- c2 --></move></GAME>"
                + "<game black='Bob' white='99' bresult='0' rule='9'/>");
    assertThat(games.get(0).record().lines()).hasToString("[a1 o15]");
    assertThat(games.get(0).record().rules()).isEqualTo("freestyle");
    assertThat(games.get(0).record().tags())
        .containsEntry(Tags.BLACK, "Ada Õun")
        .containsEntry(Tags.RESULT, "black")
        .containsEntry(Tags.PLACE, "Estonia")
        .containsEntry(Tags.DATE, "2010");
    assertThat(games.get(1).record().lines()).isEmpty();
    assertThat(games.get(1).record().rules()).isEqualTo("renju");
    assertThat(games.get(1).record().tags())
        .containsEntry(Tags.BLACK, "Bob")
        .containsEntry(Tags.WHITE, "99")
        .containsEntry(Tags.RESULT, "white");
  }

  @Test
  void reportsAnUnknownResult() throws IOException {
    assertThat(games("<game id='7' bresult='2'><move>h8</move></game>").get(0).remarks())
        .hasToString("[Game 7: the result \"2\" is not stored.]");
  }

  @Test
  void endsTheGameAtAnInvalidMove() throws IOException {
    List<ParsedRecord> games =
        games(
            "<game id='1' rule='3'><move>h8 p9 h9</move></game>"
                + "<game id='2'><move>h8 h16</move></game>");
    assertThat(games.get(0).record().lines()).hasToString("[h8]");
    assertThat(games.get(0).remarks())
        .hasToString(
            "[The file specifies the rules \"Klingon\". renju is used instead.,"
                + " Game 1 is read up to \"p9\", which is not a move.]");
    assertThat(games.get(1).record().lines()).hasToString("[h8]");
  }

  @Test
  void usesTheChosenRulesAndCharacterSet() throws IOException {
    String file =
        "<database><games><game black='黑' rule='x'><move>h8</move></game></games></database>";
    ReadDefaults chosen =
        new ReadDefaults("standard", 15, id -> true, true).withCharset(Charset.forName("GBK"));
    ParsedRecord game = read(file.getBytes(Charset.forName("GBK")), chosen).get(0);
    assertThat(game.record().tags()).containsEntry(Tags.BLACK, "黑");
    assertThat(game.record().rules()).isEqualTo("standard");
    ParsedRecord other = read(file.getBytes(Charset.forName("GBK")), DEFAULTS).get(0);
    assertThat(other.record().tags().get(Tags.BLACK)).contains("\uFFFD");
    assertThat(other.remarks())
        .contains(RecordMessages.of("charset.malformed", StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({"GBK, GBK", "UTF-16LE, UTF-16", "UTF-16BE, UTF-16", "UTF-8, Klingon"})
  void usesTheCharacterSetOfTheFile(String charset, String declared) throws IOException {
    String file =
        (charset.startsWith("UTF") ? "\uFEFF" : "")
            + "<?xml version='1.0' encoding='"
            + declared
            + "'?><a><game black='黑'/></a>";
    ParsedRecord game = read(file.getBytes(Charset.forName(charset)), DEFAULTS).get(0);
    assertThat(game.record().tags()).containsEntry(Tags.BLACK, "黑");
  }

  @Test
  void readsOnlyTheRequestedGames() throws IOException {
    int[] games = {0};
    RifReader.read(
        new ByteArrayInputStream(
            (TABLES + "<game/><game/>broken <").getBytes(StandardCharsets.UTF_8)),
        DEFAULTS,
        game -> ++games[0] < 2);
    assertThat(games[0]).isEqualTo(2);
  }

  @Test
  void recognizesADatabaseByItsTables() {
    assertThat(RifReader.isDatabase(TABLES.getBytes(StandardCharsets.UTF_8))).isTrue();
    assertThat(RifReader.isDatabase("<html></html>".getBytes(StandardCharsets.UTF_8))).isFalse();
    assertThat(RifReader.isDatabase("h8 <games>".getBytes(StandardCharsets.UTF_8))).isFalse();
  }

  @Test
  void doesNotReadOtherFiles(@TempDir Path folder) throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "secret");
    for (String type :
        List.of(
            "<!DOCTYPE database [<!ENTITY x SYSTEM '" + secret.toUri() + "'>]>",
            "<!DOCTYPE database SYSTEM '" + folder.resolve("none.dtd").toUri() + "'>",
            "<!DOCTYPE database [<!ENTITY x 'secret'>]>")) {
      String file =
          type + "<database><games><game black='a'><info>&x;</info></game></games></database>";
      try {
        assertThat(read(file.getBytes(StandardCharsets.UTF_8), DEFAULTS).toString())
            .doesNotContain("secret");
      } catch (UnreadableContentException refused) {
        assertThat(refused).hasMessageContaining("the XML is not well-formed");
      }
    }
  }

  @Test
  void refusesExpandingEntities() {
    StringBuilder file = new StringBuilder("<!DOCTYPE database [<!ENTITY a0 'ha'>");
    for (int i = 1; i < 60; i++) {
      file.append("<!ENTITY a" + i + " '&a" + (i - 1) + ";&a" + (i - 1) + ";'>");
    }
    file.append("]><database><game black='&a59;'><info>&a59;</info></game></database>");
    assertThatThrownBy(() -> read(file.toString().getBytes(StandardCharsets.UTF_8), DEFAULTS))
        .isInstanceOf(UnreadableContentException.class);
  }

  /** Returns an endless stream: a start, then repeated text. */
  private static InputStream endless(String beginning, String text) {
    return new EndlessInput(
        beginning.getBytes(StandardCharsets.UTF_8), text.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'<a>'                        | '<a>'          | the elements are nested too deep",
        "'<a><game '                  | 'x'            | the XML is not well-formed",
        "'<a><game x=\"'              | 'x'            | an element is larger than 4 MB",
        "'<a><!--'                    | 'x '           | an element is larger than 4 MB",
        "'<a><game><move>'            | 'h8 '          | a field contains more than 100000 characters",
        "'<a><game>'                  | '<b>1</b>'     | a field contains more than 100000 characters",
        "'<a><game><b '               | 'x=\"\" x=\"\" ' | the XML is not well-formed",
        "'<a>'                        | '<rule id=\"1\"/>' | a table contains more than 1000000 rows",
        "'x'                          | 'x'            | the XML is not well-formed",
      })
  void refusesFilesLargerThanAnyDatabase(String beginning, String text, String sentence) {
    assertThatThrownBy(() -> RifReader.read(endless(beginning, text), DEFAULTS, game -> true))
        .isInstanceOf(UnreadableContentException.class)
        .hasMessageContaining(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                    | line 1, column 1: the XML is not well-formed",
        "'<a>@ <b></a>'        | line 2, column 7: the XML is not well-formed",
        "<a/>                  | line 1, column 1: the database contains no games",
      })
  void reportsTheErrorAndItsPosition(String text, String sentence) {
    byte[] file = text.replace('@', '\n').getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> read(file, DEFAULTS)).hasMessage(sentence);
  }

  @Test
  void reportsADiskError() {
    InputStream failing =
        new SequenceInputStream(
            new ByteArrayInputStream("<a>".getBytes(StandardCharsets.UTF_8)),
            new InputStream() {
              @Override
              public int read() throws IOException {
                throw new IOException("the disk is gone");
              }

              @Override
              public int read(byte[] bytes, int from, int length) throws IOException {
                return read();
              }
            });
    assertThatThrownBy(() -> RifReader.read(failing, DEFAULTS, game -> true))
        .isInstanceOf(IOException.class)
        .hasMessage("the disk is gone");
  }

  /** Checks that many games do not need more memory than a few. */
  @Test
  void readsManyGamesInBoundedMemory() throws IOException {
    InputStream endless =
        endless(TABLES, "<game black='45' white='67'><move>h8 h9 i9 j10</move></game>\n");
    int[] games = {0};
    RifReader.read(endless, DEFAULTS, game -> ++games[0] < 100_000);
    assertThat(games[0]).isEqualTo(100_000);
  }
}
