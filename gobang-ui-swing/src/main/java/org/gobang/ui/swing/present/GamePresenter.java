package org.gobang.ui.swing.present;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.gobang.api.Point;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.board.ShownBoard;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.newgame.PersonName;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.session.GameSignal;
import org.gobang.presentation.session.InterfaceTag;
import org.gobang.presentation.session.SessionListener;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.session.WorkbenchNotices;

/**
 * The presenter of the game in the window: session, board and record. Used only on the event
 * thread.
 */
public final class GamePresenter implements AutoCloseable {

  /** The tag of games in the window. */
  public static final InterfaceTag TAG = new InterfaceTag("swing");

  private final Workbench workbench;
  private final SessionPresenter session;
  private final RecordReview review;
  private final BoardPresenter board;
  private final ShownBoard shown;
  private final WorkbenchNotices news;
  private final List<Runnable> listeners = new ArrayList<>();
  private Runnable onPlugins = () -> {};
  private Consumer<GameSignal> onCue = cue -> {};
  private final ClockTicks ticks = new ClockTicks();
  private Mode mode = new Mode(false, false);

  /** The mode of the board. A message at a point applies only to its mode. */
  private record Mode(boolean analysed, boolean setUp) {}

  /**
   * Creates a presenter without a game.
   *
   * @param events the event thread
   * @param nanos returns the time in nanoseconds
   */
  public GamePresenter(
      Workbench workbench, PositionDescriber describer, Executor events, LongSupplier nanos) {
    this.workbench = workbench;
    this.session =
        SessionPresenter.create(workbench, describer, events, TAG, nanos, new SessionView());
    this.board = new BoardPresenter(session.boardActions()::play, workbench.preferences(), nanos);
    this.shown = new ShownBoard(session, workbench.preferences(), this::show);
    board.onQuestions(session.assistance()::askWhyNot, this::leave);
    this.review =
        new RecordReview(
            session.context(),
            session.navigation(),
            () -> session.leads() ? session.game() : Optional.empty(),
            session.mistakes()::at);
    this.news = new WorkbenchNotices(session.context(), new NewsView());
  }

  /** Adds a listener that is called after every change of the display. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Sets the listener that is called after plugins have been added or removed. */
  public void onPlugins(Runnable listener) {
    onPlugins = listener;
  }

  /** Sets the receiver of the cues of the game. */
  public void onCue(Consumer<GameSignal> listener) {
    onCue = listener;
  }

  /** Updates the clocks. Call this method several times per second. */
  public void tick() {
    if (ticks.passed(session.display().personsTime())) {
      onCue.accept(GameSignal.TICK);
    }
  }

  private void show() {
    Mode now = new Mode(session.analysis().isOn(), session.positions().editor().isPresent());
    if (!now.equals(mode)) {
      mode = now;
      board.hush();
    }
    board.show(shown.now(board.size()));
    List.copyOf(listeners).forEach(Runnable::run);
  }

  /** Returns the session with the current game. */
  public SessionPresenter session() {
    return session;
  }

  /** Returns the presenter of the board. */
  public BoardPresenter board() {
    return board;
  }

  /** Returns the contents of the board. */
  public ShownBoard shown() {
    return shown;
  }

  /** Returns the record under review. */
  public RecordReview review() {
    return review;
  }

  /**
   * Takes back a move, or removes an unconfirmed stone. During a review or a set-up, undoes the
   * last edit.
   */
  public void takeBack() {
    if (session.boardActions().isEdited() || !board.undo()) {
      session.boardActions().takeBack();
    }
  }

  /** Turns a marking tool on, or off if it is on. */
  public void mark(MarkTool tool) {
    session.editor().choose(Optional.of(tool).filter(next -> !isMarking(next)));
    show();
  }

  /** Returns whether a marking tool is on. */
  public boolean isMarking(MarkTool tool) {
    return session.editor().tool().filter(tool::equals).isPresent();
  }

  /** Turns off the marking tool, or hides the answer about a point. */
  private void leave() {
    session.editor().tool().ifPresentOrElse(this::mark, session.assistance()::forget);
  }

  /** Changes the user's name in this game and later ones. */
  public void rename(String name) {
    PersonName.put(workbench.preferences(), name);
    if (session.leads() && session.display().position().isPresent()) {
      session.actions().rename(PersonName.in(workbench.preferences()));
    }
  }

  /** Closes the game. */
  @Override
  public void close() {
    review.comments().save();
    news.close();
    session.close();
  }

  private final class SessionView implements SessionListener {
    @Override
    public void changed() {
      show();
    }

    @Override
    public void leaving() {
      review.comments().save();
    }

    @Override
    public void begun() {
      review.forget();
      board.hush();
    }

    @Override
    public void positionChanged(Optional<ShownPosition> before, ShownPosition now) {
      review.changed(now);
      GameSignal.of(before, now).ifPresent(onCue);
    }

    @Override
    public void refused(Point point, Verdict.Refused why, String sentence) {
      board.say(point, sentence);
    }
  }

  private final class NewsView implements WorkbenchNotices.Listener {
    @Override
    public void changed(Plugins plugins, List<String> changes, List<String> refusals) {
      onPlugins.run();
    }

    @Override
    public void troubled(String sentence) {
      session.notices().trouble(sentence);
    }
  }
}
