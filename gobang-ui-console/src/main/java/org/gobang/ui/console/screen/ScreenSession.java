package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Verdict;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.ResumeOffer;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionDisplay;
import org.gobang.presentation.session.SessionListener;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.update.UpdatesPage;
import org.gobang.ui.console.table.ConsoleTag;
import org.gobang.ui.console.table.TypedFiles;

/** The session of a screen with the current game. Use only on the interface thread. */
final class ScreenSession implements AutoCloseable {

  private final Texts texts;
  private final Optional<RequestedFile> requestedFile;
  private final SessionPresenter presenter;
  private final Confirmation questions;
  private final ScreenFiles files;
  private final ResumeOffer offer;
  private final PositionClipboard positions;
  private final CommentInput comments;
  private final Optional<UpdatesPage> updates;
  private final List<Runnable> onAnotherGame = new ArrayList<>();
  private Optional<Verdict.Refused> refusal = Optional.empty();
  private Runnable onStrengthQuestion = () -> {};
  private boolean forbiddenShown = true;
  private OptionalInt exit = OptionalInt.empty();

  ScreenSession(
      Workbench workbench,
      PositionDescriber describer,
      Executor loop,
      Executor worker,
      LongSupplier nanos) {
    this.texts = describer.texts();
    this.requestedFile = CommandLineRequest.of(workbench).file();
    this.presenter =
        SessionPresenter.create(
            workbench, describer, loop, ConsoleTag.TAG, nanos, new SessionView());
    this.questions = new Confirmation(notices());
    TypedFiles typedFiles = new TypedFiles(workbench, texts);
    onAnotherGame(typedFiles::anotherGame);
    BackgroundTasks tasks = new BackgroundTasks(presenter.context(), worker);
    this.files = new ScreenFiles(this, typedFiles, tasks, describer);
    this.offer = new ResumeOffer(presenter, tasks);
    this.positions = new PositionClipboard(this, texts);
    this.comments = new CommentInput(this, texts);
    this.updates =
        workbench
            .service(Updates.class)
            .map(all -> new UpdatesPage(all, texts, loop, this::showUpdates));
  }

  void begin() {
    offer.begin(
        () -> {},
        () -> {
          askStrength();
          requestedFile
              .filter(RequestedFile::several)
              .map(from -> from.file().toString())
              .ifPresent(files::open);
        },
        this::refuse);
  }

  /** Sets the action that asks for the strength of the opponent. */
  void onStrengthQuestion(Runnable action) {
    onStrengthQuestion = action;
  }

  /** Asks for the strength of the opponent, if this is the first game of a new user. */
  private void askStrength() {
    presenter.firstGame().filter(FirstGame::asks).ifPresent(any -> onStrengthQuestion.run());
  }

  /** Stops the interface if the first game was refused. Otherwise, shows the refusal. */
  private void refuse(RefusedException refused) {
    if (presenter.game().isEmpty()) {
      throw refused;
    }
    notices().fail(refused);
  }

  /** Declines to resume the unfinished game. */
  void declineOffer() {
    if (!offer.games().isEmpty()) {
      offer.decline();
      askStrength();
    }
  }

  @Override
  public void close() {
    updates.ifPresent(UpdatesPage::close);
    presenter.close();
  }

  /** Checks for updates, or stops the running check. */
  void checkForUpdates() {
    updates.ifPresent(
        page -> {
          if (page.isChecking()) {
            page.cancel();
          } else {
            page.check();
          }
        });
  }

  private void showUpdates() {
    updates.map(UpdatesPage::said).ifPresent(notices()::show);
  }

  /**
   * Returns the settings of a new game. If this interface only watches, shows a notice and returns
   * empty.
   */
  Optional<NewGame> newGame() {
    if (!notices().attempt(presenter::own)) {
      return Optional.empty();
    }
    Workbench workbench = presenter.context().workbench();
    NewGame next =
        new NewGame(
            workbench,
            presenter.games().setups().last().orElseThrow(),
            GameChoices.of(workbench.plugins(), texts),
            state());
    next.goOn(viewing());
    return Optional.of(next);
  }

  /** Returns whether a recorded or completed game is shown, not a game in progress or a problem. */
  boolean viewing() {
    return !presenter.problems().isSolving()
        && state()
            .filter(now -> now.explored() || now.ended().isPresent() || now.result().isPresent())
            .isPresent();
  }

  void exit(int status) {
    exit = OptionalInt.of(status);
  }

  OptionalInt exit() {
    return exit;
  }

  SessionPresenter presenter() {
    return presenter;
  }

  SessionDisplay display() {
    return presenter.display();
  }

  /** Returns the displayed state of the game, or empty before the first game. */
  Optional<GameState> state() {
    return display().position().map(ShownPosition::state);
  }

  Notices notices() {
    return presenter.notices();
  }

  Confirmation questions() {
    return questions;
  }

  PositionClipboard positions() {
    return positions;
  }

  CommentInput comments() {
    return comments;
  }

  ScreenFiles files() {
    return files;
  }

  /** Returns the offer of the unfinished game. */
  ResumeOffer offer() {
    return offer;
  }

  /**
   * Opens a game in place of the current one, or shows the refusal.
   *
   * @param opened called when the game is open
   */
  void open(GameSetup setup, Runnable opened) {
    presenter.open(
        setup,
        () -> {
          offer.drop();
          opened.run();
        },
        notices()::fail);
  }

  /** Adds an action to run when another game is open. */
  void onAnotherGame(Runnable action) {
    onAnotherGame.add(action);
  }

  /** Returns the refusal of the last stone, until the position changes. */
  Optional<Verdict.Refused> refusal() {
    return refusal;
  }

  void switchForbidden() {
    forbiddenShown = !forbiddenShown;
  }

  /**
   * Returns the points to mark as forbidden for Black. Empty while the solution of a problem is
   * shown.
   */
  Map<Point, Verdict.Refused> forbidden() {
    return display()
        .position()
        .filter(any -> forbiddenShown && display().problemLine().isEmpty())
        .map(ShownPosition::forbidden)
        .orElse(Map.of());
  }

  private final class SessionView implements SessionListener {
    @Override
    public void begun() {
      questions.drop();
      onAnotherGame.forEach(Runnable::run);
    }

    @Override
    public void positionChanged(Optional<ShownPosition> before, ShownPosition now) {
      if (before.filter(now::isSamePlace).isEmpty()) {
        refusal = Optional.empty();
      }
      if (now.over() && before.filter(ShownPosition::over).isEmpty()) {
        questions.drop();
      }
    }

    @Override
    public void refused(Point point, Verdict.Refused why, String sentence) {
      notices().fail(point + ": " + sentence);
      refusal = Optional.of(why);
    }
  }
}
