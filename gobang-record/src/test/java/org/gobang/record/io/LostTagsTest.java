package org.gobang.record.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.gobang.api.LocalizedText;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.record.format.RecordMessages;
import org.junit.jupiter.api.Test;

class LostTagsTest {

  private static List<LocalizedText> lost(Map<String, String> tags) {
    GameRecord record = GameRecord.of("renju", Start.empty(15), List.of()).withTags(tags);
    return LostTags.of(record, Map.of(), true);
  }

  @Test
  void omitInternalTags() {
    assertThat(
            lost(
                Map.of(
                    Tags.BLACK_TYPE,
                    Tags.HUMAN,
                    Tags.WHITE_TYPE,
                    Tags.COMPUTER,
                    Tags.UNRATED,
                    "hint",
                    Tags.FROM_MOVE,
                    "3")))
        .isEmpty();
    assertThat(lost(Map.of(Tags.UNRATED, "hint", Tags.EVENT, "Open")))
        .containsExactly(RecordMessages.of("lost.tags", "\"event\""));
  }
}
