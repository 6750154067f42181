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
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.RecordEdit;

/**
 * A game as a guest uses it. Other positions are looked at by this guest alone, and hold nothing
 * up; whatever else would change the game for all is refused. Changes of pace, which presenters
 * make by themselves, have no effect.
 */
final class GuestGame extends VisitorGame {

  GuestGame(Game game, IndependentBrowsing look, Predicate<Stone> mine) {
    super(game, look, mine);
  }

  /** Refuses what only the owner of the table may do. */
  static RefusedException ownersOnly() {
    return new RefusedException("web-owner", "only the owner of the table may do this");
  }

  @Override
  public CompletionStage<Verdict> play(Stone side, long version, Point point) {
    return marked(super.play(side, version, point));
  }

  @Override
  public CompletionStage<Verdict> pass(Stone side, long version) {
    return marked(super.pass(side, version));
  }

  @Override
  public CompletionStage<Verdict> choose(Stone side, long version, String key) {
    return marked(super.choose(side, version, key));
  }

  /** A guest's result against a computer is not the owner's. */
  private CompletionStage<Verdict> marked(CompletionStage<Verdict> move) {
    whole().unrated(Unrated.GUEST);
    return move;
  }

  /** What a guest sees does not help the player. */
  @Override
  public void unrated(Unrated why) {}

  @Override
  public void goTo(List<Integer> path) {
    look().goTo(path);
  }

  @Override
  public void pause(boolean paused) {
    if (paused != whole().state().paused()) {
      throw ownersOnly();
    }
  }

  @Override
  public void pauseAfterMoves(boolean wanted) {}

  @Override
  public void pace(Duration least) {}

  @Override
  public void moveNow() {
    throw ownersOnly();
  }

  @Override
  public void seat(Stone stone, Seat seat) {
    throw ownersOnly();
  }

  @Override
  public void edit(long version, RecordEdit edit) {
    throw ownersOnly();
  }

  @Override
  public void undoEdit() {
    throw ownersOnly();
  }

  @Override
  public void redoEdit() {
    throw ownersOnly();
  }

  @Override
  public void note(List<Integer> path, List<RecordNote> notes) {
    throw ownersOnly();
  }

  /** The game goes on when a guest leaves. */
  @Override
  public void close() {}
}
