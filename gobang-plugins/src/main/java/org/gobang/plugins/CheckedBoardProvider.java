package org.gobang.plugins;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A board provider that returns values read once. The plugin is called only for boards and
 * explanations; if it fails, the board is refused, and the kind stands in for the explanation.
 */
final class CheckedBoardProvider implements BoardProvider, PluginBacked {

  private static final Logger LOG = LoggerFactory.getLogger(CheckedBoardProvider.class);

  private final BoardProvider plugin;
  private final String id;
  private final CachedLabels labels;
  private final int defaultSize;
  private final boolean fouls;
  private final CheckedOptions options;

  private CheckedBoardProvider(
      BoardProvider plugin,
      String id,
      CachedLabels labels,
      int defaultSize,
      boolean fouls,
      CheckedOptions options) {
    this.plugin = plugin;
    this.id = id;
    this.labels = labels;
    this.defaultSize = defaultSize;
    this.fouls = fouls;
    this.options = options;
  }

  static CheckedProvider<BoardProvider> of(BoardProvider plugin) throws PluginRefusedException {
    String id = CheckedProvider.checkedId(plugin, plugin.id());
    int size = plugin.defaultSize();
    if (size < 1 || size > Point.MOST_LINES) {
      throw new PluginRefusedException(
          Refusal.CRASHED,
          String.format(
              Locale.ROOT,
              "%s has a usual size of %d lines, and sizes are 1 to %d",
              id,
              size,
              Point.MOST_LINES));
    }
    CachedLabels labels = CachedLabels.of(plugin, id, plugin::label);
    return new CheckedProvider<>(
        id,
        new CheckedBoardProvider(
            plugin, id, labels, size, plugin.hasFouls(), CheckedOptions.of(plugin, id)));
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
  public int defaultSize() {
    return defaultSize;
  }

  @Override
  public boolean hasFouls() {
    return fouls;
  }

  @Override
  public Board create(Start start) {
    return ProviderErrors.callOrRefuse(
        LOG, id, () -> PluginContext.call(plugin, () -> plugin.create(start)));
  }

  @Override
  public Board create(OptionValues values, Start start) {
    return ProviderErrors.callOrRefuse(
        LOG, id, () -> PluginContext.call(plugin, () -> plugin.create(values, start)));
  }

  @Override
  public String explain(Verdict.Refused why, Locale locale) {
    return explained(why.kind(), () -> plugin.explain(why, locale));
  }

  @Override
  public String explain(Outcome.Won how, Locale locale) {
    return explained(how.kind(), () -> plugin.explain(how, locale));
  }

  @Override
  public Label choice(String choice, Locale locale) {
    try {
      Label label = PluginContext.call(plugin, () -> plugin.choice(choice, locale));
      return label == null ? new Label(choice) : label;
    } catch (Throwable thrown) {
      ProviderErrors.log(LOG, id + " cannot name the choice " + choice, thrown);
      return new Label(choice);
    }
  }

  private String explained(String kind, Supplier<String> explain) {
    try {
      String words = PluginContext.call(plugin, explain::get);
      return words == null || words.isBlank() ? kind : words;
    } catch (Throwable thrown) {
      ProviderErrors.log(LOG, id + " cannot explain " + kind, thrown);
      return kind;
    }
  }
}
