package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the seats of absent guests. */
class LeftSeatsTest {

  private static final Seat OWNER = new Seat.Human("");
  private static final Seat GUEST = new Seat.Human("Guest");

  private final TestTables all = TestTables.people();
  private final FakeWorkbench bench = all.bench;
  private final TestTables.Guest owner = all.owner();
  private final TestTables.Guest white = all.visit(Role.WHITE);

  @BeforeEach
  void playMoves() {
    owner.play("h8");
    white.play("i9");
  }

  private void disconnectGuest() {
    white.page.close();
    all.settle();
  }

  private Seat seat(Stone stone) {
    return bench.game().state().seat(stone);
  }

  @Test
  void ownerPlaysAgainstAComputerFromTheSeat() {
    disconnectGuest();
    owner.act("new").set("black.player", "search").press("begin");
    assertThat(seat(Stone.WHITE)).isEqualTo(OWNER);
    bench.game().answer(Point.parse("a1"));
    all.settle();
    owner.play("b2");
    assertThat(owner.stones()).isEqualTo("a1=black b2=white");
    TestTables.Guest again = all.visit(Role.WHITE);
    assertThat(seat(Stone.WHITE)).isEqualTo(OWNER);
    assertThat(again.page.text("visitor", "sentence")).isEqualTo("You are watching.");
  }

  @Test
  void addressesTheOnlyHumanAgainstAComputer() {
    disconnectGuest();
    owner.act("new").set("black.player", "search").press("begin");
    bench.game().answer(Point.parse("a1"));
    all.settle();
    TestTables.Guest guest = all.visit(Role.WHITE);
    assertThat(owner.page.text("game", "players", 1, "name")).isEqualTo("You");
    assertThat(owner.page.text("game", "status")).isEqualTo("Your turn: White");
    for (TestTables.Guest other : List.of(guest, all.visit(Role.WATCHER))) {
      assertThat(other.page.text("game", "players", 1, "name")).isEqualTo("Human");
      assertThat(other.page.text("game", "status")).isEqualTo("White to move");
      assertThat(other.page.text("visitor", "title")).contains("Human").doesNotContain("You");
    }
    assertThat(guest.page.menu().get("resign")).containsEntry("enabled", false);
    owner.play("b2");
    bench.game().answer(Point.parse("c3"));
    all.settle();
    assertThat(guest.page.said).anyMatch(text -> text.contains("White to move"));
  }

  @Test
  void addressesAGuestAgainstAComputer() {
    bench.game().seat(Stone.BLACK, FakeWorkbench.computer("search"));
    bench.game().answer(Point.parse("a1"));
    all.settle();
    assertThat(seat(Stone.WHITE)).isEqualTo(GUEST);
    assertThat(white.page.text("game", "status")).isEqualTo("Your turn: White");
    assertThat(owner.page.text("game", "status")).isEqualTo("White to move");
    assertThat(all.visit(Role.WATCHER).page.text("game", "status")).isEqualTo("White to move");
  }

  @Test
  void ownerPlaysBothSidesOfANewGameUntilTheGuestReturns() {
    disconnectGuest();
    owner.act("new").press("begin").play("a1", "b2");
    assertThat(owner.stones()).isEqualTo("a1=black b2=white");
    assertThat(owner.page.find("game", "players", 1, "present")).isEmpty();
    all.visit(Role.WHITE).play("h8");
    assertThat(seat(Stone.WHITE)).isEqualTo(GUEST);
    owner.play("c3").play("d4");
    assertThat(owner.stones()).isEqualTo("a1=black b2=white c3=black");
  }

  @Test
  void rematchIsWithoutTheGuest() {
    white.act("resign").answer("yes");
    disconnectGuest();
    owner.act("rematch").play("a1", "b2");
    assertThat(seat(Stone.BLACK)).isEqualTo(OWNER);
    assertThat(owner.stones()).isEqualTo("a1=black b2=white");
  }

  @Test
  void rematchAfterASwapOfColoursIsWithoutTheGuest() {
    owner.act("new").press("begin").act("swap");
    assertThat(seat(Stone.BLACK)).isEqualTo(GUEST);
    disconnectGuest();
    owner.act("new").press("begin").play("a1", "b2");
    assertThat(owner.stones()).isEqualTo("a1=black b2=white");
  }

  @Test
  void resumesASavedGameWithoutTheGuest() {
    bench.left(
        GameSetup.of(bench.game().state().record())
            .white(GUEST)
            .tags(Map.of("front-end", "web"))
            .build());
    disconnectGuest();
    owner.act("games").press("open", "v.game", "left0");
    assertThat(bench.games).hasSize(2);
    assertThat(seat(Stone.WHITE)).isNotEqualTo(GUEST);
  }

  @Test
  void presentGuestKeepsTheSeat() {
    owner.act("new").press("begin");
    assertThat(seat(Stone.WHITE)).isEqualTo(GUEST);
  }

  @Test
  void explainsToTheOwnerHowToReplaceAnAbsentGuest() {
    owner.play("j10");
    disconnectGuest();
    owner.play("k11");
    assertThat(owner.notice()).contains("Guest is away").contains("Invite");
    owner.act("invite").press("free-white").press("close");
    owner.play("k11");
    assertThat(owner.stones()).contains("k11=white");
  }

  @Test
  void reportsAFinishedGame() {
    owner.act("resign").answer("yes");
    white.play("k11");
    assertThat(white.notice()).isEqualTo("k11: The game is over.");
  }
}
