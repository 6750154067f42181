package org.gobang.presentation.session;

import java.time.Duration;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.presentation.newgame.PersonName;
import org.gobang.presentation.newgame.ResumeFromPosition;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.ShownPosition;

/**
 * The game at hand, and the way of its events to the interface thread. An interface that leads
 * opens the game; one that watches follows the game that was opened last.
 *
 * <p>There is one game at a time: events of an earlier one that are still under way are dropped,
 * and so is a game that arrives after one that was opened later. Plugins are called on threads of
 * the host, never on the interface's.
 */
public final class GameSession implements AutoCloseable {

  private final InterfaceContext context;
  private final InterfaceTag tag;
  private final SessionListener listener;
  private Supplier<Duration> pace;
  private final GameSetups setups;
  private Optional<Game> game = Optional.empty();
  private Optional<ShownPosition> shown = Optional.empty();
  private Subscription events = () -> {};
  private Subscription openings = () -> {};

  private Consumer<Runnable> leave = Runnable::run;
  private Runnable begun = () -> {};

  /** How often the session has subscribed to a game. */
  private int subscriptions;

  /** How many games were requested, and the numbers of the requests that are still wanted. */
  private int requests;

  private final NavigableSet<Integer> pending = new TreeSet<>();
  private boolean closed;

  /**
   * Creates a session without a game yet.
   *
   * @param first the game to begin with; empty for an interface that watches
   * @param tag marks the games that are opened
   * @param listener receives the events of the game at hand
   */
  public GameSession(
      InterfaceContext context,
      Optional<GameSetup> first,
      InterfaceTag tag,
      SessionListener listener) {
    this.context = context;
    this.tag = tag;
    this.listener = listener;
    this.setups = new GameSetups(first, this::game);
    this.pace = () -> MovePace.in(context.preferences()).least();
  }

  /**
   * Lets computers that play each other move as fast as they answer, whatever pace is preferred.
   */
  public void ignorePace() {
    pace = () -> Duration.ZERO;
  }

  /**
   * Sets what happens before and after the session itself opens a game.
   *
   * @param question runs its task when the game at hand may be left
   * @param next run when a first game, or one that is played on, is at hand
   */
  void onLeave(Consumer<Runnable> question, Runnable next) {
    leave = question;
    begun = next;
  }

  /** Sets and keeps the preferred pace, for the game at hand and the next ones. */
  public void pace(MovePace next) {
    next.put(context.preferences());
    game.ifPresent(at -> at.pace(next.least()));
  }

  /**
   * Opens the first game, or follows the games that are opened elsewhere.
   *
   * @param prepare changes the game to begin with before it is opened
   * @param otherwise opened where that one is refused: what was chosen in an earlier run may have
   *     gone
   * @param opened run on the interface thread when the game is at hand
   * @param refused receives why the game to begin with cannot be opened
   */
  public void begin(
      UnaryOperator<GameSetup> prepare,
      Optional<GameSetup> otherwise,
      Runnable opened,
      Consumer<RefusedException> refused) {
    if (!leads()) {
      watch();
      return;
    }
    open(
        prepare.apply(setups.opened().orElseThrow()),
        () -> begun(opened),
        why ->
            otherwise.ifPresentOrElse(
                other -> open(other, () -> begun(() -> refused.accept(why)), refused),
                () -> refused.accept(why)));
  }

  private void begun(Runnable opened) {
    begun.run();
    opened.run();
  }

  private void watch() {
    openings =
        context
            .workbench()
            .listen(
                new WorkbenchListener() {
                  @Override
                  public void opened(Game next) {
                    context.execute(() -> follow(next));
                  }
                });
  }

  /** Returns whether this interface leads; one that watches cannot act in the game. */
  public boolean leads() {
    return setups.opened().isPresent();
  }

  /** Returns the game at hand; empty before there is one. */
  public Optional<Game> game() {
    return game;
  }

  /** Returns the game, where this interface leads; empty if it only watches. */
  public Optional<Game> led() {
    return leads() ? game : Optional.empty();
  }

  /** Returns the state of the game at hand that was passed on last; empty before its first one. */
  public Optional<ShownPosition> shown() {
    return shown;
  }

  InterfaceContext context() {
    return context;
  }

  /**
   * Returns the game, to act in it.
   *
   * @throws RefusedException if this interface only watches, or the game is not open yet
   */
  public Game own() {
    if (!leads()) {
      throw new RefusedException(context.texts().of("watching"));
    }
    return game.orElseThrow(() -> new RefusedException(context.texts().of("opening")));
  }

  /** Returns whether a game is being opened that is still wanted. */
  public boolean isOpening() {
    return !pending.isEmpty();
  }

  /** Returns the tag of the games that the interface opens. */
  public InterfaceTag tag() {
    return tag;
  }

  /** What was opened last to be played, and the games that can follow it. */
  public GameSetups setups() {
    return setups;
  }

  /**
   * Opens a game in place of the one at hand, a little later.
   *
   * @param opened run on the interface thread when it is at hand
   * @param refused receives why it cannot be opened, on the interface thread; the game at hand then
   *     continues
   */
  public void open(GameSetup next, Runnable opened, Consumer<RefusedException> refused) {
    GameSetup named = tag.on(PersonName.in(next, context.preferences()));
    int request = ++requests;
    pending.add(request);
    context.deliver(
        context.workbench().open(named).thenApply(this::paced),
        fresh -> {
          if (pending.remove(request)) {
            // A game that was requested earlier is no longer wanted.
            pending.headSet(request).clear();
            take(fresh, named);
            opened.run();
          } else {
            fresh.close();
          }
        },
        why -> {
          if (pending.remove(request)) {
            refused.accept(why);
          }
        });
  }

  /** On a thread of the host: the interface's may be late for the first moves of computers. */
  private Game paced(Game fresh) {
    fresh.pace(pace.get());
    return fresh;
  }

  private void take(Game fresh, GameSetup next) {
    listener.leaving();
    game.ifPresent(Game::close);
    setups.opened(next);
    if (next.resumes().isEmpty() && PersonName.isGuest(next, context.preferences())) {
      fresh.unrated(Unrated.GUEST);
    }
    follow(fresh);
  }

  /**
   * Resumes play from the position shown: a paused game where it stands, an explored one as a new
   * game.
   *
   * @param opened run on the interface thread when a new game is at hand
   * @param refused receives why it cannot be opened
   * @throws RefusedException if nothing can be played there
   */
  public void playOn(Runnable opened, Consumer<RefusedException> refused) {
    Game now = own();
    if (now.state().explored()) {
      GameSetup next =
          ResumeFromPosition.setup(now.state(), setups.opened().orElseThrow(), context.workbench());
      leave.accept(() -> open(next, () -> begun(opened), refused));
    } else {
      now.pause(false);
    }
  }

  private void follow(Game next) {
    game = Optional.of(next);
    shown = Optional.empty();
    listener.begun();
    subscribe(next);
  }

  /** Has the state described anew, in the language of now, a little later. */
  public void translate() {
    game.ifPresent(this::subscribe);
  }

  /** A new subscription begins with the state of now. */
  private void subscribe(Game to) {
    events.close();
    int subscription = ++subscriptions;
    Executor current =
        event ->
            context.execute(
                () -> {
                  if (!closed && subscription == subscriptions) {
                    event.run();
                  }
                });
    events = to.listen(new Events(to, current));
  }

  /** Describes the states of a game on the host's threads, and passes its events on. */
  private final class Events implements GameListener {

    private final Game of;
    private final Executor current;

    /**
     * The events of a game.
     *
     * @param current runs tasks on the interface thread, while these events are subscribed to
     */
    Events(Game of, Executor current) {
      this.of = of;
      this.current = current;
    }

    @Override
    public void changed(GameState state) {
      ShownPosition now = context.describer().position(state);
      current.execute(
          () -> {
            Optional<ShownPosition> before = shown;
            shown = Optional.of(now);
            listener.positionChanged(before, now);
          });
    }

    @Override
    public void refused(Point point, Verdict.Refused why) {
      String sentence = context.describer().sentence(of.state().record().rules(), why);
      current.execute(() -> listener.refused(point, why, sentence));
    }

    @Override
    public void reported(Stone stone, Insight insight) {
      current.execute(() -> listener.reported(stone, insight));
    }
  }

  /** Lets the game go; the interface that opened it closes it. */
  @Override
  public void close() {
    closed = true;
    pending.clear();
    openings.close();
    events.close();
    if (leads()) {
      game.ifPresent(Game::close);
    }
  }
}
