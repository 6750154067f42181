package org.gobang.presentation.session;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.record.Unrated;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.problem.ProblemSolving;

/** Passes the events of the current game to the parts of the session and to its listener. */
final class SessionEvents implements SessionListener {

  private final GameClock clock;
  private final SessionListener listener;
  private Optional<SessionPresenter> created = Optional.empty();
  private boolean reporting;

  SessionEvents(GameClock clock, SessionListener listener) {
    this.clock = clock;
    this.listener = listener;
  }

  /** Sets the session; there are no events before. */
  SessionPresenter handle(SessionPresenter session) {
    created = Optional.of(session);
    return session;
  }

  SessionPresenter session() {
    return created.orElseThrow();
  }

  SessionListener listener() {
    return listener;
  }

  /** Updates the view. Engine results on screen count as help in the game. */
  void show() {
    SessionPresenter session = session();
    if (session.analysis().isOn()
        || session.analysis().seeksWin()
        || session.assistance().adviser().heatMap().isOn()
        || (session.explorer().isOpen() && session.explorer().isValued())) {
      session.assistance().helped(Unrated.ANALYSIS);
    }
    listener.changed();
  }

  /**
   * Handles an event: a shown solution becomes a variation, so that the user can step through it.
   */
  void happened(ProblemSolving.Event event) {
    if (event instanceof ProblemSolving.Event.Shown shown) {
      session().analysis().write(session().own(), shown.solution());
    }
    show();
  }

  @Override
  public void leaving() {
    session().analysis().leaving();
    listener.leaving();
  }

  @Override
  public void begun() {
    // The previous game remains shown until the first state of this one arrives.
    SessionPresenter session = session();
    session.notices().forget();
    session.navigation().forget();
    session.mistakes().forget();
    session.assistance().begin();
    session.explorer().anotherGame();
    session.problems().forget();
    session.positions().forget();
    listener.begun();
  }

  @Override
  public void positionChanged(Optional<ShownPosition> before, ShownPosition now) {
    SessionPresenter session = session();
    session.display().position(now);
    clock.update();
    // A notice about the opening of the game remains.
    if (before.isPresent() && before.filter(now::isSamePlace).isEmpty()) {
      session.notices().settle();
    }
    session.navigation().line(now.state());
    session.mistakes().changed(now.state());
    session.assistance().changed(before, now, clock.updatedAt());
    session.analysis().changed(now.state());
    session.explorer().changed(now.state().board());
    session.problems().changed(now.state());
    listener.positionChanged(before, now);
    show();
  }

  @Override
  public void refused(Point point, Verdict.Refused why, String sentence) {
    listener.refused(point, why, sentence);
  }

  @Override
  public void reported(Stone stone, Insight insight) {
    session().assistance().adviser().reported(insight);
    // A search may report faster than a view is drawn, so one call handles all pending reports.
    if (!reporting) {
      reporting = true;
      session()
          .context()
          .execute(
              () -> {
                reporting = false;
                show();
              });
    }
  }
}
