package com.example.random;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** Describes the player and creates instances. */
public final class RandomProvider implements PlayerProvider {

  /** Creates a provider. Called by the service loader. */
  public RandomProvider() {}

  @Override
  public String id() {
    return "random";
  }

  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("随机", "在任意一个可下的点落子。")
        : new Label("Random", "Plays anywhere.");
  }

  @Override
  public Player create(Settings settings, Board start) {
    return new RandomPlayer(settings.seed());
  }
}
