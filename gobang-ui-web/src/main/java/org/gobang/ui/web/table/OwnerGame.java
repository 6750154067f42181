package org.gobang.ui.web.table;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.RecordEdit;

/** A game as the owner of the table uses it: all of it, but for the sides that guests have. */
final class OwnerGame extends VisitorGame {

  OwnerGame(Game game, Predicate<Stone> mine) {
    super(game, mine);
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
    whole().goTo(path);
  }

  @Override
  public void edit(long version, RecordEdit edit) {
    whole().edit(version, edit);
  }

  @Override
  public void undoEdit() {
    whole().undoEdit();
  }

  @Override
  public void redoEdit() {
    whole().redoEdit();
  }

  @Override
  public void note(List<Integer> path, List<RecordNote> notes) {
    whole().note(path, notes);
  }

  @Override
  public void close() {
    whole().close();
  }
}
