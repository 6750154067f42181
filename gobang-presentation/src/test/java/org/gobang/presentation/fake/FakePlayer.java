package org.gobang.presentation.fake;

import java.util.List;
import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.player.Option;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** A player with a name in two languages, that is never made. */
public record FakePlayer(String id, List<Option> options) implements PlayerProvider {

  public FakePlayer(String id, Option... options) {
    this(id, List.of(options));
  }

  @Override
  public Label label(Locale locale) {
    return new Label((locale.getLanguage().equals("zh") ? "棋手 " : "Player ") + id, "");
  }

  @Override
  public Player create(Settings settings, Board start) {
    throw new UnsupportedOperationException();
  }
}
