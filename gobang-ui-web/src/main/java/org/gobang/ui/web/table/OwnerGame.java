package org.gobang.ui.web.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.RecordEdit;

/**
 * A game as the owner of the table uses it: all of it, but for the sides that guests have. While
 * the owner or a guest plays against another guest, the owner looks back alone, and changes nothing
 * that was played.
 */
final class OwnerGame extends VisitorGame {

  private final Guests guests;
  private final Predicate<Role> absent;

  /**
   * A game for an owner.
   *
   * @param absent whether the guest with a role has no browser open
   */
  OwnerGame(Game game, IndependentBrowsing look, Guests guests, Predicate<Role> absent) {
    super(game, look, side -> guests.at(game.state(), side).isEmpty());
    this.guests = guests;
    this.absent = absent;
  }

  @Override
  RefusedException notMine(Stone side) {
    Optional<Role> guest = guests.at(whole().state(), side).filter(absent);
    return guest
        .flatMap(guests::name)
        .map(name -> new RefusedException("web-away", name + " is away", List.of(name)))
        .orElseGet(() -> super.notMine(side));
  }

  private void checkAlone() {
    if (guests.meet(whole().state())) {
      throw new RefusedException("web-two", "not while two people play");
    }
  }

  @Override
  public void moveNow() {
    whole().moveNow();
  }

  @Override
  public void pause(boolean paused) {
    whole().pause(paused);
  }

  @Override
  public void pauseAfterMoves(boolean wanted) {
    whole().pauseAfterMoves(wanted);
  }

  @Override
  public void pace(Duration least) {
    whole().pace(least);
  }

  @Override
  public void seat(Stone stone, Seat seat) {
    whole().seat(stone, seat);
  }

  @Override
  public void goTo(List<Integer> path) {
    if (guests.meet(whole().state())) {
      look().goTo(path);
    } else {
      look().end();
      whole().goTo(path);
    }
  }

  @Override
  public void edit(long version, RecordEdit edit) {
    checkAlone();
    whole().edit(version, edit);
  }

  @Override
  public void undoEdit() {
    checkAlone();
    whole().undoEdit();
  }

  @Override
  public void redoEdit() {
    checkAlone();
    whole().redoEdit();
  }

  @Override
  public void note(List<Integer> path, List<RecordNote> notes) {
    whole().note(path, notes);
  }

  @Override
  public void unrated(Unrated why) {
    whole().unrated(why);
  }

  @Override
  public void close() {
    whole().close();
  }
}
