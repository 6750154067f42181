package org.gobang.ui.web.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Seat;
import org.gobang.api.problem.ProblemKind;
import org.gobang.api.record.Tags;
import org.gobang.api.update.Release;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;
import org.gobang.fixtures.workbench.FakePluginManager;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.web.table.Role;
import org.gobang.ui.web.table.TestTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the dialogs of the owner. */
class FormsTest {

  private final TestTables all =
      new TestTables(
          FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.PERSON));
  private final FakeWorkbench bench = all.bench;
  private final TestTables.Guest owner = all.owner();

  @Test
  void startsTheChosenGame() {
    owner.act("new").set("rules", "wide").set("white.player", "deep");
    assertThat(owner.field("size", "value")).isEqualTo("19");
    owner.set("white.option.level", "9").set("white.option.table", "b");
    owner.set("white.option.book", "false").set("size", "13");
    owner.set("time", "true").set("seconds", "2.5");
    owner.set("clock", "true").set("minutes", "1.5").set("increment", "0");
    owner.set("more", "true").set("nodes", "true").set("count", "5000");
    owner.set("depth", "true").set("plies", "8").set("ponder", "true");
    owner.set("white.isolation", "PROCESS");
    owner.set("teaching", "true").set("teaching.limit", "30");
    owner.set("white.option.path", "x").press("begin");
    assertThat(owner.page.find("form", "id")).isEmpty();
    assertThat(bench.games).hasSize(2);
    var setup = bench.game().setup();
    assertThat(setup.record().rules()).isEqualTo("wide");
    assertThat(setup.record().start().size()).isEqualTo(13);
    assertThat(setup.ponder()).isTrue();
    assertThat(setup.budget().limit(Budget.Limit.MoveTime.class).orElseThrow().time())
        .isEqualTo(Duration.ofMillis(2500));
    assertThat(setup.budget().limit(Budget.Limit.Clock.class))
        .contains(new Budget.Limit.Clock(Duration.ofSeconds(90), Duration.ZERO));
    assertThat(setup.budget().limit(Budget.Limit.Nodes.class).orElseThrow().count())
        .isEqualTo(5000);
    assertThat(setup.budget().limit(Budget.Limit.Depth.class).orElseThrow().plies()).isEqualTo(8);
    assertThat(((Seat.Computer) setup.white()).who().options())
        .containsEntry("level", "9")
        .containsEntry("table", "b")
        .containsEntry("book", "false");
    assertThat(bench.preferences().get("teaching.limit")).contains("30");
  }

  @ParameterizedTest
  @CsvSource({
    "size, 4",
    "size, 1000",
    "size, x",
    "seconds, 0",
    "seconds, 3601",
    "seconds, x",
    "minutes, 0",
    "minutes, 601",
    "increment, -1",
    "increment, 601",
    "count, 0",
    "count, 1000000000001",
    "plies, 0",
    "plies, 1000",
    "rules, chess",
    "white.player, unknown",
    "fouls, MAYBE",
    "white.strength, HUGE",
    "white.isolation, MOON",
    "teaching.limit, 7",
    "teaching.limit, x",
    "nonsense, 1",
    "black.option.none, 1"
  })
  void refusesValuesOutOfRange(String key, String value) {
    owner.act("new").set("rules", "renju").set("white.player", "deep").set("more", "true");
    for (String tick : List.of("time", "clock", "nodes", "depth", "teaching")) {
      owner.set(tick, "true");
      assertThat(owner.page.text("form", "error")).as(tick).isEmpty();
    }
    owner.set(key, value);
    assertThat(owner.page.text("form", "error")).as(key).isNotBlank();
    assertThat(owner.page.find("form", "id")).isPresent();
    owner.set("size", "15");
    assertThat(owner.page.text("form", "error")).isEmpty();
  }

  @Test
  void doesNotStartAGameWithARefusedValue() {
    owner.act("new").set("size", "99").press("begin", "v.size", "99", "v.rules", "renju");
    assertThat(owner.page.text("form", "error")).isNotBlank();
    assertThat(bench.games).hasSize(1);
    owner.press("begin", "v.size", "17", "v.rules", "renju");
    assertThat(bench.game().setup().record().start().size()).isEqualTo(17);
  }

  @Test
  void namesAnInvalidOption() {
    owner.act("new").set("white.player", "deep").set("white.option.level", "10").press("begin");
    assertThat(owner.page.text("form", "error")).contains("9");
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void strengthAndLevelFollowEachOther() {
    owner.act("new").set("white.player", "deep").set("white.strength", "FULL");
    assertThat(owner.field("white.option.level", "value")).isEqualTo("9");
    owner.set("white.option.level", "2");
    assertThat(owner.field("white.strength", "value")).isEmpty();
    owner.set("white.strength", "").set("white.strength", "adaptive");
    assertThat(owner.field("white.strength", "value")).isEqualTo("adaptive");
    owner.press("swap");
    assertThat(owner.field("black.player", "value")).isEqualTo("deep");
    owner.set("rules", "renju").set("fouls", "LOSE");
    assertThat(owner.field("fouls", "value")).isEqualTo("LOSE");
    owner.set("time", "true").set("time", "false").set("clock", "true").set("clock", "false");
    owner.set("more", "true").set("nodes", "true").set("nodes", "false").set("depth", "true");
    owner.set("depth", "false").press("cancel");
    assertThat(owner.page.find("form", "id")).isEmpty();
  }

  @Test
  void optionsOfAllKindsHaveFields() {
    bench.option(new Option.Decimal("ratio", 0.5, 2, 1), new Option.Whole("depth", 0, 5, 1));
    owner.act("new").set("white.player", "deep");
    assertThat(owner.field("white.option.ratio", "kind")).isEqualTo("number");
    owner.set("white.option.ratio", "3").press("begin");
    assertThat(owner.page.text("form", "error")).contains("0.5");
  }

  @Test
  void leavesTheFormOpenIfAGameCannotBeOpened() {
    owner.act("new");
    bench.opener =
        setup ->
            java.util.concurrent.CompletableFuture.failedFuture(new RefusedException("no room"));
    owner.press("begin");
    assertThat(owner.page.text("form", "error")).contains("no room");
  }

  @Test
  void ignoresStaleFormIds() {
    owner.act("new");
    String first = owner.formId();
    owner.act("invite");
    owner.act("form-close", "id", first);
    owner.act("form-set", "id", first, "key", "size", "value", "9");
    owner.act("form-do", "id", first, "button", "begin");
    assertThat(owner.page.text("form", "name")).isEqualTo("invite");
    assertThat(owner.page.text("form", "error")).isEmpty();
    assertThat(bench.games).hasSize(1);
    String last = owner.formId();
    owner.act("form-close", "id", last);
    assertThat(owner.page.find("form", "id")).isEmpty();
    owner.act("form-do", "id", last, "button", "another");
    assertThat(bench.games).hasSize(1);
  }

  @Test
  void showsClocksOfAnyLength() {
    owner.act("new").set("clock", "true").set("minutes", "0.12352");
    assertThat(owner.field("minutes", "value")).isEqualTo("0.1235");
  }

  @Test
  void invitationHasTheLinks() {
    owner.act("invite");
    assertThat(owner.page.texts("key", "form", "fields"))
        .containsExactly("how", "black", "white", "watch");
    assertThat(owner.field("white", "value")).startsWith("http://x/k/").endsWith("/");
    assertThat(owner.field("white", "help")).contains("is free");
    all.visit(Role.WHITE);
    owner.act("invite");
    assertThat(owner.field("white", "help")).contains("Guest");
    owner.press("free-black").press("free-white").press("close");
    assertThat(bench.game().state().seat(Stone.WHITE)).isEqualTo(new Seat.Human(""));
    owner.act("invite").set("white", "x");
    assertThat(owner.page.text("form", "error")).isNotBlank();
  }

  @Test
  void localInvitationExplainsHowToListen() {
    all.addresses.set(0, URI.create("http://127.0.0.1:8080"));
    assertThat(owner.act("invite").field("how", "label")).contains("web:bind=0.0.0.0");
    assertThat(owner.field("address", "value")).isEmpty();
  }

  @Test
  void invitationOffersTheAddressesOfThisMachine() {
    all.addresses.add(URI.create("http://[2001:db8:0:0:0:0:0:1]:8080"));
    owner.act("invite");
    assertThat(owner.field("how", "label")).contains("Send one of these links");
    assertThat(owner.field("address", "value")).isEqualTo("http://x");
    owner.set("address", "http://[2001:db8:0:0:0:0:0:1]:8080");
    assertThat(owner.field("black", "value")).startsWith("http://[2001:db8:0:0:0:0:0:1]:8080/k/");
    assertThat(owner.field("watch", "value")).startsWith("http://[2001:db8:0:0:0:0:0:1]:8080/k/");
    owner.set("address", "http://elsewhere");
    assertThat(owner.page.text("form", "error")).isNotBlank();
    assertThat(owner.field("watch", "value")).startsWith("http://[2001:db8:0:0:0:0:0:1]:8080/k/");
  }

  @Test
  void choosesProgramsOnThisMachineOnly() {
    TestTables.Guest elsewhere = all.ownerElsewhere();
    elsewhere.act("new").set("white.player", "deep").set("white.option.path", "/bin/program");
    assertThat(owner.page.text("form", "error")).contains("machine that runs Gobang");
    elsewhere.press("begin", "v.white.option.path", "/bin/program");
    assertThat(owner.page.text("form", "error")).contains("machine that runs Gobang");
    owner.set("white.option.path", "/bin/program");
    elsewhere.press("begin");
    assertThat(owner.page.text("form", "error")).contains("machine that runs Gobang");
    assertThat(bench.games).hasSize(1);
    owner.press("begin");
    assertThat(bench.games).hasSize(2);
    elsewhere.act("new").set("white.player", "plain").press("begin");
    assertThat(bench.games).hasSize(3);
  }

  @Test
  void opensSavedGames() {
    bench.left("renju", "deep", "h8 i9 j10", Map.of("front-end", "web"));
    owner.act("games");
    assertThat(owner.page.texts("id", "form", "fields", 0, "rows")).containsExactly("left0");
    owner.press("open", "v.game", "gone");
    assertThat(bench.games).hasSize(1);
    owner.act("games").press("open", "v.game", "left0");
    assertThat(bench.games).hasSize(2);
    assertThat(bench.game().setup().resumes()).isPresent();
    assertThat(owner.page.find("form", "id")).isEmpty();
  }

  @Test
  void describesSavedGames() {
    owner.act("games");
    assertThat(owner.page.texts("label", "form", "fields")).containsExactly("No saved games yet.");
    assertThat(owner.page.texts("name", "form", "buttons")).containsExactly("close");
    owner.press("close");
    bench.left("renju", "deep", "h8 i9 j10", Map.of("front-end", "web"));
    bench.keep(
        "2026-11-21_17-05_Ann_Bob_black-wins.sgf",
        "h8 i9",
        Map.of(Tags.BLACK, "Ann", Tags.WHITE, "Bob", Tags.RESULT, "black"));
    bench.keep("2026-11-20_09-30_Ann_Bob_unfinished.sgf", "h8", Map.of(Tags.BLACK, "Ann"));
    bench.records.finished.add(Path.of("2026-11-19_08-00_gone.sgf"));
    owner.act("games");
    assertThat(owner.page.texts("id", "form", "fields", 0, "rows"))
        .containsExactly("left0", "finished0", "finished1", "finished2");
    assertThat(cells(0)).contains("You – Deep · level 5, 3 moves", "Not finished");
    assertThat(cells(1)).containsExactly("Ann – Bob, 2 moves", "Black won", "2026-11-21 17:05");
    assertThat(cells(2)).contains("Not finished", "2026-11-20 09:30").hasSize(3);
    assertThat(cells(3)).contains("2026-11-19_08-00_gone.sgf", "2026-11-19 08:00");
  }

  private List<Object> cells(int row) {
    return owner.page.list("form", "fields", 0, "rows", row, "cells");
  }

  @Test
  void opensText() {
    owner.act("open").press("open", "v.text", "h8 i9");
    assertThat(owner.page.find("form", "id")).isEmpty();
    assertThat(owner.stones()).isEqualTo("h8=black i9=white");
    owner.act("open").press("open");
    assertThat(owner.notice()).isNotBlank();
    owner.act("open").press("open", "v.text", "x".repeat(450_000));
    assertThat(owner.notice()).isNotBlank();
    owner.act("open").press("close", "v.text", "a1");
    assertThat(owner.stones()).isEqualTo("h8=black i9=white");
  }

  @Test
  void disablesPlugins() {
    bench.pluginManager.plugins.put(FakePluginManager.at("own.jar"), Optional.empty());
    owner.act("plugins");
    String row =
        owner.page.texts("key", "form", "fields").contains("plugin")
            ? owner.page.list("form", "fields", 0, "rows").stream()
                .map(each -> String.valueOf(((java.util.Map<?, ?>) each).get("id")))
                .filter(id -> id.contains("own.jar"))
                .findFirst()
                .orElseThrow()
            : "";
    owner.set("plugin", row);
    assertThat(owner.page.texts("name", "form", "buttons")).containsExactly("switch", "close");
    owner.press("switch");
    if (owner.page.find("ask", "id").isPresent()) {
      owner.answer("yes");
    }
    assertThat(bench.pluginManager.plugins.get(FakePluginManager.at("own.jar"))).isPresent();
    bench.pluginManager.refusal = Optional.of(new RefusedException("read-only"));
    owner.press("switch");
    if (owner.page.find("ask", "id").isPresent()) {
      owner.answer("yes");
    }
    assertThat(owner.notice()).contains("read-only");
    owner.set("plugin", "nothing").press("close");
    assertThat(owner.page.find("form", "id")).isEmpty();
  }

  @Test
  void checksForNewerVersions() {
    assertThat(bench.updates.checks).isEmpty();
    owner.act("updates");
    assertThat(owner.page.texts("name", "form", "buttons")).containsExactly("cancel", "close");
    bench
        .updates
        .checks
        .getLast()
        .result()
        .complete(
            new UpdateReport(
                "1.0.0",
                new Release(
                    "1.1.0", LocalDate.of(2026, 11, 21), URI.create("https://example.org/")),
                true));
    assertThat(owner.page.texts("label", "form", "fields"))
        .contains("Gobang 1.1.0 is available (released 2026-11-21): https://example.org/");
    assertThat(owner.field("page", "value")).isEqualTo("https://example.org/");
    owner.press("check").press("cancel");
    assertThat(bench.updates.checks.getLast().result()).isCancelled();
    owner.press("check").press("close");
    assertThat(bench.updates.checks.getLast().result()).isCancelled();
    assertThat(owner.page.find("form", "id")).isEmpty();
  }

  @Test
  void setsTheAddressOfUpdates() {
    owner.act("updates").press("cancel").set("source", "off");
    assertThat(bench.updates.address()).isEqualTo(Updates.OFF);
    owner.set("source", "own").set("address", "nowhere");
    assertThat(owner.page.text("form", "error")).contains("nowhere is no address");
    int asked = bench.updates.checks.size();
    owner.press("check", "v.source", "own", "v.address", "nowhere");
    assertThat(owner.page.text("form", "error")).contains("nowhere is no address");
    assertThat(bench.updates.checks).as("no request to another address").hasSize(asked);
    owner.set("address", "https://example.org/release.json");
    assertThat(bench.updates.address()).isEqualTo("https://example.org/release.json");
    owner.set("source", "built-in");
    assertThat(bench.updates.address()).isEqualTo(Updates.DEFAULT);
    owner.press("check", "v.address", "https://example.org/release.json");
    assertThat(bench.updates.address()).as("a removed field").isEqualTo(Updates.DEFAULT);
    owner.set("source", "elsewhere");
    assertThat(owner.page.text("form", "error")).isNotBlank();
  }

  @Test
  void opensProblems() {
    bench.problems.add("renju", ProblemKind.WIN_BY_FOURS, "h8 i9 j10 k11", "l12");
    owner.act("choose-problems");
    List<Object> fields = owner.page.list("form", "fields");
    assertThat(fields).hasSizeGreaterThan(2);
    String key = owner.page.texts("key", "form", "fields").get(0);
    owner.set(key, "0");
    assertThat(owner.page.text("form", "error")).isEmpty();
    owner.set(key, "99");
    assertThat(owner.page.text("form", "error")).isNotBlank();
    owner.set("none", "0");
    assertThat(owner.page.text("form", "error")).isNotBlank();
    owner.press("begin");
    owner.act("choose-problems").press("close");
    assertThat(owner.page.find("form", "id")).isEmpty();
  }

  @Test
  void choosesEnginesOfAnAnalysis() {
    owner.act("analysis-settings");
    owner.press("ok", "v.first", "deep", "v.second", "plain", "v.lines", "7");
    assertThat(bench.preferences().get("analysis.engines").orElse("")).contains("deep");
    owner.act("analysis-settings");
    assertThat(owner.field("first", "value")).isEqualTo("deep");
    assertThat(owner.field("second", "value")).isEqualTo("plain");
    assertThat(owner.field("lines", "value")).startsWith("7");
    owner.press("ok", "v.first", "deep", "v.second", "", "v.lines", "77");
    assertThat(owner.page.text("form", "error")).isNotBlank();
    owner.press("ok", "v.first", "deep", "v.second", "", "v.lines", "7").act("analysis-settings");
    assertThat(owner.field("lines", "value")).startsWith("7");
    assertThat(owner.field("second", "value")).isEmpty();
    owner.press("close");
  }
}
