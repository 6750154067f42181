package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;
import static org.gobang.fixtures.workbench.FakeWorkbench.computer;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.gobang.api.Option;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeRules;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.newgame.FirstGame;
import org.junit.jupiter.api.Test;

/** Tests choosing a game on its page and at the first start, and saving the choice. */
class NewGamePageTest {

  private static final Key ENTER = Key.Named.ENTER;
  private static final Key ESCAPE = Key.Named.ESCAPE;
  private static final Key UP = Key.Named.UP;
  private static final Key DOWN = Key.Named.DOWN;
  private static final Key LEFT = Key.Named.LEFT;
  private static final Key RIGHT = Key.Named.RIGHT;

  private final FakeWorkbench bench = new FakeWorkbench();

  private TestScreen screen() {
    return TestScreen.of(bench);
  }

  private void addLevels() {
    bench.player("runs", "").request(PERSON, computer("runs"));
    bench.option(new Option.Whole("level", 1, 10, 10));
  }

  private String white() {
    GameState state = bench.game().state();
    return ((Seat.Computer) state.white()).who().recordName();
  }

  @Test
  void choosesTheLevelTheTimeAndTheClock() {
    addLevels();
    TestScreen screen = screen().enter("n").press(DOWN);
    assertThat(screen.text())
        .contains("< Runs >", "strength          Full strength", "level             10");
    screen.press(DOWN, RIGHT);
    assertThat(screen.text()).contains("< Match your level >", "level             3");
    screen.press(RIGHT);
    assertThat(screen.text()).contains("< Beginner >", "level             1");
    screen.press(DOWN, RIGHT);
    assertThat(screen.text()).as("between two steps").contains("strength          -", "< 2 >");
    screen.press(DOWN, RIGHT, RIGHT, DOWN, RIGHT);
    assertThat(screen.text())
        .contains("move      2 s", "< 1:00 >")
        .doesNotContain("Forbidden moves");
    screen.press(ENTER);
    Budget chosen =
        Budget.of(
            new Limit.MoveTime(Duration.ofSeconds(2)),
            new Limit.Clock(Duration.ofMinutes(1), Duration.ZERO));
    assertThat(white()).isEqualTo("runs:level=2");
    GameSetup kept = lastGame();
    assertThat(kept.budget()).isEqualTo(chosen);
    assertThat(((Seat.Computer) kept.white()).who().recordName()).isEqualTo("runs:level=2");
  }

  private GameSetup lastGame() {
    bench.requestIsDefault = true;
    return FirstGame.of(bench).orElseThrow().setup();
  }

  @Test
  void setsOptionsOfRules() {
    bench.rules.put(
        "long",
        new FakeRules("long", 15, false)
            .with(new Option.Whole("line", 3, 9, 5), new Option.Flag("torus", false)));
    bench.request(PERSON, PERSON);
    TestScreen screen = screen().enter("n").press(UP, UP);
    assertThat(screen.text()).contains("< Freestyle >").doesNotContain("torus");
    screen.press(LEFT, DOWN, RIGHT, DOWN, RIGHT);
    assertThat(screen.text()).contains("Long", "line              6", "< yes >");
    screen.press(ENTER);
    assertThat(bench.game().state().record().rules()).isEqualTo("long:line=6,torus=true");
    assertThat(lastGame().record().rules()).isEqualTo("long:line=6,torus=true");
  }

  @Test
  void setsEveryKindOfOption() {
    bench.player("runs", "").request(PERSON, computer("runs"));
    bench.option(
        new Option.Choice("table", List.of("told", "coded"), "told"),
        new Option.Flag("book", true),
        new Option.Whole("games", 1, 100, 5),
        new Option.Decimal("spread", 0, 2, 0.5),
        new Option.Text("file", ""),
        Option.Text.secret("password", ""));
    TestScreen screen = screen().enter("n").press(DOWN, DOWN, RIGHT, DOWN, RIGHT);
    assertThat(screen.text())
        .contains("table             coded")
        .contains("book            < no >");
    screen.press(DOWN, RIGHT, RIGHT, DOWN).type("1,5").press(ENTER);
    assertThat(screen.text()).contains("games             7", "1,5", "A number from 0 to 2");
    screen.press(Key.Named.BACKSPACE, Key.Named.BACKSPACE).type(".25").press(DOWN).type("a b");
    screen.press(DOWN).type("1234");
    assertThat(screen.text()).contains("password          ****").doesNotContain("1234");
    screen.press(ENTER);
    Map<String, String> chosen = ((Seat.Computer) bench.game().state().white()).who().options();
    assertThat(chosen)
        .containsOnly(
            Map.entry("table", "coded"),
            Map.entry("book", "false"),
            Map.entry("games", "7"),
            Map.entry("spread", "1.25"),
            Map.entry("file", "a b"),
            Map.entry("password", "1234"));
  }

  @Test
  void choosesOrTypesAnEvaluator() {
    bench.player("runs", "").request(PERSON, computer("runs"));
    bench.evaluators("near", "far").option(new Option.Evaluator("evaluator", "near"));
    TestScreen screen = screen().enter("n").press(DOWN, DOWN, RIGHT);
    assertThat(screen.text()).contains("evaluator").contains("far");
    screen.type("fars");
    assertThat(screen.text()).contains("Unknown evaluator: fars");
    screen.press(Key.Named.BACKSPACE).type(":depth=2");
    assertThat(screen.text()).contains("far:depth=2").doesNotContain("There is no");
    screen.press(ENTER);
    assertThat(((Seat.Computer) bench.game().state().white()).who().options())
        .containsOnly(Map.entry("evaluator", "far:depth=2"));
  }

  @Test
  void startsOnlyWithRequiredOptions() {
    bench.player("runs", "").request(PERSON, PERSON);
    bench.option(new Option.Text("command", "", true, false));
    TestScreen screen = screen().enter("n").press(RIGHT, ENTER);
    assertThat(screen.text()).contains("▸  command", "Required");
    screen.type("x").press(ENTER);
    assertThat(((Seat.Computer) bench.game().state().black()).who().options())
        .containsEntry("command", "x");
  }

  @Test
  void scrollsToTheSelectedRow() {
    bench.player("runs", "").request(computer("runs"), computer("runs"));
    bench.option(
        IntStream.range(0, 30)
            .mapToObj(each -> new Option.Flag("flag-" + each, true))
            .toArray(Option[]::new));
    TestScreen screen = screen().enter("n");
    assertThat(screen.text()).contains("< Runs >", "Rules").doesNotContain("Move delay");
    assertThat(screen.press(UP, UP, UP).text())
        .contains("Move delay", "Enter")
        .doesNotContain("Rules");
  }

  @Test
  void describesThePlayerAndHidesExpertOptions() {
    bench.player("runs", "").request(PERSON, computer("runs"));
    TestScreen screen = screen().enter("n").press(DOWN);
    assertThat(screen.text()).contains("Not rated.").doesNotContain("this process");
    screen.press(UP, UP, UP, UP);
    assertThat(screen.text()).contains("More options     < no >");
    assertThat(screen.press(RIGHT).text()).contains("< yes >", "runs in           this process");
  }

  @Test
  void setsThePaceOfComputers() {
    bench.player("runs", "").request(computer("runs"), computer("runs"));
    TestScreen screen = screen();
    assertThat(bench.game().pace).isEqualTo(Duration.ofSeconds(1));
    screen.enter("n").press(UP, UP, UP, UP);
    assertThat(screen.text()).contains("< 1 second per move >");
    screen.press(RIGHT);
    assertThat(bench.game().pace).as("at once").isEqualTo(Duration.ofSeconds(2));
    screen.press(ENTER);
    assertThat(bench.game().pace).as("in the next game").isEqualTo(Duration.ofSeconds(2));
  }

  @Test
  void asksForTheStrengthAtTheFirstStart() {
    addLevels();
    bench.requestIsDefault = true;
    TestScreen first = screen();
    assertThat(first.text())
        .contains("How strong", "1  Beginner", "▸ 2  Casual", "5  Full strength");
    first.type("7").type("3");
    assertThat(white()).isEqualTo("runs:level=5");
    assertThat(first.text()).contains("Runs · level 5").doesNotContain("How strong");
    TestScreen second = screen();
    assertThat(second.text()).as("not at later starts").doesNotContain("How strong");
    assertThat(white()).isEqualTo("runs:level=5");
  }

  @Test
  void answersWithArrowsAndEnterAndChoosesAWeakOpponentWithEscape() {
    addLevels();
    bench.requestIsDefault = true;
    screen().press(DOWN, DOWN, ENTER);
    assertThat(white()).isEqualTo("runs:level=7");
    bench.preferences.clear();
    screen().press(ESCAPE);
    assertThat(white()).isEqualTo("runs:level=3");
    assertThat(screen().text()).as("asked once").doesNotContain("How strong");
  }

  @Test
  void asksInChinese() {
    addLevels();
    bench.requestIsDefault = true;
    bench.locale = Locale.CHINESE;
    assertThat(screen().text()).contains("1  入门", "5  最强");
  }

  @Test
  void offersTheUnfinishedGameFirst() {
    addLevels();
    bench.left("runs", "h8 h9");
    bench.requestIsDefault = true;
    TestScreen screen = screen();
    assertThat(screen.text()).contains("Unfinished").doesNotContain("How strong");
    screen.press(ESCAPE);
    assertThat(screen.text()).contains("How strong");
    TestScreen other = screen();
    other.enter("g");
    assertThat(other.text()).as("after resuming the game").doesNotContain("How strong");
  }

  @Test
  void playsTheDefaultGameIfTheLastOneIsUnavailable() {
    addLevels();
    bench.requestIsDefault = true;
    screen().type("1");
    bench.preferences.put("last.rules", "gone");
    assertThat(screen().text()).contains("there are no rules gone", "Freestyle");
    assertThat(white()).isEqualTo("runs");
  }
}
