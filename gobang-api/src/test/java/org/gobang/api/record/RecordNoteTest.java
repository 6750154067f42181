package org.gobang.api.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.player.Score;
import org.gobang.api.record.RecordNote.Comment;
import org.gobang.api.record.RecordNote.Connected;
import org.gobang.api.record.RecordNote.Evaluated;
import org.gobang.api.record.RecordNote.Marked;
import org.gobang.api.record.RecordNote.Spent;
import org.junit.jupiter.api.Test;

class RecordNoteTest {

  private static final Point H8 = Point.parse("h8");

  @Test
  void refusesEmptyNotes() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Comment(" \n"));
    assertThatIllegalArgumentException().isThrownBy(() -> new Evaluated("", new Score.Estimate(3)));
    assertThatIllegalArgumentException().isThrownBy(() -> new Marked("", List.of(H8)));
    assertThatIllegalArgumentException().isThrownBy(() -> new Marked(Marked.CROSS, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new Connected(H8, H8, true));
  }

  @Test
  void acceptsTimesUpToAThousandDays() {
    assertThatCode(() -> new Spent(Duration.ZERO)).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Spent(Duration.ofNanos(-1)));
    assertThatCode(() -> new Spent(Spent.LONGEST)).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Spent(Spent.LONGEST.plusNanos(1)));
  }

  @Test
  void copiesItsPoints() {
    List<Point> points = new ArrayList<>(List.of(H8));
    Marked marked = new Marked("A", points);
    points.clear();
    assertThat(marked.points()).containsExactly(H8);
  }
}
