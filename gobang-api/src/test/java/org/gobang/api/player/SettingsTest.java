package org.gobang.api.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorSource;
import org.junit.jupiter.api.Test;

class SettingsTest {

  private static final List<Option> OPTIONS =
      List.of(
          new Option.Whole("level", 1, 9, 4),
          new Option.Decimal("spread", 0, 1, 0.5),
          new Option.Flag("book", true),
          new Option.Text("style", "calm"));

  @Test
  void usesGivenValuesAndDefaults() {
    Settings settings = Settings.of(OPTIONS, Map.of("level", "7", "book", "false"), 42);
    assertThat(settings.decimal("spread")).isEqualTo(0.5);
    assertThat(settings.whole("level")).isEqualTo(7);
    assertThat(settings.flag("book")).isFalse();
    assertThat(settings.text("style")).isEqualTo("calm");
    assertThat(settings.seed()).isEqualTo(42);
  }

  @Test
  void refusesAnInvalidValue() {
    assertRefuses(OPTIONS, Map.of("level", "10"), "level=10: must be a whole number from 1 to 9");
  }

  @Test
  void listsOptionsForAnUnknownOne() {
    assertRefuses(
        OPTIONS, Map.of("speed", "9"), "no option speed: there are level, spread, book, style");
    assertRefuses(List.of(), Map.of("speed", "9"), "no option speed: there are none");
  }

  @Test
  void refusesUnknownOptions() {
    Settings settings = Settings.of(OPTIONS, Map.of(), 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> settings.flag("speed"))
        .withMessage("no option speed");
    assertThatIllegalArgumentException().isThrownBy(() -> settings.whole("style"));
  }

  @Test
  void copiesItsValues() {
    Map<String, String> values = new LinkedHashMap<>(Map.of("level", "7"));
    Settings settings = new Settings(values, 0);
    values.clear();
    assertThat(settings.text("level")).isEqualTo("7");
    assertThatThrownBy(() -> settings.values().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void hasAnOptionalFolder() {
    Settings settings = Settings.of(OPTIONS, Map.of("level", "7"), 42);
    assertThat(settings.folder()).isEmpty();
    Settings there = settings.withFolder(Path.of("mine"));
    assertThat(there.folder()).contains(Path.of("mine"));
    assertThat(new Settings(there.values(), there.seed())).isEqualTo(settings);
  }

  @Test
  void keepsTheOrderOfTheOptions() {
    List<Option> many =
        IntStream.range(0, 100)
            .mapToObj(i -> (Option) new Option.Whole("o" + i, 0, 100, i))
            .toList();
    assertThat(Settings.of(many, Map.of(), 0).values().keySet())
        .containsExactlyElementsOf(many.stream().map(Option::key).toList());
  }

  private static void assertRefuses(
      List<Option> options, Map<String, String> given, String sentence) {
    assertThatThrownBy(() -> Settings.of(options, given, 0))
        .isInstanceOf(RefusedException.class)
        .hasMessage(sentence);
  }

  @Test
  void createsTheEvaluatorOfAnOption() throws InterruptedException {
    List<Option> options = List.of(new Option.Evaluator("evaluator", "runs"));
    Evaluator made = position -> 7;
    EvaluatorSource source =
        (which, start) -> {
          assertThat(which).hasToString("mine:depth=2");
          return made;
        };
    Settings settings = Settings.of(options, Map.of("evaluator", "mine:depth=2"), 1);
    Board board =
        (Board)
            Proxy.newProxyInstance(
                Board.class.getClassLoader(),
                new Class<?>[] {Board.class},
                (proxy, method, arguments) -> "unused");
    assertThat(settings.withEvaluators(source).evaluator("evaluator", board)).isSameAs(made);
    assertThat(settings.withEvaluators(source).withFolder(Path.of("a")).evaluators())
        .isSameAs(source);
    assertThatThrownBy(() -> settings.evaluator("evaluator", board))
        .isInstanceOf(RefusedException.class)
        .hasMessage("there is no evaluator mine");
  }

  @Test
  void writesAnEvaluatorAsASpec() {
    Option.Evaluator option = new Option.Evaluator("evaluator", "runs");
    assertThat(option.initialText()).isEqualTo("runs");
    option.check("shapes:weights=table.txt");
    assertThatThrownBy(() -> option.check("shapes:weights"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("evaluator=shapes:weights: must be an evaluator, id or id:option=value");
    assertThatThrownBy(() -> new Option.Evaluator("evaluator", " "))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
