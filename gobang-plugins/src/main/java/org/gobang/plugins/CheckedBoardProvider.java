package org.gobang.plugins;

import java.util.Locale;
import java.util.function.Supplier;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Service;

/**
 * A checked board provider. The plugin is called only for boards and explanations. If it fails, the
 * board is rejected, or the kind is used as the explanation.
 */
final class CheckedBoardProvider extends CheckedProvider<BoardProvider> implements BoardProvider {

  private final int defaultSize;
  private final boolean fouls;

  CheckedBoardProvider(BoardProvider plugin) throws PluginRefusedException {
    super(Service.BOARD, plugin);
    this.defaultSize = plugin.defaultSize();
    this.fouls = plugin.hasFouls();
    if (defaultSize < 1 || defaultSize > Point.MOST_LINES) {
      throw new PluginRefusedException("crashed.size", id(), defaultSize, Point.MOST_LINES);
    }
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
    return makeOrRefuse(() -> plugin.create(start));
  }

  @Override
  public Board create(OptionValues values, Start start) {
    return makeOrRefuse(() -> plugin.create(values, start));
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
    return callOr(
        new Label(choice), "cannot name the choice " + choice, () -> plugin.choice(choice, locale));
  }

  private String explained(String kind, Supplier<String> explain) {
    String words = callOr(kind, "cannot explain " + kind, explain);
    return words.isBlank() ? kind : words;
  }
}
