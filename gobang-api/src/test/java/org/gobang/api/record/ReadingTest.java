package org.gobang.api.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.board.Start;
import org.junit.jupiter.api.Test;

/** Tests the parameters and results of reading a record. */
class ReadingTest {

  @Test
  void refusesInvalidDefaults() {
    ReadDefaults defaults = new ReadDefaults("renju", 15, "renju"::equals);
    assertThat(defaults.rulesChosen()).isFalse();
    assertThat(defaults.isKnown().test("renju")).isTrue();
    assertThatIllegalArgumentException().isThrownBy(() -> new ReadDefaults(" ", 15, each -> true));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ReadDefaults("renju", 0, each -> true));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ReadDefaults("renju", 26, each -> true));
  }

  @Test
  void faultsHaveAPlace() {
    UnreadableRecordException text =
        new UnreadableRecordException(
            new UnreadableRecordException.InText(3, 7), "there is no such point");
    assertThat(text).hasMessage("line 3, column 7: there is no such point");
    assertThat(text.reason()).isEqualTo("there is no such point");
    UnreadableRecordException bytes =
        new UnreadableRecordException(new UnreadableRecordException.InBytes(20), "no end");
    assertThat(bytes).hasMessage("byte 20: no end");
    assertThat(bytes.place()).isEqualTo(new UnreadableRecordException.InBytes(20));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new UnreadableRecordException.InText(0, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new UnreadableRecordException.InText(1, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new UnreadableRecordException.InBytes(-1));
  }

  @Test
  void copiesItsRemarks() {
    GameRecord record = GameRecord.of("renju", Start.empty(15), List.of());
    List<String> skipped = new ArrayList<>(List.of("a picture"));
    LoadedGame loaded = new LoadedGame(record, skipped);
    skipped.clear();
    assertThat(loaded.skipped()).containsExactly("a picture");
    assertThat(loaded.record()).isEqualTo(record);
  }
}
