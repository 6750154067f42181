package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.UnfinishedGame;
import org.gobang.presentation.session.FrontEndTag;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.ui.web.session.WebSession;

/**
 * The game that a table begins with. A page that was open goes on where it was: the last unfinished
 * game of this table is resumed, unless the command line asks for another one.
 */
record FirstGameAtTable(WebSession session, FrontEndTag tag) {

  void begin() {
    if (!session.presenter().leads()) {
      open(() -> {});
      return;
    }
    CompletionStage<List<UnfinishedGame>> all = session.workbench().records().unfinished();
    StageOutcome.deliver(
        all,
        session.loop(),
        left -> last(left).ifPresentOrElse(this::resume, () -> open(() -> {})),
        this::openAfter);
  }

  private Optional<GameSetup> last(List<UnfinishedGame> all) {
    return tag.own(all).stream().map(UnfinishedGame::setup).filter(this::isWanted).findFirst();
  }

  private boolean isWanted(GameSetup left) {
    GameSetup wanted = session.workbench().request().orElseThrow();
    boolean same =
        left.record().rules().equals(wanted.record().rules())
            && left.record().start().equals(wanted.record().start())
            && left.seat(Stone.BLACK).getClass().equals(wanted.seat(Stone.BLACK).getClass())
            && left.seat(Stone.WHITE).getClass().equals(wanted.seat(Stone.WHITE).getClass());
    return !left.tags().isEmpty() && (session.workbench().requestIsDefault() || same);
  }

  private void open(Runnable opened) {
    SessionPresenter presenter = session.presenter();
    presenter.begin(false, opened, presenter.notices()::fail);
  }

  /**
   * Opens the game that is wanted after another one failed: its opening forgets earlier notices.
   */
  private void openAfter(RefusedException why) {
    open(() -> session.presenter().notices().fail(why));
  }

  private void resume(GameSetup left) {
    session.presenter().open(left, () -> {}, this::openAfter);
  }
}
