package org.gobang.ui.web.table;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Seat;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.api.workbench.Subscription;

/**
 * A game as a guest uses it. Other positions are looked at by this guest alone, and hold nothing
 * up; whatever else would change the game for all is refused. Changes of pace, which presenters
 * make by themselves, have no effect.
 */
final class GuestGame extends VisitorGame {

  private final LookElsewhere look;

  /**
   * A game for a guest.
   *
   * @param boards makes the boards of positions that are looked at
   * @param waiters run what calls plugins
   */
  GuestGame(Game game, LookElsewhere.Boards boards, Executor waiters, Predicate<Stone> mine) {
    super(game, mine);
    this.look = new LookElsewhere(game, boards, waiters);
  }

  /** Refuses what only the owner of the table may do. */
  static RefusedException ownersOnly() {
    return new RefusedException("web-owner", "only the owner of the table may do this");
  }

  @Override
  public GameState state() {
    return look.over(whole().state());
  }

  @Override
  public Subscription listen(GameListener listener) {
    Subscription looks = look.listen(listener);
    Subscription events =
        whole()
            .listen(
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
    checkHere();
    return super.play(side, version, point);
  }

  @Override
  public CompletionStage<Verdict> pass(Stone side, long version) {
    checkHere();
    return super.pass(side, version);
  }

  @Override
  public CompletionStage<Verdict> choose(Stone side, long version, String key) {
    checkHere();
    return super.choose(side, version, key);
  }

  /** A move in a position that the guest alone looks at would answer another one. */
  private void checkHere() {
    if (look.isElsewhere()) {
      throw new RefusedException(STALE, "the game stands at another position");
    }
  }

  @Override
  public void goTo(List<Integer> path) {
    look.goTo(path);
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
