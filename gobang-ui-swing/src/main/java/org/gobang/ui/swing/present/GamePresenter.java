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
 * The game in the window: the session, the board and the record of it. Used on the event thread
 * alone.
 */
public final class GamePresenter implements AutoCloseable {

  /** Marks the games of the window. */
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

  /** What is done on the board: what was said at a point holds for the one mode alone. */
  private record Mode(boolean analysed, boolean setUp) {}

  /**
   * Without a game yet.
   *
   * @param events the event thread
   * @param nanos the clock
   */
  public GamePresenter(
      Workbench workbench, PositionDescriber describer, Executor events, LongSupplier nanos) {
    this.workbench = workbench;
    this.session =
        new SessionPresenter(workbench, describer, events, TAG, nanos, new SessionView());
    this.board = new BoardPresenter(session.boardActions()::play, workbench.preferences(), nanos);
    this.shown = new ShownBoard(session, workbench.preferences(), this::show);
    board.onQuestions(session::askWhyNot, this::leave);
    this.review =
        new RecordReview(
            session.context(),
            session.navigation(),
            () -> session.leads() ? session.game() : Optional.empty(),
            session.mistakes()::at);
    this.news = new WorkbenchNotices(session.context(), new NewsView());
  }

  /** Adds what runs whenever anything is to be shown anew. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Sets what runs whenever plugins came or went. */
  public void onPlugins(Runnable listener) {
    onPlugins = listener;
  }

  /** Sets what receives the cues of the game. */
  public void onCue(Consumer<GameSignal> listener) {
    onCue = listener;
  }

  /** Time has gone by: called several times a second. */
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

  /** The game at hand. */
  public SessionPresenter session() {
    return session;
  }

  /** The board, with what the pointer does there. */
  public BoardPresenter board() {
    return board;
  }

  /** What is shown on the board. */
  public ShownBoard shown() {
    return shown;
  }

  /** The record, as it is looked through. */
  public RecordReview review() {
    return review;
  }

  /**
   * Takes back; a stone that is not played yet is only taken off. In a game that is looked through,
   * and while a position is set up, the last edit is undone.
   */
  public void takeBack() {
    if (session.boardActions().isEdited() || !board.undo()) {
      session.boardActions().takeBack();
    }
  }

  /** Has chosen points be marked; with what is chosen already, no longer. */
  public void mark(MarkTool tool) {
    session.editor().choose(Optional.of(tool).filter(next -> !isMarking(next)));
    show();
  }

  /** Whether chosen points are marked so. */
  public boolean isMarking(MarkTool tool) {
    return session.editor().tool().filter(tool::equals).isPresent();
  }

  /** No more marks are drawn, or what was answered about a point is shown no longer. */
  private void leave() {
    session.editor().tool().ifPresentOrElse(this::mark, session::forgetAdvice);
  }

  /** Changes the name of the person, in this game and the next ones. */
  public void rename(String name) {
    PersonName.put(workbench.preferences(), name);
    if (session.leads() && session.display().position().isPresent()) {
      session.actions().rename(PersonName.in(workbench.preferences()));
    }
  }

  /** Lets the game go. */
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
