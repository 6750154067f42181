package org.gobang.record.bdt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gobang.api.LocalizedText;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests reading and writing BDT files. */
class BdtTest {

  private static List<ParsedRecord> read(String text) {
    List<ParsedRecord> games = new ArrayList<>();
    BdtReader.read(
        text.getBytes(StandardCharsets.UTF_8),
        new ReadDefaults("freestyle", 19, id -> false),
        games::add);
    return games;
  }

  @Test
  void readsOneGamePerLine() {
    List<ParsedRecord> games =
        read("Cup 1=[A. B., 黑 ,+,8878f1,H9,R,a, ]b]\n\nodd\n=[,,?,]\r\nx=[a,b,=,1100]");
    GameRecord first = games.get(0).record();
    assertThat(first.lines()).hasToString("[h8 g8 o1]");
    assertThat(first.tags())
        .containsExactly(
            entry(Tags.EVENT, "Cup 1"),
            entry(Tags.BLACK, "A. B."),
            entry(Tags.WHITE, "黑"),
            entry(Tags.RESULT, "black"),
            entry(BdtReader.FIFTH, "H9"),
            entry(BdtReader.REVERSE, "R"));
    assertThat(first.notes()).containsExactly(new RecordNote.Comment("a, ]b"));
    assertThat(first.rules()).isEqualTo("renju");
    assertThat(games.get(0).remarks())
        .hasToString("[line 3, column 1: this line is not a game and is not stored]");
    assertThat(games.get(1).record()).isEqualTo(GameRecord.of("renju", Start.empty(15), List.of()));
    assertThat(games.get(1).remarks())
        .hasToString("[line 4, column 5: the result \"?\" is not stored]");
    assertThat(games.get(2).record().lines()).hasToString("[a1 pass]");
    assertThat(games.get(2).record().tags()).containsEntry(Tags.RESULT, "draw");
    assertThat(games).hasSize(3);
  }

  @Test
  void reportsLinesAfterTheLastGame() {
    assertThat(read("a=[b,c,+,88,,,]\nend\n").get(0).remarks())
        .hasToString("[line 2, column 1: this line is not a game and is not stored]");
  }

  @Test
  void readsACommaAsNoEvent() {
    assertThat(read(",=[,,,8887,,,]").get(0).record().tags()).isEmpty();
    assertThat(read("Cup, =[,,,8887,,,]").get(0).record().tags())
        .containsExactly(entry(Tags.EVENT, "Cup"));
    GameRecord odd =
        GameRecord.of("renju", Start.empty(15), List.of()).withTags(Map.of(Tags.EVENT, "Cup,"));
    assertThat(BdtWriter.write(odd, List.of()).losses()).isNotEmpty();
  }

  @Test
  void writesReadGamesUnchanged() {
    String line = "Cup 1=[A. B.,黑,-,8878F100,H9,R,a, ]b]\r\n";
    GameRecord record = read(line).get(0).record();
    assertThat(BdtWriter.write(record, record.mainLine()).text()).isEqualTo(line);
    assertThat(BdtWriter.write(record, record.mainLine()).losses()).isEmpty();
  }

  @Test
  void reportsContentNotSupportedByAField() {
    GameRecord record =
        GameRecord.of("standard", Start.empty(15), MoveText.parse("h8", Stone.BLACK))
            .withTags(Map.of(Tags.BLACK, "a,b", Tags.EVENT, "a=[b", Tags.RESULT, "?", "5A", "]"))
            .withNotes(List.of(new RecordNote.Comment("a\nb")));
    assertThat(BdtWriter.write(record, List.of(0)).text()).isEqualTo("=[,,,88,,,]\r\n");
    assertThat(BdtWriter.write(record, List.of(0)).losses().stream().map(LocalizedText::key))
        .containsExactly("lost.rules", "lost.comments", "lost.names", "lost.result", "lost.tags");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                   | line 1, column 1: no game found",
        "odd                  | line 1, column 1: no game found",
        "'a=[b,c,+,88,,,]@b=[,,,8]' | line 2, column 7: \"8\" is not a move",
        "'=[,,,88g1]'         | line 1, column 8: \"g1\" is not a move. Use two digits from 1 to F",
        "'=[,,,8808]'         | line 1, column 8: \"08\" is not a move",
      })
  void reportsTheErrorAndItsPosition(String text, String sentence) {
    assertThatThrownBy(() -> read(text.replace('@', '\n')))
        .isInstanceOf(UnreadableContentException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void recognizesADatabaseByItsFirstLine() {
    assertThat(BdtReader.isDatabase("\nCup=[a,b,+,8878,,,]\n")).isTrue();
    assertThat(BdtReader.isDatabase("h8\nCup=[a,b,+,8878,,,]\n")).isFalse();
    assertThat(BdtReader.isDatabase("")).isFalse();
  }
}
