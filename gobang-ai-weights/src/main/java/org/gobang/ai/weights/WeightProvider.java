package org.gobang.ai.weights;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** What the five providers have in common: all but their names, their options and the weighing. */
abstract class WeightProvider implements PlayerProvider {

  private final String id;

  WeightProvider(String id) {
    this.id = id;
  }

  /** How the strategy weighs, once its user has set what can be set. */
  abstract Weigher weigher(Settings settings);

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final Label label(Locale locale) {
    return Labels.label(id, locale);
  }

  @Override
  public final Label label(Option option, Locale locale) {
    return Labels.label(id + "." + option.key(), locale);
  }

  @Override
  public final Player create(Settings settings, Board start) {
    return new WeightPlayer(weigher(settings));
  }
}
