package org.gobang.ui.console.screen;

import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.HeatMap.Source.OfGame;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.Resignation;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;

/** Carries out the commands that a person types or presses a key for. */
final class ScreenCommands {

  private final ScreenSession session;
  private final SessionPresenter presenter;
  private final Texts texts;
  private final AnalysisCommands analysis;

  ScreenCommands(ScreenSession session, Texts texts) {
    this.session = session;
    this.presenter = session.presenter();
    this.texts = texts;
    this.analysis = new AnalysisCommands(presenter, texts);
  }

  /** Carries a command out, or shows why it was refused. */
  void carryOut(Command command) {
    presenter.notices().attempt(() -> run(command));
  }

  /**
   * Puts a stone at a point that was typed, or shows why it was refused.
   *
   * @param stale run if it is refused because the position has changed, as by a move typed just
   *     before
   */
  void playTyped(Point point, Runnable stale) {
    presenter.notices().attempt(() -> play(point, stale));
  }

  private void run(Command command) {
    if (command instanceof Command.Play play) {
      play(play.point(), () -> {});
    } else if (command instanceof Command.Save save) {
      GameState now = state();
      session.files().save(now.record(), now.mainLine(), save);
    } else if (command instanceof Command.Open open) {
      session.own();
      session.files().open(open.file());
    } else if (command instanceof Command.NumberedGame numbered) {
      session.own();
      session.files().open(numbered.number());
    } else if (command instanceof Command.OpenFrontEnd other) {
      openFrontEnd(other.spec());
    } else if (command instanceof Command.Position position) {
      session.positions().setUp(position.text());
    } else if (command instanceof Command.Go go) {
      presenter.actions().goToNumber(go.move());
    } else if (command instanceof Command.Comment comment) {
      session.comments().write(comment.text());
    } else if (command instanceof Command.Change change) {
      change.edit().carryOut(presenter.editor(), state().path());
    } else if (command instanceof Command.DrawMark mark) {
      mark.point().ifPresent(point -> presenter.editor().mark(mark.tool(), point));
    } else if (command instanceof Command.Teach teach) {
      session.own();
      presenter.teach(presenter.teacher().choice().typed(teach.choice(), texts));
    } else if (command instanceof Command.WhyNot why) {
      why.point().ifPresent(presenter::askWhyNot);
    } else if (command instanceof Command.Resume resume) {
      session.own();
      session.offer().accept(resume.number());
    } else if (command instanceof Command.Restart restart) {
      restart.carryOut(session.own());
    } else if (command instanceof Command.Choose choose) {
      presenter.actions().choose(choose.key());
    } else if (command instanceof Command.Analyse analyse) {
      analysis.run(analyse.what());
    } else if (command instanceof Command.Word word) {
      run(word);
    }
  }

  private void openFrontEnd(String spec) {
    if (spec.isEmpty()) {
      session.frontEnds().show();
    } else {
      session.frontEnds().open(spec);
    }
  }

  private void play(Point point, Runnable stale) {
    session.own();
    GameState now = state();
    if (now.paused() && !now.personToMove()) {
      throw new RefusedException(texts.of("paused"));
    }
    presenter
        .actions()
        .play(
            point,
            verdict -> session.offer().drop(),
            refused -> {
              presenter.notices().fail(refused);
              if (refused.kind().equals(Game.STALE)) {
                stale.run();
              }
            });
  }

  private void run(Command.Word word) {
    switch (word) {
      case PASS -> presenter.actions().pass();
      case UNDO -> presenter.actions().takeBack();
      case RESIGN -> askToResign();
      case PAUSE -> presenter.actions().pause();
      case PLAY -> presenter.session().playOn(() -> {}, presenter.notices()::fail);
      case NOW -> presenter.actions().moveNow();
      case HINT -> presenter.askForHint();
      case WEIGHTS -> switchWeights();
      case REVIEW -> presenter.actions().review();
      case PROBLEM -> presenter.problems().next(session.offer()::drop, presenter.notices()::fail);
      case SOLUTION -> presenter.problems().showSolution();
      case FORBIDDEN -> session.switchForbidden();
      case UPDATES -> session.checkForUpdates();
      case QUIT -> session.exit(0);
      case BOARD, MOVES, HELP, SKIN, NEW, PROBLEMS, HISTORY, COPY -> {
        // Shown already, or a matter of the screen.
      }
    }
  }

  private void switchWeights() {
    if (state().result().isPresent()) {
      throw new RefusedException(Game.OVER, "the game is over");
    }
    presenter.showWeights(presenter.adviser().heatMap().isOn() ? OfGame.OFF : OfGame.ANY);
  }

  private void askToResign() {
    session.own();
    GameState now = state();
    Stone loser = ShownPosition.person(now);
    if (Resignation.isConfirmed(now, loser)) {
      session
          .questions()
          .ask(texts.of("resign.sure", texts.of(loser)), presenter.actions()::resign);
    } else {
      // Refused, in the words of the game.
      presenter.actions().resign();
    }
  }

  private GameState state() {
    return session.state().orElseThrow();
  }
}
