package org.gobang.testkit;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;

/**
 * An evaluator provider with the boards and options for testing it.
 *
 * @param plugin runs the code of the plugin
 * @param provider the guarded provider
 * @param values a value for every option
 * @param starts the boards for evaluations, at least one, all supported by the provider
 */
record EvaluatorUnderTest(
    GuardedPlugin<EvaluatorProvider> plugin,
    EvaluatorProvider provider,
    OptionValues values,
    List<Board> starts) {

  private static final Promise SUPPORTS =
      new Promise("EvaluatorProvider.supports", "whether the evaluation is meant for a game");
  private static final Promise CREATE =
      new Promise(
          "EvaluatorProvider.create",
          "a new evaluator for a board that is supported; for another one, perhaps a"
              + " RefusedException whose sentence says why");

  static EvaluatorUnderTest of(
      GuardedPlugin<EvaluatorProvider> plugin, Map<String, String> options, List<Board> boards) {
    EvaluatorProvider provider = plugin.provider();
    List<Board> starts = boards.stream().filter(provider::supports).toList();
    SUPPORTS.check(!starts.isEmpty(), "none of boards() is supported, so nothing can be evaluated");
    return new EvaluatorUnderTest(
        plugin, provider, OptionValues.of(provider.options(), options), starts);
  }

  /** Checks a new evaluator on a thread of the plugin. */
  void check(Board start, Consumer<Evaluator> check) {
    try (PluginThread thread = plugin.thread()) {
      thread.call(
          CREATE,
          "create, and then the evaluator",
          () -> {
            check.accept(create(start));
            return true;
          });
    }
  }

  /** Checks a new evaluator with each position of several games. */
  void checkPositions(BiConsumer<Evaluator, Board> check) {
    for (Board start : starts) {
      check(start, made -> positions(start).forEach(position -> check.accept(made, position)));
    }
  }

  /** Creates an evaluator on the calling thread. */
  Evaluator create(Board start) {
    try {
      Evaluator made = provider.create(values, start);
      CREATE.check(made != null, "create gave null");
      return made;
    } catch (InterruptedException hung) {
      throw CREATE.broken(hung, "no return from create");
    } catch (RefusedException refused) {
      throw CREATE.broken(refused, "a refusal of %s", UndecidedPositions.words(start));
    }
  }

  /**
   * Checks that the provider creates an evaluator for any board or refuses with a message,
   * including boards not selected by the author.
   */
  void createOrRefuse() {
    for (Board start : TestBoards.all()) {
      if (provider.supports(start)) {
        check(start, made -> {});
      } else {
        try (PluginThread thread = plugin.thread()) {
          thread.call(CREATE, "create", () -> createOrRefuse(start));
        }
      }
    }
  }

  private boolean createOrRefuse(Board start) throws InterruptedException {
    try {
      CREATE.check(provider.create(values, start) != null, "create gave null");
      return true;
    } catch (RefusedException refused) {
      CREATE.checkRefusal(refused, UndecidedPositions.words(start));
      return false;
    }
  }

  /** Returns positions from games that start from a board. */
  List<Board> positions(Board start) {
    return UndecidedPositions.inGamesFrom(start).stream().filter(provider::supports).toList();
  }
}
