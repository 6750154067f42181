package org.gobang.ui.web.table;

import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;

/** A game in which a visitor acts for some of the sides, and is refused for the others. */
abstract class VisitorGame implements Game {

  private final Game game;
  private final Predicate<Stone> mine;

  /**
   * A game for a visitor.
   *
   * @param mine the sides that the visitor acts for, as they are now
   */
  VisitorGame(Game game, Predicate<Stone> mine) {
    this.game = game;
    this.mine = mine;
  }

  /** The game itself. */
  final Game whole() {
    return game;
  }

  private void check(Stone side) {
    if (!mine.test(side)) {
      throw new RefusedException("web-seat", "another visitor plays this side");
    }
  }

  @Override
  public GameState state() {
    return game.state();
  }

  @Override
  public Subscription listen(GameListener listener) {
    return game.listen(listener);
  }

  @Override
  public CompletionStage<Verdict> play(Stone side, long version, Point point) {
    check(side);
    return game.play(side, version, point);
  }

  @Override
  public CompletionStage<Verdict> pass(Stone side, long version) {
    check(side);
    return game.pass(side, version);
  }

  @Override
  public CompletionStage<Verdict> choose(Stone side, long version, String key) {
    check(side);
    return game.choose(side, version, key);
  }

  @Override
  public void takeBack(Stone side) {
    check(side);
    game.takeBack(side);
  }

  @Override
  public void resign(Stone side) {
    check(side);
    game.resign(side);
  }
}
