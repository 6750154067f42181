package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that records are the same after writing and reading. */
class RoundTripTest {

  private static ParsedRecord read(TextFormat format, String text, GameRecord like) {
    ReadDefaults defaults =
        new ReadDefaults(like.rules(), like.start().size(), like.rules()::equals);
    return format.read(text.getBytes(StandardCharsets.UTF_8), defaults);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void keepsAllContentInSgf(long seed) {
    RandomRecords random = new RandomRecords(seed);
    for (int i = 0; i < 250; i++) {
      GameRecord record = random.tree();
      FormattedRecord written = TextFormat.SGF.write(record, record.mainLine());
      assertThat(written.losses()).isEmpty();
      ParsedRecord read = read(TextFormat.SGF, written.text(), record);
      assertThat(read.record()).as(written.text()).isEqualTo(record);
      assertThat(read.remarks()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void keepsMovesTimesAndNamesInPsq(long seed) {
    RandomRecords random = new RandomRecords(seed);
    for (int i = 0; i < 250; i++) {
      GameRecord record = random.line();
      FormattedRecord written = TextFormat.PSQ.write(record, record.mainLine());
      assertThat(written.losses()).containsExactly(RecordMessages.of("lost.rules", "renju"));
      assertThat(read(TextFormat.PSQ, written.text(), record).record()).isEqualTo(record);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void keepsMovesInText(long seed) {
    RandomRecords random = new RandomRecords(seed);
    for (int i = 0; i < 250; i++) {
      GameRecord line = random.line();
      List<Move> moves = line.follow(line.mainLine()).stream().map(Node::move).toList();
      GameRecord record = GameRecord.of("renju", line.start(), moves);
      FormattedRecord written = TextFormat.TEXT.write(record, record.mainLine());
      assertThat(read(TextFormat.TEXT, written.text(), record).record()).isEqualTo(record);
      int size = record.start().size();
      assertThat(written.losses())
          .startsWith(RecordMessages.of("lost.rules", "renju"))
          .hasSize(size == 15 ? 1 : 2);
    }
  }

  /** Checks that moves are the same after a conversion to the most limited format and back. */
  @ParameterizedTest
  @ValueSource(longs = {1})
  void keepsMovesInEveryConversion(long seed) {
    RandomRecords random = new RandomRecords(seed);
    for (int i = 0; i < 100; i++) {
      GameRecord record = random.line();
      for (TextFormat format : List.of(TextFormat.SGF, TextFormat.PSQ, TextFormat.TEXT)) {
        String text = format.write(record, record.mainLine()).text();
        GameRecord back = read(format, text, record).record();
        assertThat(back.follow(back.mainLine()).stream().map(Node::move))
            .isEqualTo(record.follow(record.mainLine()).stream().map(Node::move).toList());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\uD800", "x\uDC00", "\uDFFF\uD800"})
  void replacesAndReportsUnpairedSurrogates(String half) {
    GameRecord record = GameRecord.of("renju", Start.empty(15), MoveText.parse("h8", Stone.BLACK));
    GameRecord named =
        GameRecord.of("renju", record.start(), List.of())
            .withTags(Map.of("black", half))
            .withLines(record.lines());
    for (TextFormat format : List.of(TextFormat.SGF, TextFormat.PSQ)) {
      FormattedRecord written = format.write(named, List.of(0));
      assertThat(written.losses()).last().asString().startsWith("Incomplete characters");
      assertThat(read(format, written.text(), named).record().tags().get("black"))
          .isEqualTo(half.replaceAll("\\p{Cs}", "�"));
    }
  }
}
