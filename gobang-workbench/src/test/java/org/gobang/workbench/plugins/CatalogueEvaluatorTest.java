package org.gobang.workbench.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Service;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.game.PlayerSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests players with evaluators in their options. */
class CatalogueEvaluatorTest {

  private static final Board EMPTY = FakeBoard.after("");

  /** A player that searches with an evaluator. */
  private record Searcher(String id) implements PlayerProvider {

    @Override
    public Label label(Locale locale) {
      return new Label(id);
    }

    @Override
    public List<Option> options() {
      return List.of(
          new Option.Evaluator("evaluator", "seven"), new Option.Whole("depth", 1, 9, 2));
    }

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      Evaluator evaluator = settings.evaluator("evaluator", start);
      assertThat(evaluator.value(start.mutableCopy())).isEqualTo(7);
      return turn -> {
        throw new UnsupportedOperationException();
      };
    }
  }

  /** Evaluates every position as 7, before the first move. */
  private record Seven(String id) implements EvaluatorProvider {

    @Override
    public Label label(Locale locale) {
      return new Label(id);
    }

    @Override
    public List<Option> options() {
      return List.of(new Option.File("table"));
    }

    @Override
    public boolean supports(Board board) {
      return board.moves().isEmpty();
    }

    @Override
    public Evaluator create(OptionValues options, Board start) {
      return board -> 7;
    }
  }

  private final PluginCatalogue catalogue =
      new PluginCatalogue(
          Plugins.NONE
              .with(
                  Service.PLAYER,
                  List.of(
                      new DiscoveredPlugin<>("searcher", new Searcher("searcher"), "", "a.jar")))
              .with(
                  Service.EVALUATOR,
                  List.of(new DiscoveredPlugin<>("seven", new Seven("seven"), "", "b.jar"))),
          new PlayerIsolation(),
          Path::of);

  private PlayerSetup player(String evaluator) {
    return catalogue.player(new PlayerSpec("searcher", Map.of("evaluator", evaluator), 1, false));
  }

  @Test
  void passesTheEvaluatorToThePlayer() throws InterruptedException {
    PlayerSetup setup = player("seven");
    setup.provider().create(setup.settings(), EMPTY).close();
    assertThat(setup.settings().text("evaluator")).isEqualTo("seven");
    assertThat(setup.settings().whole("depth")).isEqualTo(2);
  }

  @Test
  void namesEvaluatorFilesByAbsolutePath(@TempDir Path folder) throws Exception {
    Path table = Files.writeString(folder.resolve("table.txt"), "1");
    Path relative = Path.of("").toAbsolutePath().relativize(table);
    String text = player("seven:table=" + relative).settings().text("evaluator");
    assertThat(text).startsWith("seven:table=/").endsWith("table.txt");
    DiscoveredPlugin<EvaluatorProvider> found = catalogue.plugins().evaluators().get(0);
    ChosenEvaluator chosen =
        new ChosenEvaluator(found, new OptionValues(Map.of("table", relative.toString())));
    assertThat(chosen.files()).hasSize(1).allMatch(Path::isAbsolute);
    DiscoveredPlugin<PlayerProvider> searcher = catalogue.plugins().players().get(0);
    WorkerLaunch launch = WorkerLaunch.of(searcher, Optional.empty(), List.of(chosen));
    assertThat(launch.named()).isEqualTo(chosen.files());
    assertThat(launch.plugins()).as("no plugin was loaded from a file").isEmpty();
  }

  @Test
  void refusesUnavailableEvaluators() {
    assertThatThrownBy(() -> player("eight"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("searcher: there is no evaluator eight: there are seven");
    assertThatThrownBy(() -> player("seven:odd=1"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("searcher: the evaluator seven: no option odd: there are table");
    PlayerSetup setup = player("seven");
    assertThatThrownBy(() -> setup.provider().create(setup.settings(), FakeBoard.after("h8")))
        .isInstanceOf(RefusedException.class)
        .hasMessage("The evaluator seven does not support test on 15×15.");
    assertThat(catalogue.playerProvider("searcher").id()).isEqualTo("searcher");
  }
}
