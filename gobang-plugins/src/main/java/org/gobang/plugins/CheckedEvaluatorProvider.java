package org.gobang.plugins;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An evaluator provider that returns values read once. The plugin is called only for {@code
 * supports} and {@code create}; if one fails, the evaluator is refused.
 */
final class CheckedEvaluatorProvider implements EvaluatorProvider, PluginBacked {

  private static final Logger LOG = LoggerFactory.getLogger(CheckedEvaluatorProvider.class);

  private final EvaluatorProvider plugin;
  private final String id;
  private final CachedLabels labels;
  private final CheckedOptions options;

  private CheckedEvaluatorProvider(
      EvaluatorProvider plugin, String id, CachedLabels labels, CheckedOptions options) {
    this.plugin = plugin;
    this.id = id;
    this.labels = labels;
    this.options = options;
  }

  static CheckedProvider<EvaluatorProvider> of(EvaluatorProvider plugin)
      throws PluginRefusedException {
    String id = CheckedProvider.checkedId(plugin, plugin.id());
    CheckedOptions options = CheckedOptions.of(plugin, id);
    CachedLabels labels = CachedLabels.of(plugin, id, plugin::label);
    return new CheckedProvider<>(id, new CheckedEvaluatorProvider(plugin, id, labels, options));
  }

  @Override
  public Object plugin() {
    return plugin;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Label label(Locale locale) {
    return labels.in(locale);
  }

  @Override
  public List<Option> options() {
    return options.options();
  }

  @Override
  public Label label(Option option, Locale locale) {
    return options.label(option, locale);
  }

  @Override
  public boolean isExpert(Option option) {
    return options.isExpert(option);
  }

  @Override
  public Optional<String> initialFile(Option.File option) {
    return PluginContext.call(plugin, () -> plugin.initialFile(option));
  }

  @Override
  public boolean supports(Board board) {
    return ProviderErrors.callOrRefuse(
        LOG, id, () -> PluginContext.call(plugin, () -> plugin.supports(board)));
  }

  @Override
  public Evaluator create(OptionValues values, Board start) throws InterruptedException {
    Evaluator evaluator;
    try {
      evaluator = PluginContext.call(plugin, () -> plugin.create(values, start));
    } catch (InterruptedException | RefusedException expected) {
      throw expected;
    } catch (Throwable thrown) {
      ProviderErrors.log(LOG, id + " failed", thrown);
      throw new RefusedException(
          "the evaluator " + id + " threw " + ProviderErrors.describe(thrown), thrown);
    }
    if (evaluator == null) {
      throw new RefusedException("the evaluator " + id + " made nothing");
    }
    return new PluginEvaluator(id, evaluator);
  }
}
