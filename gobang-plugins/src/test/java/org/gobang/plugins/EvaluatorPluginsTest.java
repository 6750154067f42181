package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests finding, creating and checking evaluators in plugin folders. */
class EvaluatorPluginsTest {

  private static final String EVALUATOR =
      """
      package ID_;
      import java.util.List;
      import org.gobang.api.*;
      import org.gobang.api.board.*;
      import org.gobang.api.evaluator.*;
      public final class E implements EvaluatorProvider {
        public String id() { return "ID_"; }
        public Label label(java.util.Locale locale) { return new Label("ID_", ""); }
        public List<Option> options() { return List.of(new Option.Whole("worth", 0, 9, 7)); }
        public boolean supports(Board board) { SUPPORTS_ }
        public Evaluator create(OptionValues options, Board start) { CREATE_ }
        record Fixed(int worth, int weight) implements Evaluator {
          public int value(MutableBoard board) { return worth; }
          public void weigh(MutableBoard board, int[] weights) { weights[1] = weight; }
        }
      }
      """;

  /** A board of one point that counts passes. */
  private static final class Passes {
    private int count;

    MutableBoard board() {
      return proxy(MutableBoard.class);
    }

    private Object answer(String method) {
      return switch (method) {
        case "moveCount" -> count;
        case "pass" -> ++count;
        default -> 2;
      };
    }

    private <T> T proxy(Class<T> type) {
      return type.cast(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (proxy, method, arguments) -> answer(method.getName())));
    }
  }

  private final MutableBoard board = new Passes().board();
  private final Board start = new Passes().proxy(Board.class);

  @TempDir private Path folder;
  private Path plugins;

  @BeforeEach
  void makeFolder() throws IOException {
    plugins = Files.createDirectory(folder.resolve("plugins"));
  }

  private JarMaker evaluator(String id, String supports, String create) {
    return new JarMaker(folder.resolve(id))
        .module(
            id,
            "requires org.gobang.api;",
            "provides org.gobang.api.evaluator.EvaluatorProvider with " + id + ".E;")
        .source(
            id + ".E",
            EVALUATOR.replace("ID_", id).replace("SUPPORTS_", supports).replace("CREATE_", create));
  }

  private EvaluatorProvider found(String supports, String create) throws IOException {
    evaluator("odd", supports, create).jar(plugins.resolve("odd.jar"));
    Plugins found = PluginFinder.find(List.of(plugins));
    assertThat(found.refused()).isEmpty();
    return found.evaluator("odd").orElseThrow().provider();
  }

  private Evaluator created(String create) throws IOException, InterruptedException {
    EvaluatorProvider provider = found("return true;", create);
    return provider.create(OptionValues.of(provider.options(), Map.of()), start);
  }

  @Test
  void findsAndCreatesAnEvaluator() throws Exception {
    Path jar =
        evaluator("even", "return true;", "return new Fixed((int) options.whole(\"worth\"), 3);")
            .jar(plugins.resolve("even.jar"));
    Plugins found = PluginFinder.find(List.of(plugins));
    assertThat(found.evaluators())
        .extracting(DiscoveredPlugin::id, DiscoveredPlugin::origin)
        .containsExactly(tuple("even", jar.toString()));
    EvaluatorProvider provider = found.evaluators().get(0).provider();
    assertThat(provider.options()).containsExactly(new Option.Whole("worth", 0, 9, 7));
    assertThat(provider.supports(start)).isTrue();
    Evaluator evaluator =
        provider.create(OptionValues.of(provider.options(), Map.of("worth", "4")), start);
    assertThat(evaluator.value(board)).isEqualTo(4);
    int[] weights = new int[4];
    evaluator.weigh(board, weights);
    assertThat(weights).containsExactly(0, 3, 0, 0);
  }

  @Test
  void readsOptionsOfAListedEvaluatorFromItsCode() throws IOException {
    evaluator("late", "return true;", "return null;")
        .file(PluginMetadata.FILE, "evaluator.late.name=Later\n")
        .jar(plugins.resolve("late.jar"));
    DiscoveredPlugin<EvaluatorProvider> late =
        PluginFinder.find(List.of(plugins)).evaluators().get(0);
    assertThat(late.provider().label(Locale.ENGLISH).name()).isEqualTo("Later");
    assertThat(late.provider().options()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "throw new IllegalStateException(\"no table\"); | threw IllegalStateException: no table",
        "return null; | returned nothing",
      })
  void failedCreationIsARefusal(String create, String sentence) {
    assertThatThrownBy(() -> created(create))
        .isInstanceOf(RefusedException.class)
        .hasMessage("the evaluator odd " + sentence);
  }

  @Test
  void passesOnItsOwnRefusal() {
    assertThatThrownBy(() -> created("throw new RefusedException(\"only 15 lines\");"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("only 15 lines");
  }

  @Test
  void failedSupportCheckIsARefusal() throws IOException {
    EvaluatorProvider provider = found("throw new AssertionError();", "return null;");
    assertThatThrownBy(() -> provider.supports(start))
        .isInstanceOf(RefusedException.class)
        .hasMessage("odd failed: it threw AssertionError");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "board -> { throw new StackOverflowError(); } | threw StackOverflowError",
        "board -> 1_000_000_001 | returned the value 1000000001, which is out of range",
        "board -> -1_000_000_001 | returned the value -1000000001, which is out of range",
        "board -> { board.pass(); return 0; } | did not take back the moves that it tried",
      })
  void refusesInvalidValues(String evaluator, String sentence) throws Exception {
    Evaluator created = created("return " + evaluator + ";");
    assertThatThrownBy(() -> created.value(board)).hasMessage("the evaluator odd " + sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-1 | returned the weight -1, which is out of range",
        "1_000_000_001 | returned the weight 1000000001, which is out of range",
      })
  void refusesInvalidWeights(String weight, String sentence) throws Exception {
    Evaluator created = created("return new Fixed(0, " + weight + ");");
    assertThatThrownBy(() -> created.weigh(board, new int[4]))
        .hasMessage("the evaluator odd " + sentence);
    assertThatThrownBy(() -> created.weigh(board, new int[1]))
        .hasMessageStartingWith("the evaluator odd threw ArrayIndexOutOfBounds");
  }
}
