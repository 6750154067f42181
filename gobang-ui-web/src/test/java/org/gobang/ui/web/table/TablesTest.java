package org.gobang.ui.web.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeFormat;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.http.Resource;
import org.gobang.http.Visit;
import org.junit.jupiter.api.Test;

/** Tests tables and their seats as shown in browsers. */
class TablesTest {

  private static final Seat GUEST = new Seat.Human("Guest");

  private final TestTables all = TestTables.people();
  private final FakeWorkbench bench = all.bench;

  private static String link(String address) {
    return address.replaceAll(".*/k/|/$", "");
  }

  @Test
  void ownerPlaysBothSides() {
    TestTables.Guest owner = all.owner();
    owner.play("h8", "i9");
    assertThat(owner.stones()).isEqualTo("h8=black i9=white");
    assertThat(owner.page.text("visitor", "role")).isEqualTo("owner");
    assertThat(all.tables.ownerLink())
        .isEqualTo("http://x/k/" + all.secrets(1).of(Role.OWNER) + "/");
  }

  @Test
  void refusesAnUnknownSecret() {
    assertThat(all.tables.client("x", new Visit("", "", Locale.ENGLISH, true))).isEmpty();
  }

  @Test
  void guestTakesASeatAndIsItsOnlyPlayer() {
    TestTables.Guest owner = all.owner();
    TestTables.Guest white = all.visit(Role.WHITE);
    assertThat(bench.game().state().white()).isEqualTo(GUEST);
    white.play("h8");
    assertThat(white.notice()).contains("It is the other side’s turn");
    owner.play("h8").play("i9");
    assertThat(owner.notice()).contains("It is the other side’s turn");
    white.play("i9");
    assertThat(owner.stones()).isEqualTo("h8=black i9=white").isEqualTo(white.stones());
    assertThat(white.page.text("visitor", "role")).isEqualTo("player");
    assertThat(white.page.is("game", "players", 1, "mine")).isTrue();
    assertThat(white.page.is("game", "players", 0, "mine")).isFalse();
    assertThat(owner.page.is("game", "players", 1, "present")).isTrue();
    assertThat(owner.page.find("game", "players", 0, "present")).isEmpty();
  }

  @Test
  void addressesPlayersOfOneSide() {
    TestTables.Guest owner = all.owner();
    assertThat(owner.page.text("game", "status")).isEqualTo("Black to move");
    TestTables.Guest white = all.visit(Role.WHITE);
    assertThat(owner.page.text("game", "status")).isEqualTo("Your turn: Black");
    assertThat(white.page.text("game", "status")).isEqualTo("Black to move");
    owner.play("h8");
    assertThat(owner.page.text("game", "status")).isEqualTo("White to move");
    assertThat(white.page.text("game", "status")).isEqualTo("Your turn: White");
  }

  @Test
  void refusesAMoveForAPausedComputer() {
    TestTables.Guest owner = TestTables.computer().owner().play("h8").play("i9");
    assertThat(owner.notice()).isEqualTo("i9: An engine plays this side.");
    owner.act("pause").play("i9");
    assertThat(owner.notice()).isEqualTo("i9: Paused: White to move");
  }

  @Test
  void showsThatAGuestHasLeft() {
    TestTables.Guest owner = all.owner();
    TestTables.Guest white = all.visit(Role.WHITE);
    white.page.close();
    all.settle();
    assertThat(owner.page.find("game", "players", 1, "present")).contains(false);
    all.visit(Role.WHITE);
    assertThat(owner.page.find("game", "players", 1, "present")).contains(true);
  }

  @Test
  void twoGuestsHaveDifferentNames() {
    all.visit(Role.BLACK);
    all.visit(Role.WHITE);
    assertThat(bench.game().state().black()).isEqualTo(GUEST);
    assertThat(bench.game().state().white()).isEqualTo(new Seat.Human("Guest 2"));
  }

  @Test
  void guestTakesTheSeatOfAComputer() {
    TestTables one = TestTables.computer();
    one.visit(Role.WHITE);
    assertThat(one.bench.game().state().white()).isEqualTo(GUEST);
  }

  @Test
  void guestKeepsTheSeatAfterASwapOfColours() {
    TestTables.Guest white = all.visit(Role.WHITE);
    TestTables.Guest owner = all.owner().act("swap");
    assertThat(bench.game().state().black()).isEqualTo(GUEST);
    white.play("h8");
    assertThat(owner.stones()).isEqualTo("h8=black");
  }

  @Test
  void guestHasTheOtherColourInARematch() {
    TestTables.Guest white = all.visit(Role.WHITE);
    TestTables.Guest owner = all.owner();
    owner.play("h8");
    white.act("resign").answer("yes");
    assertThat(owner.page.text("game", "end", "title")).contains("Black");
    owner.act("rematch");
    assertThat(bench.games).hasSize(2);
    assertThat(bench.game().state().black()).isEqualTo(GUEST);
    white.play("h8");
    assertThat(white.stones()).isEqualTo("h8=black");
  }

  @Test
  void guestHasNoSideInAnExploredGame() {
    TestTables.Guest white = all.visit(Role.WHITE);
    TestTables.Guest owner = all.owner();
    owner.play("h8");
    white.play("i9");
    white.act("resign").answer("yes");
    owner.act("analysis-board");
    assertThat(bench.game().state().explored()).isTrue();
    white.play("j10");
    assertThat(white.stones()).isEqualTo("h8=black i9=white");
    owner.play("j10", "k11");
    assertThat(owner.stones()).isEqualTo("h8=black i9=white j10=black k11=white");
  }

  @Test
  void restoresTablesAndSecretsAfterARestart() {
    all.visit(Role.WHITE);
    Secrets before = all.secrets(1);
    all.owner().act("invite").press("another");
    all.tables.close();
    TestTables again = new TestTables(bench);
    assertThat(again.secrets(1).toString()).isEqualTo(before.toString());
    assertThat(again.visit(again.secrets(2).of(Role.OWNER), "").page.text("visitor", "role"))
        .isEqualTo("owner");
    // The first game of the second start was opened before the guest came back.
    assertThat(bench.games.get(2).state().white()).isEqualTo(GUEST);
    TestTables.Guest white = again.visit(Role.WHITE);
    again.owner().play("h8");
    white.play("i9");
    assertThat(white.stones()).isEqualTo("h8=black i9=white");
  }

  @Test
  void ignoresADamagedListOfTables() {
    bench.preferences().put("web.tables", "1,,x,3,-4,99999999999");
    bench.preferences().put("web.table.3", "damaged");
    TestTables again = new TestTables(bench);
    assertThat(again.secrets(3)).isNotNull();
    assertThat(bench.preferences().get("web.table.4")).isEmpty();
  }

  @Test
  void secondTableHasItsOwnGame() {
    TestTables.Guest owner = all.owner();
    owner.act("invite").press("another");
    TestTables.Guest second = all.visit(all.secrets(2).of(Role.OWNER), "");
    second.play("a1");
    owner.play("h8");
    assertThat(second.stones()).isEqualTo("a1=black");
    assertThat(owner.stones()).isEqualTo("h8=black");
    assertThat(bench.games).hasSize(2);
    assertThat(bench.games.get(1).setup().tags()).containsEntry("table", "2");
  }

  @Test
  void listsAndClosesFurtherTables() {
    TestTables.Guest owner = all.owner();
    owner.act("invite").press("another");
    String secret = all.secrets(2).of(Role.OWNER);
    assertThat(owner.field("table2", "value")).isEqualTo("table2");
    assertThat(owner.client.find("table2"))
        .get(InstanceOfAssertFactories.type(Resource.Redirect.class))
        .extracting(to -> to.secret().get())
        .isEqualTo(secret);
    assertThat(owner.page.texts("name", "form", "buttons")).doesNotContain("close-table");
    TestTables.Guest second = all.visit(secret, "").play("a1");
    second.act("invite").press("close-table");
    assertThat(second.page.byes).containsExactly("The owner has closed this table.");
    assertThat(second.page.isClosed()).isTrue();
    assertThat(bench.games.get(1).closed()).isTrue();
    assertThat(all.tables.client(secret, new Visit("", "", Locale.ENGLISH, true))).isEmpty();
    assertThat(bench.preferences().get("web.tables")).contains("1");
    assertThat(owner.act("invite").page.texts("key", "form", "fields")).doesNotContain("table2");
    owner.press("another");
    assertThat(all.secrets(2).of(Role.OWNER)).isNotEqualTo(secret);
  }

  @Test
  void hidesTheAddressOfTheOwner() {
    TestTables.Guest owner = all.owner();
    TestTables.Guest white = all.visit(Role.WHITE);
    TestTables.Guest watcher = all.visit(Role.WATCHER);
    owner.act("invite").press("another").press("another").play("h8");
    for (int table = 1; table <= 3; table++) {
      String secret = all.secrets(table).of(Role.OWNER);
      assertThat(owner.page.raw).noneMatch(sent -> sent.contains(secret));
      assertThat(white.page.raw).noneMatch(sent -> sent.contains(secret));
      assertThat(watcher.page.raw).noneMatch(sent -> sent.contains(secret));
    }
    for (TestTables.Guest guest : List.of(white, watcher)) {
      assertThat(guest.client.find("table1")).isEmpty();
      assertThat(guest.client.find("table2")).isEmpty();
      assertThatThrownBy(() -> guest.act("invite")).isInstanceOf(RefusedException.class);
      assertThatThrownBy(() -> guest.act("new")).isInstanceOf(RefusedException.class);
    }
    assertThat(owner.client.find("table4")).isEmpty();
  }

  @Test
  void resumesTheUnfinishedGameOfTheTable() {
    FakeWorkbench left = new FakeWorkbench("search");
    left.request(FakeWorkbench.PERSON, FakeWorkbench.computer("search"));
    left.requestIsDefault = true;
    left.left("freestyle", "search", "h8 i9", Map.of("front-end", "web"));
    assertThat(new TestTables(left).owner().stones()).isEqualTo("h8=black i9=white");
  }

  @Test
  void doesNotResumeOtherUnfinishedGames() {
    FakeWorkbench left = new FakeWorkbench("search", "deep");
    left.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    left.left("freestyle", "search", "h8 i9", Map.of("front-end", "web"));
    left.left("freestyle", "search", "a1", Map.of("front-end", "web", "table", "2"));
    left.left("search", "b2");
    assertThat(new TestTables(left).owner().stones()).isEmpty();
  }

  @Test
  void replacesAndReportsAGameThatCannotBeResumed() {
    FakeWorkbench left = new FakeWorkbench("search");
    left.request(FakeWorkbench.PERSON, FakeWorkbench.computer("search"));
    left.requestIsDefault = true;
    left.left("gone", "search", "h8 i9", Map.of("front-end", "web"));
    TestTables.Guest owner = new TestTables(left).owner();
    assertThat(owner.notice()).contains("there are no rules gone");
    owner.play("c3");
    assertThat(owner.stones()).isEqualTo("c3=black");
  }

  @Test
  void reportsUnreadableGames() {
    FakeWorkbench broken =
        new FakeWorkbench("search").request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    broken.records.disk.obtrudeException(new RefusedException("the disk is gone"));
    TestTables.Guest owner = new TestTables(broken).owner();
    assertThat(owner.notice()).contains("the disk is gone");
    owner.play("h8");
    assertThat(owner.stones()).isEqualTo("h8=black");
  }

  @Test
  void watchersBrowseIndependently() {
    TestTables.Guest owner = all.owner();
    owner.play("h8", "i9");
    TestTables.Guest one = all.visit(all.secrets(1).of(Role.WATCHER), "1");
    TestTables.Guest two = all.visit(all.secrets(1).of(Role.WATCHER), "2");
    one.act("start");
    assertThat(one.stones()).isEmpty();
    assertThat(two.stones()).isEqualTo("h8=black i9=white").isEqualTo(owner.stones());
    owner.play("j10");
    assertThat(one.stones()).isEmpty();
    assertThat(two.stones()).contains("j10");
    one.act("end");
    assertThat(one.stones()).isEqualTo(two.stones());
  }

  @Test
  void forgetsTheWatcherOfAClosedTab() {
    String secret = all.secrets(1).of(Role.WATCHER);
    TestTables.Guest watcher =
        all.visit(secret, "tab").act("look", "key", "theme", "value", "felt");
    all.pass(Duration.ofMinutes(5));
    watcher.page.close();
    all.pass(Tables.PATIENCE.minusSeconds(1));
    TestTables.Guest reloaded = all.visit(secret, "tab");
    all.pass(Tables.PATIENCE);
    assertThat(reloaded.act("start").page.text("look", "theme")).isEqualTo("felt");
    reloaded.page.close();
    all.pass(Tables.PATIENCE);
    assertThatThrownBy(() -> reloaded.act("start"))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("has expired");
    assertThat(all.visit(secret, "tab").page.text("look", "theme")).isEqualTo("wood");
  }

  @Test
  void previewOfALinkTakesNoSeat() {
    assertThat(
            all.tables.client(
                all.secrets(1).of(Role.WHITE), new Visit("", "", Locale.ENGLISH, true)))
        .isPresent();
    assertThat(bench.game().state().white()).isEqualTo(FakeWorkbench.PERSON);
    assertThat(all.owner().play("h8", "i9").stones()).isEqualTo("h8=black i9=white");
  }

  @Test
  void limitsWatchersAndTheirBrowsers() {
    String secret = all.secrets(1).of(Role.WATCHER);
    for (int tab = 0; tab < 64; tab++) {
      all.visit(secret, "tab" + tab);
    }
    TestTables.Guest late = all.visit(secret, "late");
    assertThat(late.page.full)
        .containsExactly(
            "This game has reached its spectator limit. This page retries automatically.");
    assertThat(late.page.isClosed()).isTrue();
    for (int stream = 0; stream < 7; stream++) {
      assertThat(all.visit(secret, "tab1").page.isClosed()).isFalse();
    }
    TestTables.Guest tooMany = all.visit(secret, "tab1");
    assertThat(tooMany.page.full).singleElement().asString().contains("Too many tabs");
    assertThat(tooMany.page.isClosed()).isTrue();
    assertThat(all.owner().page.isClosed()).isFalse();
  }

  @Test
  void clockRunsWhileAGuestBrowses() {
    TestTables.Guest white = all.visit(Role.WHITE);
    all.owner().play("h8");
    bench
        .game()
        .clocks(Map.of(Stone.BLACK, Duration.ofMinutes(4), Stone.WHITE, Duration.ofMinutes(5)));
    all.settle();
    white.act("back");
    assertThat(white.page.is("game", "players", 1, "clock", "runs")).isTrue();
    assertThat(white.page.is("game", "players", 0, "clock", "runs")).isFalse();
    assertThat(white.page.find("board", "hand")).isEmpty();
    white.act("end");
    assertThat(white.page.text("board", "hand")).isEqualTo("white");
  }

  @Test
  void agreementDoesNotRevokeAResignation() {
    TestTables.Guest white = all.visit(Role.WHITE);
    TestTables.Guest owner = all.owner();
    owner.play("h8");
    white.play("i9").act("undo").act("resign").answer("yes");
    assertThat(owner.page.find("request", "id")).isEmpty();
    assertThat(bench.game().state().ended()).isPresent();
  }

  @Test
  void twoGuestsAgreeWithoutTheOwner() {
    TestTables.Guest black = all.visit(Role.BLACK);
    TestTables.Guest white = all.visit(Role.WHITE);
    black.play("h8").act("undo");
    assertThat(white.page.text("request", "text")).contains("Black");
    white.reply("yes");
    assertThat(black.stones()).isEmpty();
  }

  @Test
  void ownerTakesASeatBackPermanently() {
    TestTables.Guest owner = all.owner();
    String former = all.secrets(1).of(Role.WHITE);
    TestTables.Guest white = all.visit(former, "w");
    owner.act("invite").press("free-white");
    assertThat(white.page.isClosed()).isTrue();
    assertThat(owner.page.texts("name", "form", "buttons")).doesNotContain("free-white");
    // The page reconnects automatically.
    TestTables.Guest again = all.visit(former, "w");
    assertThat(again.page.text("visitor", "role")).isEqualTo("watcher");
    owner.play("h8", "i9");
    assertThat(again.stones()).isEqualTo("h8=black i9=white");
    assertThat(link(owner.field("white", "value"))).isEqualTo(all.secrets(1).of(Role.WHITE));
    all.visit(Role.WHITE);
    assertThat(bench.game().state().white()).isEqualTo(GUEST);
  }

  @Test
  void announcesTheEndOfTheHostOnAllPages() {
    TestTables.Guest owner = all.owner();
    TestTables.Guest white = all.visit(Role.WHITE);
    TestTables.Guest watcher = all.visit(Role.WATCHER);
    all.tables.farewell();
    all.tables.close();
    assertThat(Stream.of(owner, white, watcher))
        .allSatisfy(
            each -> {
              assertThat(each.page.byes)
                  .containsExactly("The owner of this table has closed Gobang.");
              assertThat(each.page.isClosed()).isTrue();
            });
    assertThat(bench.game().closed()).isTrue();
  }

  @Test
  void watchingInterfaceHasOneTableWithoutSeats() {
    FakeWorkbench watched = new FakeWorkbench("search");
    watched.preferences().put("web.tables", "1,2");
    TestTables one = new TestTables(watched);
    assertThat(watched.preferences().get("web.table.2")).isEmpty();
    TestTables.Guest owner = one.owner();
    TestTables.Guest seat = one.visit(Role.WHITE);
    assertThat(seat.page.text("visitor", "role")).isEqualTo("watcher");
    watched.open(GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of())).build());
    watched.game().play(Stone.BLACK, watched.game().state().version(), Point.parse("h8"));
    one.settle();
    assertThat(owner.stones()).isEqualTo("h8=black");
    assertThat(seat.stones()).isEqualTo("h8=black");
    assertThatThrownBy(() -> owner.play("i9")).isInstanceOf(RefusedException.class);
    assertThatThrownBy(() -> owner.act("invite")).isInstanceOf(RefusedException.class);
    assertThat(owner.page.text("visitor", "role")).isEqualTo("watcher");
  }

  @Test
  void downloadsAGameForAllAndOpensItForTheOwnerOnly() {
    bench.formats.put("sgf", new FakeFormat("sgf", List.of(".sgf")));
    TestTables.Guest owner = all.owner();
    owner.play("h8", "i9");
    assertThatThrownBy(() -> all.visit(Role.WATCHER).client.open("game.sgf", "h8".getBytes(UTF_8)))
        .isInstanceOf(RefusedException.class)
        .hasMessage("Only the owner of this table can do this.");
    assertThat(new String(all.visit(Role.WATCHER).client.file("sgf"), UTF_8)).isEqualTo("h8 i9");
  }

  @Test
  void limitsTheNumberOfTables() {
    FakeWorkbench many = new FakeWorkbench().request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    TestTables full = new TestTables(many);
    for (int i = 2; i <= 500; i++) {
      full.tables.another();
    }
    TestTables.Guest owner = full.owner().act("invite").press("another");
    assertThat(owner.page.text("form", "error")).contains("No more tables can be opened");
  }
}
