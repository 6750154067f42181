package org.gobang.game;

import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** A provider with a selectable failure on creating a player. */
record FailingProvider(String how, CountDownLatch release) implements PlayerProvider {

  @Override
  public String id() {
    return "it";
  }

  @Override
  public Label label(Locale locale) {
    return new Label(id(), "");
  }

  @Override
  public boolean supports(Board board) {
    return !how.equals("unsupported");
  }

  @Override
  @SuppressWarnings("NullAway")
  public Player create(Settings settings, Board start) {
    switch (how) {
      case "refuse" -> throw new RefusedException("not today");
      case "refuse without words" -> throw new RefusedException((String) null);
      case "throw" -> throw new NoClassDefFoundError("acme");
      case "hang" -> Await.stubbornly(release);
      default -> {}
    }
    return null;
  }
}
