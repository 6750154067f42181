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
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.ShownPosition;

/**
 * Provides the current game, and passes its events to the interface thread. A leading interface
 * opens the game; a watching one follows the game opened last.
 *
 * <p>There is one game at a time: pending events of an earlier game are dropped, and so is a game
 * that arrives after a later one was opened. Plugins are called on threads of the host, never on
 * the interface thread.
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

  /** The number of subscriptions to games so far. */
  private int subscriptions;

  /** The number of requested games, and the numbers of the requests that are still valid. */
  private int requests;

  private final NavigableSet<Integer> pending = new TreeSet<>();
  private boolean closed;

  /**
   * Creates a session without a game.
   *
   * @param first the first game; empty for an interface that only watches
   * @param tag marks the games that are opened
   * @param listener receives the events of the current game
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

  /** Disables the preferred pace, so that engines playing each other move without delay. */
  public void ignorePace() {
    pace = () -> Duration.ZERO;
  }

  /**
   * Sets the handlers called before and after the session opens a game.
   *
   * @param question runs its task when the current game may be closed
   * @param next run when a first or resumed game is open
   */
  void onLeave(Consumer<Runnable> question, Runnable next) {
    leave = question;
    begun = next;
  }

  /** Sets and saves the preferred pace for the current and later games. */
  public void pace(MovePace next) {
    next.put(context.preferences());
    game.ifPresent(at -> at.pace(next.least()));
  }

  /**
   * Opens the first game, or follows games opened elsewhere.
   *
   * @param prepare changes the first game before it is opened
   * @param otherwise the game to open if the first one is refused, for example because a plugin
   *     chosen in an earlier run was removed
   * @param opened run on the interface thread when the game is open
   * @param refused receives the refusal of the first game
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

  /** Returns whether this interface leads; a watching one cannot act in the game. */
  public boolean leads() {
    return setups.opened().isPresent();
  }

  /** Returns the current game; empty before the first one. */
  public Optional<Game> game() {
    return game;
  }

  /** Returns the game; empty if this interface only watches. */
  public Optional<Game> led() {
    return leads() ? game : Optional.empty();
  }

  /** Returns the last reported state of the current game; empty before the first one. */
  public Optional<ShownPosition> shown() {
    return shown;
  }

  InterfaceContext context() {
    return context;
  }

  /**
   * Returns the game for actions.
   *
   * @throws RefusedException if this interface only watches, or the game is not open yet
   */
  public Game own() {
    if (!leads()) {
      throw new RefusedException(context.texts().of("watching"));
    }
    return game.orElseThrow(() -> new RefusedException(context.texts().of("opening")));
  }

  /** Returns whether a requested game is being opened. */
  public boolean isOpening() {
    return !pending.isEmpty();
  }

  /** Returns the tag of games opened by the interface. */
  public InterfaceTag tag() {
    return tag;
  }

  /** Returns the last opened game and its possible successors. */
  public GameSetups setups() {
    return setups;
  }

  /**
   * Opens a game in place of the current one asynchronously.
   *
   * @param opened run on the interface thread when it is open
   * @param refused receives the refusal on the interface thread; the current game then continues
   */
  public void open(GameSetup next, Runnable opened, Consumer<RefusedException> refused) {
    GameSetup named = tag.on(PersonName.in(next, context.preferences()));
    int request = ++requests;
    pending.add(request);
    context.deliver(
        context.workbench().open(named).thenApply(this::paced),
        fresh -> {
          if (pending.remove(request)) {
            // Earlier requests are no longer valid.
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

  /**
   * Runs on a thread of the host, since the interface thread may be late for the first moves of
   * engines.
   */
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
   * Resumes play from the current position: a paused game continues, an explored one becomes a new
   * game.
   *
   * @param opened run on the interface thread when a new game is open
   * @param refused receives the refusal
   * @throws RefusedException if nothing can be played there
   */
  public void playOn(Runnable opened, Consumer<RefusedException> refused) {
    Game now = own();
    if (now.state().explored()) {
      GameSetup next =
          GameSetups.resumed(now.state(), setups.opened().orElseThrow(), context.workbench());
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

  /** Describes the state again in the current language asynchronously. */
  public void translate() {
    game.ifPresent(this::subscribe);
  }

  /** A new subscription starts with the current state. */
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
     * Creates the events of a game.
     *
     * @param current runs tasks on the interface thread while these events are subscribed to
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

  /** Releases the game; only the interface that opened the game closes it. */
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
