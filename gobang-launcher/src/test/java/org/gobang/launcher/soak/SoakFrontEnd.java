package org.gobang.launcher.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.gobang.api.Point;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.session.InterfaceTag;
import org.gobang.presentation.session.MovePace;
import org.gobang.presentation.session.SessionListener;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;

/** An interface without a view, on the thread of its test, with a human who plays at random. */
final class SoakFrontEnd implements Executor, AutoCloseable {

  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(120);

  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
  private final Random random;
  private final SessionPresenter session;
  private final RecordReview review;
  private final GameFiles files;

  SoakFrontEnd(Workbench workbench, Random random) {
    this.random = random;
    PositionDescriber describer = new PositionDescriber(workbench, Texts.shared(Locale.ENGLISH));
    session =
        SessionPresenter.create(
            workbench, describer, this, new InterfaceTag("soak"), System::nanoTime, new View());
    session.games().pace(MovePace.NONE);
    review =
        new RecordReview(
            session.context(), session.navigation(), session::game, session.mistakes()::at);
    files =
        new GameFiles(
            session,
            review.comments()::save,
            new BackgroundTasks(session.context(), ForkJoinPool.commonPool()));
  }

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  SessionPresenter session() {
    return session;
  }

  GameFiles files() {
    return files;
  }

  /** Executes tasks until a condition holds. */
  void until(String what, BooleanSupplier holds) throws InterruptedException {
    await(what, () -> holds.getAsBoolean() ? Optional.of(what) : Optional.empty());
  }

  /** Executes tasks until a value is present. */
  private <T> T await(String what, Supplier<Optional<T>> source) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    Optional<T> value = source.get();
    while (value.isEmpty()) {
      Runnable task = tasks.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (task == null) {
        throw new AssertionError(
            what + " did not come; shown is: " + session.display().notice().sentence());
      }
      task.run();
      value = source.get();
    }
    return value.get();
  }

  /** Replaces the current game, finished or not. */
  void open(GameSetup setup) throws InterruptedException {
    AtomicBoolean opened = new AtomicBoolean();
    session.open(
        setup,
        () -> opened.set(true),
        why -> {
          throw new AssertionError(why);
        });
    until("the game", () -> opened.get() && shown().isPresent());
  }

  /** Returns the state of the current game, once the newest state is shown. */
  Optional<GameState> shown() {
    Optional<Long> newest = session.state().map(GameState::version);
    return session
        .display()
        .position()
        .map(ShownPosition::state)
        .filter(at -> newest.filter(now -> now == at.version()).isPresent())
        .filter(at -> session.state().filter(now -> now.record().equals(at.record())).isPresent());
  }

  /** Returns the game, once its newest state is shown. */
  GameState now() throws InterruptedException {
    return await("the newest state", this::shown);
  }

  /** Waits for the turn of the human. Returns false at the end of the game. */
  boolean turn() throws InterruptedException {
    until("a turn", () -> shown().filter(at -> at.personToMove() || isOver(at)).isPresent());
    return !isOver(now());
  }

  static boolean isOver(GameState at) {
    return at.result().isPresent();
  }

  void awaitEnd() throws InterruptedException {
    until("the end", () -> shown().filter(SoakFrontEnd::isOver).isPresent());
  }

  /** Plays some moves of the human, at most to the end of the game. */
  void play(int moves) throws InterruptedException {
    for (int i = 0; i < moves && turn(); i++) {
      GameState now = now();
      List<Point> allowed = now.board().allowed();
      int before = now.path().size();
      session
          .actions()
          .play(
              allowed.get(random.nextInt(allowed.size())),
              verdict -> assertThat(verdict).isNotInstanceOf(Verdict.Refused.class),
              why -> {
                throw new AssertionError(why);
              });
      until("the move", () -> shown().filter(at -> at.path().size() > before).isPresent());
    }
  }

  @Override
  public void close() {
    review.comments().save();
    session.close();
  }

  private final class View implements SessionListener {

    @Override
    public void changed() {
      session.display().status();
    }

    @Override
    public void leaving() {
      review.comments().save();
    }

    @Override
    public void begun() {
      review.forget();
    }

    @Override
    public void positionChanged(Optional<ShownPosition> before, ShownPosition now) {
      review.changed(now);
    }

    @Override
    public void refused(Point point, Verdict.Refused why, String sentence) {
      throw new AssertionError(sentence);
    }
  }
}
