package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Seat;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.GameSetup;
import org.gobang.presentation.session.InterfaceTag;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.ui.web.session.WebSession;

/**
 * Opens the first game of a table. The last unfinished game of the table is resumed for open pages,
 * unless the command line requests another game.
 *
 * @param further whether this is not the first table
 */
record FirstGameAtTable(
    WebSession session, InterfaceTag tag, boolean further, Guests guests, Runnable requested) {

  void begin() {
    Optional<Records> records = session.workbench().service(Records.class);
    if (records.isEmpty() || !session.presenter().leads()) {
      openNew();
      return;
    }
    CompletionStage<List<UnfinishedGame>> all = records.get().unfinished();
    StageOutcome.deliver(
        all,
        session.loop(),
        left -> last(left).ifPresentOrElse(this::resume, this::openNew),
        this::openAfter);
  }

  /** Opens the requested game, ignoring unfinished ones. */
  void openNew() {
    open(session.presenter().leads() && !further ? requested : () -> {});
  }

  private Optional<GameSetup> last(List<UnfinishedGame> all) {
    return tag.own(all).stream().map(UnfinishedGame::setup).filter(this::isWanted).findFirst();
  }

  /**
   * Returns whether to resume an unfinished game. Only the first table observes the command line.
   */
  private boolean isWanted(GameSetup left) {
    return !left.tags().isEmpty()
        && (further || CommandLineRequest.of(session.workbench()).isDefault() || isLike(left));
  }

  private boolean isLike(GameSetup left) {
    GameSetup wanted = session.workbench().request().orElseThrow();
    return left.record().rules().equals(wanted.record().rules())
        && left.record().start().equals(wanted.record().start())
        && isLike(left.black(), wanted.black())
        && isLike(left.white(), wanted.white());
  }

  /**
   * Returns whether an unfinished game has the requested seat. A guest may have taken the seat of
   * an engine.
   */
  private boolean isLike(Seat left, Seat wanted) {
    return guests.isSeat(left) || left.getClass().equals(wanted.getClass());
  }

  private void open(Runnable opened) {
    SessionPresenter presenter = session.presenter();
    presenter.begin(false, opened, presenter.notices()::fail);
  }

  /** Opens the requested game after a refusal of another one, and shows the refusal as a notice. */
  private void openAfter(RefusedException why) {
    open(() -> session.presenter().notices().fail(why));
  }

  private void resume(GameSetup left) {
    session.presenter().open(left, () -> {}, this::openAfter);
  }
}
