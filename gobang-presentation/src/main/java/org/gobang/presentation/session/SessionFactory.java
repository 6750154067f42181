package org.gobang.presentation.session;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.edit.PositionActions;
import org.gobang.presentation.edit.RecordEditor;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.problem.ProblemSolving;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.text.Notices;

/**
 * Creates the parts of a session. The parts access one another through the session once it exists.
 */
final class SessionFactory {

  private final GameClock clock;
  private final SessionEvents events;

  SessionFactory(LongSupplier nanos, SessionListener listener) {
    this.clock = new GameClock(nanos);
    this.events = new SessionEvents(clock, listener);
  }

  SessionPresenter create(
      Workbench workbench, PositionDescriber describer, Executor frontEnd, InterfaceTag tag) {
    InterfaceContext context = new InterfaceContext(workbench, describer, frontEnd, events::show);
    Notices notices = context.notices();
    Optional<FirstGame> firstGame = FirstGame.of(workbench);
    GameSession games = new GameSession(context, firstGame.map(FirstGame::setup), tag, events);
    Navigation navigation = new Navigation(context.texts());
    ProblemSolving problems =
        new ProblemSolving(
            context,
            (record, opened, refused) -> events.session().openProblem(record, opened, refused),
            games::game,
            events::happened,
            notices::fail);
    GameActions actions = new GameActions(games, navigation, problems);
    PlayerAssistance assistance =
        new PlayerAssistance(context, games, problems::checkHelp, events::show);
    PositionActions positions =
        new PositionActions(
            games::shown,
            notices,
            (setup, opened) -> events.session().open(setup, opened, notices::fail),
            () -> {
              problems.checkEdit();
              // Setting up a position takes time.
              games.own().pause(true);
            },
            events::show);
    UnsavedEdits edits = new UnsavedEdits(() -> events.session().editable());
    games.onLeave(edits::leave, () -> events.session().begun());
    return events.handle(
        new SessionPresenter(
            context,
            events.listener(),
            firstGame,
            games,
            new SessionDisplay(games, clock, problems, actions, assistance, positions::editor),
            navigation,
            new MistakeReview(
                context,
                (record, opened) -> events.session().reopen(GameSetup.explore(record), opened)),
            new LiveAnalysis(context, games::led, problems::checkHelp, events::show),
            new OpeningExplorer(context, problems::checkHelp, events::show),
            problems,
            assistance,
            actions,
            new RecordEditor(
                games::own,
                games::shown,
                notices,
                context.texts(),
                (setup, opened) -> events.session().reopen(setup, opened),
                problems::checkEdit),
            positions,
            edits));
  }
}
