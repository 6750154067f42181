package org.gobang.ai.lookahead;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.PluginTexts;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** The provider of the player {@code lookahead}. */
public final class LookaheadProvider implements PlayerProvider {

  private static final Option.Evaluator EVALUATOR = new Option.Evaluator("evaluator", "shapes");

  /**
   * The search depth; with the default width, each ply takes about five times as long as the
   * previous one.
   */
  private static final Option.Whole DEPTH = new Option.Whole("depth", 1, 12, 4);

  private static final Option.Whole WIDTH = new Option.Whole("width", 1, 625, 20);

  /** Creates the provider for the service loader. */
  public LookaheadProvider() {}

  @Override
  public String id() {
    return "lookahead";
  }

  @Override
  public Label label(Locale locale) {
    return label(id(), locale);
  }

  @Override
  public List<Option> options() {
    return List.of(EVALUATOR, DEPTH, WIDTH);
  }

  @Override
  public Label label(Option option, Locale locale) {
    return label(option.key(), locale);
  }

  @Override
  public boolean isExpert(Option option) {
    return option.key().equals(WIDTH.key());
  }

  private static Label label(String key, Locale locale) {
    return PluginTexts.label(
        language -> ResourceBundle.getBundle("org.gobang.ai.lookahead.labels", language),
        key,
        locale);
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    return new LookaheadPlayer(
        settings.evaluator(EVALUATOR.key(), start),
        (int) settings.whole(DEPTH.key()),
        (int) settings.whole(WIDTH.key()));
  }
}
