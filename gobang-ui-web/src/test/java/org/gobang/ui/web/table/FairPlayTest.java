package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gobang.api.RefusedException;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the restrictions of the owner during a game against a guest or between guests. */
class FairPlayTest {

  private final TestTables all = TestTables.people();
  private final FakeWorkbench bench = all.bench;
  private final TestTables.Guest owner = all.owner();

  private static void assertRefused(TestTables.Guest who, String action, String... values) {
    assertThatThrownBy(() -> who.act(action, values))
        .as(action)
        .isInstanceOf(RefusedException.class)
        .hasMessage("Not available in a game between two humans.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hint",
        "why",
        "analysis",
        "analysis-board",
        "exclude",
        "keep-line",
        "find-win",
        "heat",
        "review",
        "explorer",
        "explorer-values",
        "teaching",
        "set-up",
        "empty-board",
        "problems",
        "choose-problems"
      })
  void refusesHelpInAGameOfTwoHumans(String action) {
    TestTables.Guest white = all.visit(Role.WHITE);
    owner.play("h8");
    assertRefused(owner, action, "at", "i9");
    if (owner.page.menu().containsKey(action)) {
      assertThat(owner.page.menu().get(action)).containsEntry("enabled", false);
    }
    white.act("resign").answer("yes");
    owner.act(action, "at", "i9");
  }

  @Test
  void doesNotReplaceAGameByAccident() {
    all.visit(Role.WHITE);
    owner.play("h8");
    assertRefused(owner, "paste-text", "text", "h8 h9");
    assertRefused(owner, "explored", "row", "0");
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void closesTheSetUpWhenAGuestJoins() {
    owner.play("h8").act("set-up");
    assertThat(owner.page.menu().get("set-up")).containsEntry("on", true);
    all.visit(Role.WHITE);
    assertThat(owner.page.menu().get("set-up")).containsEntry("on", false);
    assertRefused(owner, "position-play");
    assertRefused(owner, "position-analyse");
  }

  @Test
  void stopsHelpWhenAGuestJoins() {
    owner.play("h8").act("analysis").act("explorer").act("heat");
    assertThat(owner.page.is("analysis", "on")).isTrue();
    assertThat(owner.page.is("explorer", "open")).isTrue();
    all.visit(Role.WHITE);
    assertThat(owner.page.is("analysis", "on")).isFalse();
    assertThat(owner.page.is("explorer", "open")).isFalse();
    assertThat(owner.page.menu().get("heat")).containsEntry("on", false);
  }

  @Test
  void refusesHelpInAGameOfTwoGuests() {
    all.visit(Role.WHITE);
    all.visit(Role.BLACK).play("h8");
    assertRefused(owner, "analysis");
  }

  @Test
  void allowsHelpForALoneOwner() {
    owner.play("h8").act("analysis");
    assertThat(owner.page.is("analysis", "on")).isTrue();
    TestTables computer = TestTables.computer();
    assertThat(computer.owner().act("analysis").page.is("analysis", "on")).isTrue();
  }

  @Test
  void ownerBrowsesPrivately() {
    TestTables.Guest white = all.visit(Role.WHITE);
    owner.play("h8");
    white.play("i9");
    owner.act("start");
    assertThat(owner.stones()).isEmpty();
    assertThat(white.stones()).isEqualTo("h8=black i9=white");
    assertThat(white.page.is("game", "paused")).isFalse();
    assertThat(owner.page.is("game", "paused")).isFalse();
    assertThat(bench.game().state().paused()).isFalse();
    owner.play("j10");
    assertThat(white.stones()).isEqualTo("h8=black i9=white");
    owner.act("end").play("j10");
    white.play("k11");
    assertThat(owner.stones()).isEqualTo(white.stones()).contains("k11");
  }

  @Test
  void ownerShowsOthersAPositionAfterTheGame() {
    TestTables.Guest white = all.visit(Role.WHITE);
    owner.play("h8");
    white.play("i9");
    owner.act("back");
    white.act("resign").answer("yes");
    owner.act("start");
    assertThat(owner.stones()).isEmpty();
    assertThat(white.stones()).isEmpty();
    owner.act("end");
    assertThat(owner.stones()).isEqualTo("h8=black i9=white").isEqualTo(white.stones());
  }

  @Test
  void doesNotEditPlayedMovesDuringTheGame() {
    TestTables.Guest white = all.visit(Role.WHITE);
    owner.play("h8");
    white.play("i9");
    owner.act("remove").act("undo-edit").act("redo-edit");
    assertThat(owner.notice()).isEqualTo("Not available in a game between two humans.");
    assertRefused(owner, "swap");
    assertThat(white.stones()).isEqualTo("h8=black i9=white");
    assertThat(bench.game().state().paused()).isFalse();
    white.act("resign").answer("yes");
    owner.act("remove");
    assertThat(owner.stones()).isEqualTo("h8=black");
  }
}
