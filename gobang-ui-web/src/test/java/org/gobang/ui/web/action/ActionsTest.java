package org.gobang.ui.web.action;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.gobang.api.RefusedException;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.web.session.WebTexts;
import org.gobang.ui.web.table.Role;
import org.gobang.ui.web.table.TestTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the actions of each role. */
class ActionsTest {

  private static final Set<String> ALL =
      words(
          "look form-set form-do form-close answer start far-back back forth far-forth end"
              + " previous next go move-to dismiss-end");
  private static final Set<String> PLAYERS = words("play choose pass undo resign");
  private static final Set<String> OWNERS =
      words(
          "new open paste-text invite plugins updates quit swap pause rematch undo-edit redo-edit remove promote"
              + " main-line clear-notes set-up rotate-left rotate-right mirror flip hint now analysis"
              + " analysis-board empty-board find-win review mistake-back mistake-forth problems"
              + " solution heat games comment why exclude analysis-settings choose-problems teaching"
              + " preview keep-line explorer explorer-values mark follow explored tool hand side"
              + " position-clear position-play position-analyse position-cancel");

  private final TestTables all = TestTables.people();
  private final FakeWorkbench bench = all.bench;

  private static Set<String> words(String text) {
    return new TreeSet<>(Arrays.asList(text.split(" ")));
  }

  /** Whether a visitor may do something, regardless of missing form values. */
  private static boolean may(TestTables.Guest visitor, String action) {
    try {
      visitor.act(action);
    } catch (RefusedException refused) {
      return !String.valueOf(refused.getMessage()).endsWith("is not available here.");
    }
    return true;
  }

  @ParameterizedTest
  @EnumSource(Role.class)
  void allowsOnlyTheActionsOfEachRole(Role role) {
    TestTables.Guest visitor = all.visit(role);
    Set<String> allowed = new TreeSet<>(ALL);
    if (role != Role.WATCHER) {
      allowed.addAll(PLAYERS);
    }
    if (role == Role.OWNER) {
      allowed.addAll(OWNERS);
    }
    Set<String> names = new TreeSet<>(ALL);
    names.addAll(PLAYERS);
    names.addAll(OWNERS);
    names.addAll(words("save exit delete file open-file seat edit"));
    names.remove("quit");
    for (String name : names) {
      assertThat(may(visitor, name)).as(role + " " + name).isEqualTo(allowed.contains(name));
    }
    assertThat(may(visitor, "quit")).isEqualTo(role == Role.OWNER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh"})
  void menusOfTheOwnerHaveActionsAndTexts(String language) {
    TestTables.Guest owner = all.owner();
    owner.act("look", "key", "language", "value", language);
    Map<String, Map<String, Object>> items = owner.page.menu();
    assertThat(items.keySet())
        .containsAll(
            words("new open invite swap pause resign rematch plugins updates quit undo hint now"))
        .containsAll(words("start back forth end analysis review explorer problems teaching"));
    items.forEach(
        (name, item) ->
            assertThat(
                    String.valueOf(item.get("text"))
                        .codePoints()
                        .anyMatch(Character::isIdeographic))
                .as(name)
                .isEqualTo(language.equals("zh")));
    assertThat(owner.page.texts("name", "menu"))
        .containsExactly("game", "edit", "move", "study", "help");
  }

  @Test
  void menusOfOthersOfferAllowedActions() {
    assertThat(all.visit(Role.WATCHER).page.menu().keySet())
        .containsExactlyInAnyOrderElementsOf(
            words("start far-back back forth far-forth end previous next keys"));
    assertThat(all.visit(Role.WHITE).page.menu().keySet()).contains("undo", "resign", "pass");
  }

  @Test
  void listsKeysOfAllowedActions() {
    assertThat(keys(Role.OWNER)).contains("u", "h", "n", "p", "a", "w", "[", ",", "Home", "m", "?");
    assertThat(keys(Role.WATCHER)).contains("[", ",", "Home", "m", "?").doesNotContain("u", "h");
  }

  private List<String> keys(Role role) {
    TestTables.Guest visitor = role == Role.OWNER ? all.owner() : all.visit(role);
    return visitor.page.list("keys").stream()
        .map(each -> Objects.requireNonNull(((Map<?, ?>) each).get("keys")))
        .flatMap(keys -> ((List<?>) keys).stream())
        .map(String::valueOf)
        .toList();
  }

  @Test
  void menusShowEnabledAndCheckedItems() {
    TestTables.Guest owner = all.owner();
    assertThat(owner.page.menu().get("now")).containsEntry("enabled", false);
    assertThat(owner.page.menu().get("pass")).containsEntry("enabled", true);
    assertThat(owner.page.menu().get("explorer")).containsEntry("on", false);
    owner.act("explorer").act("set-up").act("teaching");
    assertThat(owner.page.menu().get("explorer")).containsEntry("on", true);
    assertThat(owner.page.menu().get("set-up"))
        .containsEntry("on", true)
        .containsEntry("text", "Cancel set-up");
    assertThat(owner.page.menu().get("teaching")).containsEntry("on", true);
  }

  @Test
  void textsOfBothLanguagesAreComplete() {
    java.util.ResourceBundle english =
        java.util.ResourceBundle.getBundle("org.gobang.ui.web.Web", Locale.ROOT);
    java.util.ResourceBundle chinese =
        java.util.ResourceBundle.getBundle("org.gobang.ui.web.Web", Locale.CHINESE);
    for (String key : english.keySet()) {
      assertThat(chinese.getString(key)).as(key).isNotBlank();
      for (String argument : new String[] {"{0}", "{1}", "{2}", "{3}"}) {
        assertThat(chinese.getString(key).contains(argument))
            .as(key + " " + argument)
            .isEqualTo(english.getString(key).contains(argument));
      }
    }
    assertThat(WebTexts.page(Locale.CHINESE).keySet())
        .isEqualTo(WebTexts.page(Locale.ENGLISH).keySet());
    assertThat(WebTexts.page(Locale.CHINESE)).isNotEqualTo(WebTexts.page(Locale.ENGLISH));
    assertThat(WebTexts.page(Locale.FRENCH)).isEqualTo(WebTexts.page(Locale.ENGLISH));
    assertThatThrownBy(() -> WebTexts.in(Locale.ENGLISH).of("no.such.text"))
        .isInstanceOf(MissingResourceException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "play, at, z99",
    "play, at, ''",
    "side, name, green",
    "tool, name, saw",
    "hand, name, saw",
    "look, value, wood",
    "look, key, x",
    "follow, row, 7",
    "explored, row, 0"
  })
  void refusesMalformedRequests(String action, String key, String value) {
    TestTables.Guest owner = all.owner().act("set-up");
    assertThatThrownBy(() -> owner.act(action, key, value)).isInstanceOf(RefusedException.class);
    assertThat(owner.stones()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "go, path, 0.0.1",
    "go, path, 0.x",
    "go, path, .",
    "go, path, -1",
    "move-to, ply, 9999999",
    "move-to, ply, -1",
    "move-to, ply, ''"
  })
  void reportsAnUnknownPosition(String action, String key, String value) {
    TestTables.Guest owner = all.owner().play("h8").act(action, key, value);
    assertThat(owner.notice()).isNotEmpty();
    assertThat(owner.stones()).isEqualTo("h8=black");
  }

  @Test
  void answersAGuestInTheLanguageOfTheVisit() {
    TestTables.Guest white = all.visit(Role.WHITE);
    white.act("look", "key", "language", "value", "zh");
    assertThatThrownBy(() -> white.act("new")).hasMessageContaining("new");
    assertThat(white.page.text("texts", "lang")).isEqualTo("zh");
    assertThat(all.owner().page.text("texts", "lang")).isEqualTo("en");
    assertThat(bench.preferences().get("language")).isEmpty();
    assertThatThrownBy(() -> white.act("look", "key", "language", "value", "fr"))
        .isInstanceOf(RefusedException.class);
  }

  @Test
  void savesTheAppearance() {
    TestTables.Guest owner = all.owner();
    owner
        .act("look", "key", "theme", "value", "slate")
        .act("look", "key", "coordinates", "value", "false")
        .act("look", "key", "sounds", "value", "false");
    assertThat(owner.page.text("look", "theme")).isEqualTo("slate");
    assertThat(owner.page.text("look", "dark")).isEqualTo("auto");
    assertThat(owner.page.is("look", "coordinates")).isFalse();
    assertThat(owner.page.is("look", "sounds")).isFalse();
    owner.act("look", "key", "sounds", "value", "true");
    assertThat(new TestTables(bench).owner().page.text("look", "theme")).isEqualTo("slate");
    for (String key : new String[] {"theme", "dark", "stones"}) {
      assertThatThrownBy(() -> owner.act("look", "key", key, "value", "<b>"))
          .isInstanceOf(RefusedException.class);
    }
    bench.preferences().put("web.theme", "gone");
    owner.play("h8");
    assertThat(owner.page.text("look", "theme")).isEqualTo("wood");
  }

  @Test
  void asksBeforeQuitting() {
    TestTables.Guest owner = all.owner().act("quit");
    assertThat(all.quits).isEmpty();
    assertThat(owner.page.text("ask", "text")).contains("Quit Gobang");
    owner.act("answer", "id", "99", "button", "yes");
    assertThat(all.quits).isEmpty();
    owner.answer("no").act("quit").answer("yes");
    assertThat(all.quits).hasSize(1);
  }

  @Test
  void asksBeforeResigningAStartedGame() {
    TestTables.Guest owner = all.owner().act("resign");
    assertThat(owner.page.find("ask", "text")).isEmpty();
    owner.play("h8").act("resign");
    assertThat(bench.game().state().ended()).isEmpty();
    owner.answer("yes");
    assertThat(bench.game().state().ended()).isPresent();
    assertThat(owner.page.list("game", "end", "actions")).hasSize(3);
  }

  @Test
  void takesBackWithoutAnOpponent() {
    TestTables.Guest owner = all.owner().play("h8", "i9").act("undo");
    assertThat(owner.stones()).isEqualTo("h8=black");
  }

  @Test
  void offersOpeningChoicesToTheChoosingPlayer() {
    bench.rules.put("offering", new org.gobang.fixtures.workbench.FakeRules("offering", 15, false));
    bench.request(
        "offering",
        15,
        FakeWorkbench.PERSON,
        FakeWorkbench.PERSON,
        org.gobang.api.workbench.Fouls.REFUSE,
        "");
    TestTables offering = new TestTables(bench);
    TestTables.Guest white = offering.visit(Role.WHITE);
    TestTables.Guest owner = offering.owner().play("h8");
    assertThat(white.page.texts("key", "game", "choices")).containsExactly("swap", "odd-one");
    assertThat(owner.page.list("game", "choices")).isEmpty();
    white.act("choose", "key", "swap");
    assertThat(white.page.is("game", "players", 0, "mine")).isTrue();
    assertThat(owner.page.said.get(owner.page.said.size() - 1)).isNotBlank();
    white.act("pass");
    assertThat(white.notice()).isNotEmpty();
  }

  @Test
  void escapesHostileCommentsAndFiles() {
    TestTables.Guest owner = all.owner().play("h8");
    String hostile = "<script>alert(1)</script>\u0000\u0007\u2028\"\\ {0} '" + "x".repeat(100_000);
    owner.act("comment", "path", "0", "text", hostile);
    assertThat(owner.page.text("place", "comment")).isEqualTo(hostile);
    assertThat(owner.page.raw).noneMatch(each -> each.contains("<"));
    owner.act("comment", "path", "", "text", "of the start");
    assertThat(owner.page.text("place", "comment")).isEqualTo(hostile);
    assertThat(owner.act("start").page.text("place", "comment")).isEqualTo("of the start");
    assertThatThrownBy(() -> owner.act("comment", "path", "7", "text", "gone"))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("has been deleted");
    String game = owner.page.text("place", "game");
    owner.act("comment", "game", game, "path", "", "text", "of this game");
    assertThat(owner.page.text("place", "comment")).isEqualTo("of this game");
    assertThatThrownBy(() -> owner.act("comment", "game", "7", "path", "", "text", "of another"))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("has been deleted");
    owner.open("<b>.sgf", "<script>".getBytes(UTF_8));
    all.settle();
    owner.act("paste-text", "text", "<script>");
    assertThat(owner.page.raw).noneMatch(each -> each.contains("<"));
    assertThat(owner.notice()).isNotEmpty();
    owner.act("look", "key", "language", "value", "zh");
  }
}
