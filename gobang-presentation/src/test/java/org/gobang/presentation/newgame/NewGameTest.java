package org.gobang.presentation.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeRules;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.GameStates;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class NewGameTest {

  private static final Seat ANNA = new Seat.Human("Anna");
  private static final Seat DEEP =
      new Seat.Computer(new PlayerSpec("deep", Map.of("level", "8"), 42, true));

  private static final Option LEVEL = new Option.Whole("level", 1, 9, 5);
  private static final Option TABLE = new Option.Choice("table", List.of("a", "b"), "a");
  private static final Option SPREAD = new Option.Decimal("spread", 0.5, 1000, 1);
  private static final Option LINE = new Option.Whole("line", 3, 9, 5);
  private static final Option OPENING =
      new Option.Choice("opening", List.of("none", "soosorv-8", "own"), "none");
  private static final Option PATH = new Option.Text("path", "", true, false);

  private final FakeWorkbench bench = new FakeWorkbench();

  private GameChoices offer() {
    bench.rules.clear();
    bench.rules.put("renju", new FakeRules("renju", 15, true));
    bench.rules.put("wide", new FakeRules("wide", 19, false));
    bench.rules.put("long", new FakeRules("long", 15, false).with(LINE));
    bench.players.clear();
    bench.add(new FakePlayer("deep", TABLE, LEVEL));
    bench.add(new FakePlayer("plain"));
    bench.add(new FakePlayer("engine", PATH, SPREAD));
    return GameChoices.of(bench.plugins(), Texts.shared(Locale.ENGLISH));
  }

  private NewGame after(GameSetup last) {
    return new NewGame(bench, last, offer(), Optional.empty());
  }

  private static PlayerSpec spec(Seat seat) {
    return ((Seat.Computer) seat).who();
  }

  private static GameSetup last(Limit... limits) {
    GameRecord played = GameRecord.of("renju", Start.empty(15), List.of());
    return GameSetup.of(played)
        .path(List.of())
        .black(ANNA)
        .white(DEEP)
        .budget(Budget.of(limits))
        .fouls(Fouls.LOSE)
        .ponder(true)
        .build();
  }

  @Test
  void startsWithTheLastGame() {
    GameSetup last = last(new Limit.Depth(4), new Limit.MoveTime(Duration.ofSeconds(2)));
    assertThat(after(last).setup()).isEqualTo(last);
  }

  @Test
  void offersTheOptionsOfPlayers() {
    NewGame game = after(last());
    assertThat(game.offer().occupants())
        .extracting(GameChoices.Occupant::id)
        .containsExactly("", "deep", "plain", "engine");
    SeatChoice deep = game.seat(Stone.WHITE);
    assertThat(deep.occupant().settings())
        .extracting(each -> each.option().key())
        .containsExactly("table", "level");
    assertThat(deep.options().value(LEVEL)).isEqualTo("8");
    assertThat(deep.options().value(TABLE)).isEqualTo("a");
  }

  @Test
  void adaptsTheLevelUntilAnotherIsChosen() {
    NewGame game = after(last());
    assertThat(game.strengths(Stone.WHITE)).isEqualTo(Strength.all());
    assertThat(game.strengths(Stone.BLACK)).as("a human").isEmpty();
    game.strength(Stone.WHITE, Optional.empty());
    assertThat(game.seat(Stone.WHITE).options().value(LEVEL)).isEqualTo("3");
    assertThat(game.strength(Stone.WHITE)).isEqualTo(5);
    game.keep(game.setup());
    assertThat(after(last()).seat(Stone.WHITE).options().value(LEVEL)).isEqualTo("3");
    game.level(Stone.WHITE, (Option.Whole) LEVEL, "4");
    assertThat(game.strength(Stone.WHITE)).as("between two steps").isEqualTo(-1);
    game.choose(Stone.BLACK, game.seat(Stone.WHITE).occupant());
    assertThat(game.strengths(Stone.WHITE)).as("for two computers").hasSize(5);
    game.keep(game.setup());
    assertThat(new AdaptiveStrength(bench).isOn()).isFalse();
  }

  @Test
  void remembersTheTeachingMode() {
    NewGame game = after(last());
    assertThat(game.teaching()).isEqualTo(TeachingChoice.OFF);
    game.teaching(new TeachingChoice(true, 20));
    assertThat(game.among(offer()).teaching()).isEqualTo(new TeachingChoice(true, 20));
    assertThat(TeachingChoice.in(bench).on()).as("only after the game starts").isFalse();
    game.keep(game.setup());
    assertThat(TeachingChoice.in(bench)).isEqualTo(new TeachingChoice(true, 20));
  }

  @Test
  void setsOnlyValuesThatDifferFromTheDefaults() {
    NewGame game = after(last());
    game.seat(Stone.WHITE).options().set(LEVEL, "5");
    game.seat(Stone.WHITE).options().set(TABLE, "b");
    assertThat(game.setup().white())
        .isEqualTo(new Seat.Computer(new PlayerSpec("deep", Map.of("table", "b"), 42, true)));
  }

  @Test
  void swapsSidesWithTheirOptions() {
    NewGame game = after(last());
    game.swap();
    assertThat(game.setup().black()).isEqualTo(DEEP);
    assertThat(game.setup().white()).isEqualTo(ANNA);
  }

  @Test
  void setsAnotherPlayerToItsDefaults() {
    NewGame game = after(last());
    game.choose(Stone.BLACK, game.offer().occupants().get(2));
    PlayerSpec plain = spec(game.setup().black());
    assertThat(plain.recordName()).isEqualTo("plain");
    assertThat(plain.seed()).as("games have different seeds").isNotZero();
  }

  @Test
  void usesTheDefaultSizeOfRulesUnlessAnotherWasChosen() {
    NewGame game = after(last());
    GameChoices.Rules wide = game.offer().rules().get(1);
    game.rules().rules(wide);
    assertThat(game.rules().size()).isEqualTo(19);
    game.rules().size(9);
    game.rules().rules(game.offer().rules().get(0));
    assertThat(game.rules().size()).isEqualTo(9);
  }

  @Test
  void setsOptionsOfRules() {
    NewGame game = after(last());
    game.rules().rules(game.offer().rules().get(2));
    assertThat(game.setup().record().rules()).isEqualTo("long");
    game.rules().options().set(LINE, "6");
    assertThat(game.setup().record().rules()).isEqualTo("long:line=6");
    NewGame next = after(game.setup());
    assertThat(next.rules().rules().id()).isEqualTo("long");
    assertThat(next.setup()).isEqualTo(game.setup());
    next.rules().rules(next.offer().rules().get(0));
    assertThat(next.setup().record().rules()).isEqualTo("renju");
    assertThat(next.rules().options().settings()).isEmpty();
    next.rules().rules(next.offer().rules().get(2));
    assertThat(next.setup().record().rules()).as("as in the last game").isEqualTo("long:line=6");
  }

  @Test
  void keepsTheOpeningAmongOtherRules() {
    offer();
    bench.rules.put("renju", new FakeRules("renju", 15, true).with(LINE, OPENING));
    bench.rules.put("wide", new FakeRules("wide", 19, false).with(OPENING));
    GameChoices choices = GameChoices.of(bench.plugins(), Texts.shared(Locale.ENGLISH));
    NewGame game = new NewGame(bench, last(), choices, Optional.empty());
    game.rules().rules(choices.rules().get(0));
    GameChoices.Setting opening = game.rules().rules().settings().get(0);
    assertThat(opening.label().name()).isEqualTo("Opening rule");
    assertThat(opening.choices().stream().map(opening::name))
        .containsExactly("None", "Soosõrv-8", "own");
    assertThat(opening.about("none")).isEqualTo("Black moves first. The colours are not swapped.");
    game.rules().options().set(OPENING, "soosorv-8");
    game.rules().rules(choices.rules().get(1));
    assertThat(game.setup().record().rules()).isEqualTo("wide:opening=soosorv-8");
  }

  @Test
  void dropsOptionsThatRulesLack() {
    GameRecord played = GameRecord.of("long:line=99,gone=1", Start.empty(15), List.of());
    NewGame game = after(GameSetup.of(played).path(List.of()).black(ANNA).white(ANNA).build());
    assertThat(game.setup().record().rules()).isEqualTo("long");
  }

  @Test
  void startsOverForOtherOptionsOfTheRules() {
    NewGame game = new NewGame(bench, last(), offer(), Optional.of(GameStates.after("h8 i8")));
    game.goOn(true);
    game.rules().rules(game.offer().rules().get(2));
    game.goOn(true);
    assertThat(game.rules().rules().id()).isEqualTo("renju");
    game.rules().rules(game.offer().rules().get(2));
    game.rules().options().set(LINE, "6");
    assertThat(game.from()).isEmpty();
    assertThat(game.setup().record().rules()).isEqualTo("long:line=6");
  }

  @Test
  void limitsTimeAndKeepsTheOtherLimits() {
    NewGame game = after(last(new Limit.Nodes(500), new Limit.MoveTime(Duration.ofSeconds(2))));
    Limit.Clock clock = new Limit.Clock(Duration.ofMinutes(3), Duration.ZERO);
    game.limits().set(Limit.MoveTime.class, Optional.empty());
    game.limits().set(Limit.Clock.class, Optional.of(clock));
    assertThat(game.setup().budget()).isEqualTo(Budget.of(new Limit.Nodes(500), clock));
  }

  @Test
  void limitsPositionsAndDepth() {
    NewGame game = after(last(new Limit.Nodes(500), new Limit.Depth(4)));
    game.limits().set(Limit.Nodes.class, Optional.empty());
    game.limits().set(Limit.Depth.class, Optional.of(new Limit.Depth(7)));
    assertThat(game.setup().budget()).isEqualTo(Budget.of(new Limit.Depth(7)));
  }

  @Test
  void isolatesAChosenComputer() {
    NewGame game = after(last());
    assertThat(game.seat(Stone.WHITE).isolation()).isEqualTo(Isolation.PROCESS);
    game.seat(Stone.WHITE).isolate(Isolation.NONE);
    assertThat(((Seat.Computer) game.setup().white()).who())
        .isEqualTo(new PlayerSpec("deep", Map.of("level", "8"), 42, false));
  }

  @Test
  void dropsOptionsThatThePlayerLacks() {
    Seat other =
        new Seat.Computer(new PlayerSpec("deep", Map.of("level", "10", "gone", "1"), 42, false));
    GameSetup last = last();
    NewGame game =
        after(GameSetup.of(last.record()).path(List.of()).black(ANNA).white(other).build());
    assertThat(game.setup().white())
        .isEqualTo(new Seat.Computer(new PlayerSpec("deep", Map.of(), 42, false)));
  }

  @Test
  void setsTheLevelInStepsAndExactly() {
    SeatChoice deep = after(last()).seat(Stone.WHITE);
    assertThat(deep.strength()).as("between two steps").isEmpty();
    deep.strength(Strength.LEARNER);
    assertThat(deep.options().value(LEVEL)).isEqualTo("1");
    deep.options().set(LEVEL, "9");
    assertThat(deep.strength()).contains(Strength.FULL);
  }

  private static Optional<String> refusal(SeatChoice seat, Option option, Texts texts) {
    return seat.options().settings().stream()
        .filter(setting -> setting.option().equals(option))
        .findFirst()
        .flatMap(setting -> seat.options().refusal(setting, texts));
  }

  @Test
  void explainsRefusedValues() {
    Texts texts = Texts.shared(Locale.ENGLISH);
    NewGame game = after(last());
    game.choose(Stone.WHITE, game.offer().occupants().get(3));
    SeatChoice engine = game.seat(Stone.WHITE);
    assertThat(refusal(engine, PATH, texts)).contains("Required");
    engine.options().set(PATH, "/opt/pbrain");
    assertThat(refusal(engine, PATH, texts)).isEmpty();
    assertThat(refusal(engine, SPREAD, texts)).isEmpty();
    engine.options().set(SPREAD, "1,5");
    assertThat(refusal(engine, SPREAD, texts)).contains("A number from 0.5 to 1000");
    assertThat(refusal(engine, SPREAD, Texts.shared(Locale.CHINESE))).contains("请输入 0.5 到 1000 的数");
    SeatChoice deep = after(last()).seat(Stone.WHITE);
    deep.options().set(LEVEL, "");
    assertThat(refusal(deep, LEVEL, texts)).contains("A whole number from 1 to 9");
  }

  @Test
  void acceptsOnlyInstalledEvaluators() {
    Option evaluator = new Option.Evaluator("evaluator", "runs");
    bench.add(new FakePlayer("ahead", evaluator)).evaluators("runs", "mine");
    Texts texts = Texts.shared(Locale.ENGLISH);
    GameChoices offer = GameChoices.of(bench.plugins(), texts);
    GameChoices.Occupant ahead = offer.occupant(seat("mine"));
    assertThat(ahead.settings().get(0).choices()).containsExactly("runs", "mine");
    GameChoices.Setting setting = ahead.settings().get(0);
    OptionChoice chosen = new SeatChoice(seat("mine:fast=true"), offer).options();
    assertThat(chosen.value(evaluator)).isEqualTo("mine:fast=true");
    assertThat(chosen.refusal(setting, texts)).isEmpty();
    chosen.set(evaluator, "yours:fast=true");
    assertThat(chosen.refusal(setting, texts)).contains("Unknown evaluator: yours");
    chosen.set(evaluator, "mine:fast");
    assertThat(chosen.refusal(setting, texts).orElseThrow()).contains("must be an evaluator");
    OptionChoice gone = new SeatChoice(seat("yours"), offer).options();
    assertThat(gone.value(evaluator)).isEqualTo("runs");
  }

  private static Seat seat(String evaluator) {
    return new Seat.Computer(new PlayerSpec("ahead", Map.of("evaluator", evaluator), 0, false));
  }

  @Test
  void detectsRulesWithForbiddenMoves() {
    NewGame game = after(last());
    assertThat(game.rules().rules().fouls()).isTrue();
    game.rules().rules(game.offer().rules().get(1));
    assertThat(game.rules().rules().fouls()).isFalse();
  }

  @Test
  void continuesFromThePositionOfAGame() {
    NewGame game = new NewGame(bench, last(), offer(), Optional.of(GameStates.after("h8 i8")));
    assertThat(game.from()).isEmpty();
    game.goOn(true);
    assertThat(game.from()).contains(2);
    assertThat(game.setup().path()).hasSize(2);
    assertThat(game.setup().white()).isEqualTo(DEEP);
    game.rules().size(9);
    assertThat(game.setup().path()).as("on another board").isEmpty();
    assertThat(new NewGame(bench, last(), offer(), Optional.of(GameStates.after(""))).canGoOn())
        .isFalse();
  }

  @Test
  void staysTheSameAmongOtherPlugins() {
    NewGame game = new NewGame(bench, last(), offer(), Optional.of(GameStates.after("h8")));
    game.seat(Stone.WHITE).options().set(LEVEL, "2");
    game.rules().size(17);
    NewGame same = game.among(offer());
    assertThat(same.setup()).isEqualTo(game.setup());
    bench.players.remove("deep");
    NewGame without = game.among(GameChoices.of(bench.plugins(), Texts.shared(Locale.ENGLISH)));
    assertThat(without.setup().white()).isEqualTo(new Seat.Human(""));
  }
}
