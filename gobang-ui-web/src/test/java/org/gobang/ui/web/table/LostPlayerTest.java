package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.ui.web.view.FakeStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests a player with a silently lost connection. */
class LostPlayerTest {

  private final TestTables all = TestTables.people();
  private final TestTables.Guest white = all.visit(Role.WHITE);
  private final TestTables.Guest owner = all.owner();

  @BeforeEach
  void runClocks() {
    all.bench
        .game()
        .clocks(Map.of(Stone.BLACK, Duration.ofMinutes(1), Stone.WHITE, Duration.ofMinutes(1)));
    owner.play("h8");
  }

  private List<String> clockCommands() {
    return all.bench.game().commands.stream()
        .filter(each -> each.startsWith("hold") || each.startsWith("release"))
        .toList();
  }

  private void pass(int seconds) {
    all.pass(Duration.ofSeconds(seconds));
    all.settle();
  }

  @Test
  void pausesTheClockUntilThePlayerReconnects() {
    pass(60);
    assertThat(clockCommands()).isEmpty();
    assertThat(owner.page.is("game", "players", 1, "clock", "runs")).isTrue();
    white.lose();
    pass(5);
    assertThat(clockCommands()).containsExactly("hold WHITE 4");
    assertThat(owner.page.is("game", "players", 1, "clock", "runs")).isFalse();
    assertThat(owner.page.is("game", "players", 1, "present")).isTrue();
    pass(4);
    assertThat(white.page.isClosed()).isTrue();
    assertThat(owner.page.find("game", "players", 1, "present")).contains(false);
    FakeStream again = white.find();
    all.settle();
    assertThat(clockCommands()).containsExactly("hold WHITE 4", "release WHITE");
    assertThat(again.is("game", "players", 1, "clock", "runs")).isTrue();
    assertThat(owner.page.is("game", "players", 1, "present")).isTrue();
  }

  @Test
  void limitsTheTotalPauseOfTheClockInAGame() {
    white.lose();
    pass(28);
    assertThat(clockCommands()).hasSize(1);
    pass(10);
    assertThat(clockCommands()).containsExactly("hold WHITE 4", "release WHITE");
    pass(60);
    assertThat(clockCommands()).hasSize(2);
  }

  @Test
  void doesNotPauseTheClockOfTheOtherSide() {
    white.play("i9").lose();
    pass(20);
    assertThat(clockCommands()).isEmpty();
    owner.play("j8");
    pass(2);
    assertThat(clockCommands()).containsExactly("hold WHITE 0");
  }

  @Test
  void playerWhoHasNotJoinedIsNotLost() {
    TestTables fresh = TestTables.people();
    fresh
        .bench
        .game()
        .clocks(Map.of(Stone.BLACK, Duration.ofMinutes(1), Stone.WHITE, Duration.ofMinutes(1)));
    fresh.pass(Duration.ofSeconds(60));
    assertThat(fresh.bench.game().commands).noneMatch(each -> each.startsWith("hold"));
  }

  @Test
  void usesOnePlaceAfterRepeatedConnections() {
    white.lose();
    for (int i = 0; i < 20; i++) {
      FakeStream again = white.find();
      assertThat(again.full).isEmpty();
      white.lose();
    }
    assertThat(white.page.isClosed()).isTrue();
  }

  @Test
  void playsARepeatedMoveOnce() {
    String[] move = {"at", "i9", "once", "page 1"};
    white.act("play", move).act("play", move);
    assertThat(owner.stones()).isEqualTo("h8=black i9=white");
    owner.play("j8");
    white.act("play", move);
    assertThat(owner.stones()).isEqualTo("h8=black j8=black i9=white");
  }

  @Test
  void refusesALateMoveInAnotherPosition() {
    white.play("i9");
    owner.play("j8");
    assertThatThrownBy(() -> white.act("play", "at", "k8", "once", "page 1", "seen", "~1"))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("position has changed");
    white.act("play", "at", "k8", "once", "page 2", "seen", "~3");
    assertThat(owner.stones()).contains("k8=white");
  }
}
