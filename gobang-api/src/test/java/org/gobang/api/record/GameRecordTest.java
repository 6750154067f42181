package org.gobang.api.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {

  private static final Start START = Start.empty(15);
  private static final List<Move> MOVES = MoveText.parse("h8 h9 pass i10", Stone.BLACK);

  /** After h8: h9 and i10 on the main line, or i9 followed by g7 or g8. */
  private static final GameRecord BRANCHING =
      GameRecord.of("renju", START, List.of())
          .withLines(
              List.of(
                  node("h8", node("h9", node("i10")), node("i9", node("g7"), node("g8"))),
                  node("a1")));

  @Test
  void keepsOtherPartsUnderOtherRules() {
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8 h9", Stone.BLACK));
    GameRecord renju = record.withRules("renju");
    assertThat(renju.rules()).isEqualTo("renju");
    assertThat(renju.withRules("freestyle")).isEqualTo(record);
    assertThat(renju.notes(List.of())).isEqualTo(record.notes(List.of()));
    assertThat(renju.notes(List.of(0))).isEmpty();
  }

  @Test
  void isCreatedFromMovesInOrder() {
    GameRecord record = GameRecord.of("renju", START, MOVES);
    assertThat(moves(record, record.mainLine())).isEqualTo(MOVES);
    assertThat(record.mainLine()).containsExactly(0, 0, 0, 0);
    assertThat(GameRecord.of("renju", START, List.of()).mainLine()).isEmpty();
  }

  @Test
  void mainLineFollowsFirstChildren() {
    assertThat(BRANCHING.mainLine()).containsExactly(0, 0, 0);
    assertThat(MoveText.write(moves(BRANCHING, BRANCHING.mainLine()))).isEqualTo("h8 h9 i10");
  }

  @Test
  void followsAnyPath() {
    assertThat(BRANCHING.follow(List.of())).isEmpty();
    assertThat(MoveText.write(moves(BRANCHING, List.of(1)))).isEqualTo("a1");
    assertThat(MoveText.write(moves(BRANCHING, List.of(0, 1, 1)))).isEqualTo("h8 i9 g8");
    assertThat(BRANCHING.follow(List.of(0, 1)).get(1).next()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "-1", "0,2", "0,0,1", "0,0,0,0", "1,0"})
  void refusesAnInvalidPath(String text) {
    List<Integer> path = List.of(text.split(",")).stream().map(Integer::valueOf).toList();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BRANCHING.follow(path))
        .withMessage("the record has no path " + path);
  }

  @Test
  void copiesItsTagsInOrder() {
    Map<String, String> tags = new LinkedHashMap<>();
    for (String key : List.of(Tags.WHITE, Tags.BLACK, "zeal", Tags.DATE, "a", Tags.EVENT)) {
      tags.put(key, "value of " + key);
    }
    GameRecord record = GameRecord.of("renju", START, List.of()).withTags(tags);
    tags.clear();
    assertThat(record.tags().keySet())
        .containsExactly(Tags.WHITE, Tags.BLACK, "zeal", Tags.DATE, "a", Tags.EVENT);
    assertThatThrownBy(() -> record.tags().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void changesOnePartOnly() {
    GameRecord bare = GameRecord.of("renju", START, MOVES);
    RecordNote note = new RecordNote.Comment("hard");
    GameRecord full = bare.withTags(Map.of("event", "x")).withNotes(List.of(note));
    assertThat(full.withTags(Map.of()).withNotes(List.of()))
        .isEqualTo(bare)
        .hasSameHashCodeAs(bare);
    assertThat(full).isNotEqualTo(bare.withNotes(List.of(note)));
    assertThat(full).isNotEqualTo(full.withLines(List.of()));
    assertThat(full.withLines(List.of()).notes()).containsExactly(note);
    assertThat(full.lines()).isEqualTo(bare.lines());
  }

  @Test
  void requiresRulesAndKeys() {
    assertThatIllegalArgumentException().isThrownBy(() -> GameRecord.of(" ", START, MOVES));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameRecord.of("renju", START, List.of()).withTags(Map.of(" ", "x")));
  }

  private static List<Move> moves(GameRecord record, List<Integer> path) {
    return record.follow(path).stream().map(Node::move).toList();
  }

  private static Node node(String move, Node... next) {
    return new Node(MoveText.parse(move, Stone.BLACK).get(0), List.of(), List.of(next));
  }
}
