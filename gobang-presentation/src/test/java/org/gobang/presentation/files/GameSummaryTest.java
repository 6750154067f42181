package org.gobang.presentation.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.gobang.api.record.Tags;
import org.junit.jupiter.api.Test;

class GameSummaryTest {

  private static final Map<String, String> DATED = Map.of(Tags.DATE, "2026-11-21");

  @Test
  void usesTheMinuteInTheNameOfASavedGame() {
    assertThat(GameSummary.played(DATED, "2026-11-22_17-05_human_vs_human_black-wins.sgf"))
        .isEqualTo("2026-11-22 17:05");
  }

  @Test
  void usesTheDateOfTheRecordOtherwise() {
    assertThat(GameSummary.played(DATED, "final.sgf")).isEqualTo("2026-11-21");
    assertThat(GameSummary.played(DATED, "my_2026-11-22_17-05_.sgf")).isEqualTo("2026-11-21");
    assertThat(GameSummary.played(Map.of(), "final.sgf")).isEmpty();
  }
}
