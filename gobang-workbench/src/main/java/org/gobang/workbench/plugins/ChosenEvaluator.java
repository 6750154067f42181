package org.gobang.workbench.plugins;

import java.nio.file.Path;
import java.util.List;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.engines.isolated.PlayerFiles;
import org.gobang.workbench.platform.HostTexts;

/**
 * The evaluator chosen by the user for a player.
 *
 * @param found the plugin of the evaluator
 * @param values a value for every option
 */
record ChosenEvaluator(DiscoveredPlugin<EvaluatorProvider> found, OptionValues values) {

  /**
   * Returns an evaluator with its options.
   *
   * @throws RefusedException if an option is unknown
   */
  static ChosenEvaluator of(DiscoveredPlugin<EvaluatorProvider> found, ProviderSpec which) {
    try {
      return new ChosenEvaluator(
          found, OptionValues.of(found.provider().options(), which.options()));
    } catch (RefusedException refused) {
      throw new RefusedException(
          "the evaluator " + which.id() + ": " + refused.getMessage(), refused);
    }
  }

  /** Returns the text form, with absolute file paths. */
  String absolute() {
    List<Option> options = found.provider().options();
    OptionValues absolute = new OptionValues(PlayerFiles.absolute(options, values.byKey()));
    return ProviderSpec.of(found.id(), options, absolute).toString();
  }

  /** Returns the files in its options. */
  List<Path> files() {
    return PlayerFiles.named(found.provider().options(), values.byKey());
  }

  /**
   * Checks that the evaluator supports games on a board.
   *
   * @throws RefusedException if it does not
   */
  void checkSupports(Board start) {
    if (!found.provider().supports(start)) {
      throw new RefusedException(
          HostTexts.of("evaluator.other", found.id(), start.rules(), start.size()));
    }
  }

  /**
   * Creates the evaluator.
   *
   * @throws RefusedException if it does not support the game, or refuses
   */
  Evaluator create(Board start) throws InterruptedException {
    checkSupports(start);
    return found.provider().create(values, start);
  }
}
