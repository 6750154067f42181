package org.gobang.ui.web.table;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.api.workbench.Subscription;

/**
 * A game as one visitor may use it. What the role does not allow is refused with a sentence;
 * changes of pace, which presenters make by themselves, have no effect.
 */
final class SeatedGame implements Game {

  /** The kind of a refusal to act for a side that is another visitor's. */
  private static final String NOT_YOURS = "web-seat";

  /** The kind of a refusal of what only the owner of the table may do. */
  private static final String OWNERS = "web-owner";

  private final Game game;
  private final boolean owner;
  private final Predicate<Stone> mine;

  /**
   * A game for a visitor.
   *
   * @param owner whether the visitor owns the table
   * @param mine the sides that the visitor acts for, as they are now
   */
  SeatedGame(Game game, boolean owner, Predicate<Stone> mine) {
    this.game = game;
    this.owner = owner;
    this.mine = mine;
  }

  /** The game itself. */
  Game whole() {
    return game;
  }

  /** Whether the visitor acts for a side. */
  boolean isMine(Stone side) {
    return mine.test(side);
  }

  private void check(Stone side) {
    if (!mine.test(side)) {
      throw new RefusedException(NOT_YOURS, "another visitor plays this side");
    }
  }

  private void checkOwner() {
    if (!owner) {
      throw ownersOnly();
    }
  }

  /** Refuses what only the owner of the table may do. */
  static RefusedException ownersOnly() {
    return new RefusedException(OWNERS, "only the owner of the table may do this");
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

  @Override
  public void moveNow() {
    checkOwner();
    game.moveNow();
  }

  @Override
  public void pause(boolean paused) {
    checkOwner();
    game.pause(paused);
  }

  @Override
  public void pauseAfterMoves(boolean wanted) {
    if (owner) {
      game.pauseAfterMoves(wanted);
    }
  }

  @Override
  public void pace(Duration least) {
    if (owner) {
      game.pace(least);
    }
  }

  @Override
  public void seat(Stone stone, Seat seat) {
    checkOwner();
    game.seat(stone, seat);
  }

  @Override
  public void goTo(List<Integer> path) {
    checkOwner();
    game.goTo(path);
  }

  @Override
  public void edit(long version, RecordEdit edit) {
    checkOwner();
    game.edit(version, edit);
  }

  @Override
  public void undoEdit() {
    checkOwner();
    game.undoEdit();
  }

  @Override
  public void redoEdit() {
    checkOwner();
    game.redoEdit();
  }

  @Override
  public void note(List<Integer> path, List<RecordNote> notes) {
    checkOwner();
    game.note(path, notes);
  }

  /** The game goes on when a guest leaves. */
  @Override
  public void close() {
    if (owner) {
      game.close();
    }
  }
}
