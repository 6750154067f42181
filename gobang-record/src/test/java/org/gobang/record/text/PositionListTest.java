package org.gobang.record.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.MoveText;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests reading text with one game per line. */
class PositionListTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, id -> false);

  private static List<ParsedRecord> read(byte[] bytes) {
    List<ParsedRecord> games = new ArrayList<>();
    PositionText.read(bytes, DEFAULTS, games::add);
    return games;
  }

  private static List<ParsedRecord> read(String text) {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String moves(ParsedRecord read) {
    GameRecord record = read.record();
    return MoveText.write(record.follow(record.mainLine()).stream().map(Node::move).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'f7,f6,h6\nf6,f5,f8\n' | f7 f6 h6/f6 f5 f8",
        "'h8 h9\ni8 i9' | h8 h9/i8 i9",
        "'h8h9\r\n\r\ni8i9\r\n' | h8 h9/i8 i9",
        "'h8_h9\ri8-i9\r' | h8 h9/i8 i9",
        "'h8\nh8' | h8/h8",
        "'a1 b1 c1 d1 a2 b2 c2 d2\r\na3 b3' | a1 b1 c1 d1 a2 b2 c2 d2/a3 b3",
        "'1. h8 h9 i10\n2. h8 i9 i10' | h8 h9 i10/h8 i9 i10",
        "'8,-3, 6,-4\n0,0, 1,1' | 8,-3",
        "'2,-3, 6,-4\n0,0, 1,1' | j11 n12/h8 i7",
        "'0,0, 1,1, 2,2' | h8 i7 j6",
        "'0,0, 1,1\n0,0, 0,1' | h8 i7/h8 h7",
        "'7,7 7,6\n7,7 8,8' | h8 h9/h8 i7",
        "'h8 pass\nh8 pass i9' | h8 pass/h8 pass i9",
      })
  void readsOneGamePerLine(String text, String games) {
    if (games.contains(",")) {
      assertThatThrownBy(() -> read(text))
          .hasMessage("line 1, column 1: the offset " + games + " is outside a 15×15 board");
      return;
    }
    List<ParsedRecord> read = read(text);
    assertThat(read.stream().map(PositionListTest::moves)).containsExactly(games.split("/"));
    if (read.size() > 1) {
      assertThat(read.get(0).remarks())
          .last()
          .hasToString("The text is read as " + read.size() + " games, one per line.");
      assertThat(read.get(1).remarks()).isEmpty();
    }
  }

  @Test
  void readsCommentsAfterGames() {
    List<ParsedRecord> read = read("# openings\nh8 h9 # direct\nh8 i9 #\n");
    assertThat(read.get(0).record().notes()).containsExactly(new RecordNote.Comment("direct"));
    assertThat(read.get(1).record().notes()).isEmpty();
    assertThat(read.get(0).remarks())
        .extracting(Object::toString)
        .contains("line 1, column 1: the comment on a separate line is not stored");
    byte[] chinese = "h8 h9 # 斜月开局\nh8 i9".getBytes(Charset.forName("GBK"));
    assertThat(read(chinese).get(0).record().notes())
        .containsExactly(new RecordNote.Comment("斜月开局"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'h8 h9\nh8 z' | line 2, column 4: \"z\" is not a point such as h8, or pass",
        "'h8 h9\nh8 p1' | line 2, column 4: p1 is outside a 15×15 board",
        "'h8 h9\n\n  1,2, 3' | line 3, column 3: offsets come in pairs such as 8,-3, not \"3\"",
        "'h8 h9\nhello world' | line 2, column 1: \"hello\" is not a point such as h8, or pass"
      })
  void refusesAnInvalidLine(String text, String sentence) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(UnreadableContentException.class)
        .hasMessage(sentence);
  }

  @Test
  void readsNoGameWithoutMoves() {
    assertThat(read(" \n")).hasSize(1).allMatch(game -> game.record().lines().isEmpty());
  }
}
