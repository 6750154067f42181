package org.gobang.api.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.record.RecordNote;
import org.junit.jupiter.api.Test;

class RecordEditTest {

  @Test
  void editsMovesButNotTheInitialPosition() {
    List<Integer> path = new ArrayList<>(List.of(0, 1));
    List<RecordEdit> edits =
        List.of(
            new RecordEdit.Remove(path),
            new RecordEdit.Promote(path),
            new RecordEdit.MakeMain(path));
    path.clear();
    assertThat(edits).extracting(RecordEdit::path).containsOnly(List.of(0, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new RecordEdit.Remove(List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new RecordEdit.Promote(List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new RecordEdit.MakeMain(List.of()));
  }

  @Test
  void initialPositionMayHaveNotes() {
    RecordEdit.Annotate edit =
        new RecordEdit.Annotate(List.of(), List.of(new RecordNote.Comment("begins")));
    assertThat(edit.path()).isEmpty();
    assertThat(edit.notes()).containsExactly(new RecordNote.Comment("begins"));
  }
}
