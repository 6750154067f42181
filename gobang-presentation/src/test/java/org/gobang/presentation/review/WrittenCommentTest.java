package org.gobang.presentation.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.RecordNote.Comment;
import org.gobang.api.record.RecordNote.Spent;
import org.junit.jupiter.api.Test;

class WrittenCommentTest {

  private static final RecordNote SPENT = new Spent(Duration.ofSeconds(3));

  private final GameRecord record =
      GameRecord.of("freestyle", Start.empty(15), List.of())
          .withNotes(List.of(new Comment("at the start")))
          .withLines(
              List.of(
                  new Node(
                      MoveText.parse("h8", Stone.BLACK).get(0),
                      List.of(SPENT, new Comment("one"), new Comment("two")),
                      List.of())));

  @Test
  void readsTheCommentsOnAPosition() {
    assertThat(CommentEditor.commentAt(record, List.of())).isEqualTo("at the start");
    assertThat(CommentEditor.commentAt(record, List.of(0))).isEqualTo("one\n\ntwo");
    assertThatThrownBy(() -> CommentEditor.commentAt(record, List.of(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void replacesCommentsAndPreservesOtherNotes() {
    assertThat(CommentEditor.withComment(record, List.of(0), " three "))
        .containsExactly(new Comment("three"), SPENT);
    assertThat(CommentEditor.withComment(record, List.of(0), " ")).containsExactly(SPENT);
    assertThat(CommentEditor.withComment(record, List.of(), "")).isEmpty();
  }
}
