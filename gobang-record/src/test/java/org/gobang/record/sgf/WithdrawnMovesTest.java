package org.gobang.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.record.TextFormat;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests moves that were taken back at the end of the game without another move. */
class WithdrawnMovesTest {

  private static GameRecord read(String sgf) {
    List<ParsedRecord> games = new ArrayList<>();
    SgfReader.read(
        sgf.getBytes(StandardCharsets.UTF_8),
        new ReadDefaults("freestyle", 15, any -> true),
        games::add);
    assertThat(games).singleElement().satisfies(game -> assertThat(game.remarks()).isEmpty());
    return games.get(0).record();
  }

  private static GameRecord game(String moves) {
    return GameRecord.of("freestyle", Start.empty(15), MoveText.parse(moves, Stone.BLACK));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void areVariations(int played) {
    Map<String, String> tags = Map.of(Tags.RESULT, "white", Tags.PLAYED, String.valueOf(played));
    GameRecord record = game("h8 h9 i8").withTags(tags);
    String sgf = SgfWriter.write(record, record.mainLine()).text();
    assertThat(sgf).doesNotContain(Tags.PLAYED).contains("(;)");
    GameRecord back = read(sgf);
    assertThat(back.mainLine()).hasSize(played);
    assertThat(back.lines()).isEqualTo(record.lines());
    assertThat(back.tags()).containsEntry(Tags.PLAYED, String.valueOf(played));
  }

  @Test
  void keepTheirOrder() {
    List<Node> lines = new ArrayList<>(game("h8 h9").lines());
    lines.addAll(game("i8 i9").lines());
    GameRecord record = game("").withLines(lines).withTags(Map.of(Tags.PLAYED, "0"));
    GameRecord back = read(SgfWriter.write(record, List.of()).text());
    assertThat(back.mainLine()).isEmpty();
    assertThat(back.lines()).isEqualTo(lines);
  }

  @Test
  void areEmptyAtTheEndOfTheLine() {
    GameRecord record = game("h8 h9").withTags(Map.of(Tags.PLAYED, "2"));
    String sgf = SgfWriter.write(record, record.mainLine()).text();
    assertThat(sgf).doesNotContain("(;)");
    assertThat(read(sgf).tags()).isEmpty();
  }

  @Test
  void excludeMovesAfterAComment() {
    assertThat(read("(;GM[4]SZ[15]RU[freestyle];B[hh](;C[a game];W[ii])(;W[hi]))").mainLine())
        .hasSize(2);
    assertThat(read("(;GM[4]SZ[15]RU[freestyle];B[hh];)").mainLine()).hasSize(1);
  }

  @Test
  void areOmittedByOneLineFormats() {
    GameRecord record = game("h8 h9 i8").withTags(Map.of(Tags.PLAYED, "1", Tags.UNRATED, "hint"));
    FormattedRecord psq = TextFormat.PSQ.write(record, record.mainLine());
    assertThat(psq.text()).contains("8,8,0").doesNotContain("8,9,0");
    assertThat(psq.losses()).containsExactly(RecordMessages.of("lost.variations"));
  }
}
