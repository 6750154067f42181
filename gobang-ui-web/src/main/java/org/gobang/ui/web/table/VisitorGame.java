package org.gobang.ui.web.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Seat;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.api.workbench.Subscription;

/**
 * A game limited to the permissions of a visitor, who acts for some sides and may view another
 * position than the game's.
 *
 * <p>A guest browses independently, which does not pause the game. Other changes that affect all
 * visitors are refused. Changes of pace, which presenters make automatically, are ignored. The
 * owner may make all changes, except while the owner or a guest plays against another guest: then
 * the owner browses independently and cannot change the game.
 *
 * @param game the underlying game
 * @param look the independent browsing of the visitor
 * @param mine the current sides of the visitor
 * @param owner the ownership; empty for a guest
 */
record VisitorGame(
    Game game, IndependentBrowsing look, Predicate<Stone> mine, Optional<Ownership> owner)
    implements Game {

  /**
   * The guests, as needed for the game of the owner.
   *
   * @param guests the guests who have or had a seat
   * @param absent returns whether the guest with a role has no browser open
   */
  record Ownership(Guests guests, Predicate<Role> absent) {}

  /**
   * Returns a game for a guest.
   *
   * @param look the position viewed only by the guest
   * @param mine the current sides of the guest
   */
  static VisitorGame ofGuest(Game game, IndependentBrowsing look, Predicate<Stone> mine) {
    return new VisitorGame(game, look, mine, Optional.empty());
  }

  /**
   * Returns a game for the owner, who has the sides without a guest.
   *
   * @param look the position viewed only by the owner
   */
  static VisitorGame ofOwner(Game game, IndependentBrowsing look, Ownership owner) {
    Predicate<Stone> mine = side -> owner.guests().at(game.state(), side).isEmpty();
    return new VisitorGame(game, look, mine, Optional.of(owner));
  }

  /** Creates the refusal of an action reserved for the owner of the table. */
  static RefusedException ownersOnly() {
    return new RefusedException("web-owner", "only the owner of the table may do this");
  }

  private Game ofOwner() {
    if (owner.isEmpty()) {
      throw ownersOnly();
    }
    return game;
  }

  private boolean isBetweenTwo() {
    return owner.filter(any -> any.guests().meet(game.state())).isPresent();
  }

  private Game editable() {
    if (isBetweenTwo()) {
      throw new RefusedException("web-two", "not while two people play");
    }
    return ofOwner();
  }

  /** Creates the refusal of a move for the side of another visitor. */
  private RefusedException notMine(Stone side) {
    Optional<String> away =
        owner.flatMap(
            own ->
                own.guests()
                    .at(game.state(), side)
                    .filter(own.absent())
                    .flatMap(own.guests()::name));
    if (away.isPresent()) {
      return new RefusedException("web-away", away.get() + " is away", List.of(away.get()));
    }
    return mine.test(side.opponent())
        ? new RefusedException(NOT_YOUR_TURN, "the other side is to move")
        : others();
  }

  private static RefusedException others() {
    return new RefusedException("web-seat", "another player has this side");
  }

  /** Refuses a move while the visitor views another position than the game's. */
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
    return moved(game.play(side, version, point));
  }

  @Override
  public CompletionStage<Verdict> pass(Stone side, long version) {
    checkMove(side);
    return moved(game.pass(side, version));
  }

  @Override
  public CompletionStage<Verdict> choose(Stone side, long version, String key) {
    checkMove(side);
    return moved(game.choose(side, version, key));
  }

  /**
   * Marks the game of a guest as unrated, because the result does not count for the owner, and
   * returns the move.
   */
  private CompletionStage<Verdict> moved(CompletionStage<Verdict> move) {
    if (owner.isEmpty()) {
      game.unrated(Unrated.GUEST);
    }
    return move;
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

  @Override
  public void goTo(List<Integer> path) {
    if (owner.isEmpty() || isBetweenTwo()) {
      look.goTo(path);
    } else {
      look.end();
      game.goTo(path);
    }
  }

  @Override
  public void pause(boolean paused) {
    if (owner.isPresent() || paused != game.state().paused()) {
      ofOwner().pause(paused);
    }
  }

  @Override
  public void pauseAfterMoves(boolean wanted) {
    owner.ifPresent(any -> game.pauseAfterMoves(wanted));
  }

  @Override
  public void pace(Duration least) {
    owner.ifPresent(any -> game.pace(least));
  }

  @Override
  public void moveNow() {
    ofOwner().moveNow();
  }

  @Override
  public void seat(Stone stone, Seat seat) {
    ofOwner().seat(stone, seat);
  }

  @Override
  public void edit(long version, RecordEdit edit) {
    editable().edit(version, edit);
  }

  @Override
  public void undoEdit() {
    editable().undoEdit();
  }

  @Override
  public void redoEdit() {
    editable().redoEdit();
  }

  @Override
  public void note(List<Integer> path, List<RecordNote> notes) {
    ofOwner().note(path, notes);
  }

  /**
   * Marks the game as unrated. Ignored for a guest, because help for a guest does not help the
   * player.
   */
  @Override
  public void unrated(Unrated why) {
    owner.ifPresent(any -> game.unrated(why));
  }

  /** Closes the game. Ignored for a guest, because the game continues without the guest. */
  @Override
  public void close() {
    owner.ifPresent(any -> game.close());
  }
}
