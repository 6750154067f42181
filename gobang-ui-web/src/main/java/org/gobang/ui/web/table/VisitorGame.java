package org.gobang.ui.web.table;

import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;

/**
 * A game in which a visitor acts for some of the sides, and is refused for the others. The visitor
 * may look at another position than the one that the game stands at.
 */
abstract class VisitorGame implements Game {

  private final Game game;
  private final IndependentBrowsing look;
  private final Predicate<Stone> mine;

  /**
   * A game for a visitor.
   *
   * @param look what the visitor alone looks at
   * @param mine the sides that the visitor acts for, as they are now
   */
  VisitorGame(Game game, IndependentBrowsing look, Predicate<Stone> mine) {
    this.game = game;
    this.look = look;
    this.mine = mine;
  }

  /** The game itself. */
  final Game whole() {
    return game;
  }

  /** What the visitor alone looks at. */
  final IndependentBrowsing look() {
    return look;
  }

  /** Why the visitor cannot move for a side of another one. */
  RefusedException notMine(Stone side) {
    return mine.test(side.opponent())
        ? new RefusedException(NOT_YOUR_TURN, "the other side is to move")
        : others();
  }

  private static RefusedException others() {
    return new RefusedException("web-seat", "another player has this side");
  }

  /** A move in a position that the visitor alone looks at would answer another one. */
  private void checkMove(Stone side) {
    if (!mine.test(side)) {
      throw game.state().ended().isPresent()
          ? new RefusedException(OVER, "the game is over")
          : notMine(side);
    }
    if (look.isElsewhere()) {
      throw new RefusedException(STALE, "the game stands at another position");
    }
  }

  private void check(Stone side) {
    if (!mine.test(side)) {
      throw others();
    }
  }

  @Override
  public GameState state() {
    return look.over(game.state());
  }

  @Override
  public Subscription listen(GameListener listener) {
    Subscription looks = look.listen(listener);
    Subscription events =
        game.listen(
            new GameListener() {
              @Override
              public void changed(GameState state) {
                look.changed(state, listener);
              }

              @Override
              public void refused(Point point, Verdict.Refused why) {
                listener.refused(point, why);
              }

              @Override
              public void reported(Stone stone, Insight insight) {
                listener.reported(stone, insight);
              }
            });
    return () -> {
      events.close();
      looks.close();
    };
  }

  @Override
  public CompletionStage<Verdict> play(Stone side, long version, Point point) {
    checkMove(side);
    return game.play(side, version, point);
  }

  @Override
  public CompletionStage<Verdict> pass(Stone side, long version) {
    checkMove(side);
    return game.pass(side, version);
  }

  @Override
  public CompletionStage<Verdict> choose(Stone side, long version, String key) {
    checkMove(side);
    return game.choose(side, version, key);
  }

  @Override
  public void takeBack(Stone side) {
    check(side);
    game.takeBack(side);
  }

  @Override
  public void retry() {
    game.state().failed().map(Stone::opponent).ifPresent(this::check);
    game.retry();
  }

  @Override
  public void resign(Stone side) {
    check(side);
    game.resign(side);
  }
}
