package org.gobang.presentation.session;

import java.util.concurrent.Executor;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;

/** Describes the states of one game on the host's threads, and passes its events on. */
final class EventHandOver implements GameListener {

  private final Game game;
  private final PositionDescriber describer;
  private final SessionListener listener;
  private final Executor frontEnd;

  /**
   * The events of a game.
   *
   * @param frontEnd runs tasks on the front end's thread, while these events are subscribed to
   */
  EventHandOver(
      Game game, PositionDescriber describer, SessionListener listener, Executor frontEnd) {
    this.game = game;
    this.describer = describer;
    this.listener = listener;
    this.frontEnd = frontEnd;
  }

  @Override
  public void changed(GameState state) {
    ShownPosition position = describer.position(state);
    frontEnd.execute(() -> listener.changed(position));
  }

  @Override
  public void refused(Point point, Verdict.Refused why) {
    String sentence = describer.sentence(game.state().record().rules(), why);
    frontEnd.execute(() -> listener.refused(point, why, sentence));
  }

  @Override
  public void reported(Stone stone, Insight insight) {
    frontEnd.execute(() -> listener.reported(stone, insight));
  }
}
