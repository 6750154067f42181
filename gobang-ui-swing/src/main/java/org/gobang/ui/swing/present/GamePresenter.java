package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.Heat;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.advice.PlayerWeights;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.newgame.Exploring;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.LastGame;
import org.gobang.presentation.session.Pace;
import org.gobang.presentation.text.Texts;

/**
 * The game at hand: what is to be seen of it, and what can be done. Used on the event thread alone.
 */
public final class GamePresenter implements AutoCloseable {

  private final Workbench workbench;
  private final Optional<FirstGame> beginning;
  private final Texts texts;
  private final Executor events;
  private final Desk desk;
  private final Timing timing;
  private final Status status;
  private final Counsel counsel;
  private final Journey journey = new Journey();
  private final GameDeeds deeds;
  private final Review review;
  private final BoardPresenter board;
  private final Notices notices = new Notices();
  private final Map<Showing, Boolean> showing = new EnumMap<>(Showing.class);
  private final List<Runnable> listeners = new ArrayList<>();
  private Runnable onPlugins = () -> {};
  private Optional<Position> position = Optional.empty();
  private boolean telling;

  /**
   * Without a game yet.
   *
   * @param events the event thread
   * @param worker for what waits
   * @param nanos the clock
   */
  public GamePresenter(
      Workbench workbench,
      Texts texts,
      Interpreter interpreter,
      Executor events,
      Executor worker,
      LongSupplier nanos) {
    this.workbench = workbench;
    this.beginning = FirstGame.of(workbench);
    this.texts = texts;
    this.events = events;
    this.timing = new Timing(nanos);
    this.status = new Status(texts, timing);
    this.counsel = new Counsel(workbench, texts, events, this::tell, this::tell);
    this.desk = new Desk(workbench, beginning, interpreter, events, worker, new Told());
    this.board = new BoardPresenter(this::play, workbench.preferences(), nanos);
    this.deeds =
        new GameDeeds(desk, board, () -> position, journey, texts, this::playOn, this::done);
    this.review =
        new Review(
            journey, () -> desk.leads() ? desk.game() : Optional.empty(), this::complain, texts);
    for (Showing each : Showing.values()) {
      showing.put(each, each.in(workbench.preferences()));
    }
  }

  /** Opens the game that was asked for, or waits for one to watch. */
  public void begin() {
    begin(false, () -> {});
  }

  /**
   * Opens the game that was asked for, or waits for one to watch.
   *
   * @param paused whether it waits, as a question comes before it
   * @param opened told when it is at hand
   */
  public void begin(boolean paused, Runnable opened) {
    desk.begin(paused ? FirstGame::paused : UnaryOperator.identity(), opened, this::complain);
  }

  /** Has somebody told whenever anything is to be shown anew. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Has somebody told whenever plugins came or went. */
  public void onPlugins(Runnable listener) {
    onPlugins = listener;
  }

  private void tell() {
    board.show(position.map(this::scene).orElseGet(() -> Scene.empty(board.size())));
    List.copyOf(listeners).forEach(Runnable::run);
  }

  private void tell(Notice next) {
    notices.tell(next);
    tell();
  }

  private Scene scene(Position now) {
    return new SceneBuilder(now, showing::get)
        .expected(is(Showing.EXPECTED) ? thinking() : Optional.empty())
        .heat(weighed().map(PlayerWeights::weights).map(Heat::of))
        .hint(notices.settled() ? counsel.point(now) : Optional.empty())
        .scene(desk.leads());
  }

  // ---- What is to be seen.

  /** The board, with what the pointer does there. */
  public BoardPresenter board() {
    return board;
  }

  /** How the game stands; empty before there is one. */
  public Optional<Position> position() {
    return position;
  }

  /** What a computer told of the position, or else before the move that led there. */
  public Optional<Thinking> thinking() {
    return position.flatMap(counsel::thinking);
  }

  /** What the points are worth to a player, while that is shown. */
  public Optional<PlayerWeights> weighed() {
    return position.flatMap(counsel::weighed);
  }

  /** What can be done in the game. */
  public GameDeeds deeds() {
    return deeds;
  }

  /** Whose weights are shown. */
  public HeatMap heatMap() {
    return counsel.heatMap();
  }

  /**
   * What was told last; where that is settled, the hint for the position, or what still troubles
   * it.
   */
  public Notice notice() {
    return position.filter(any -> notices.settled()).flatMap(counsel::hint).orElseGet(notices::now);
  }

  /** Whether this window leads: one that watches shows the game and leaves it alone. */
  public boolean leads() {
    return desk.leads();
  }

  /** Whose turn it is, or how the game ended. */
  public String status() {
    return position
        .map(now -> status.of(now, thinking(), deeds.resumesAt()))
        .orElseGet(() -> status.none(desk.leads()));
  }

  /** The record, as it is looked through. */
  public Review review() {
    return review;
  }

  /** How the game stands at this very moment; empty before there is one. */
  public Optional<GameState> state() {
    return desk.game().map(Game::state);
  }

  /**
   * How much of its budget the computer has used for this move, nothing while none thinks; empty
   * where nothing limits a move, or no computer plays.
   */
  public Optional<BudgetUse> budgetUse() {
    Optional<Thinking> running =
        thinking().filter(any -> position.filter(Position::computerThinks).isPresent());
    return setup()
        .filter(any -> position.filter(Position::computerPlays).isPresent())
        .flatMap(
            now ->
                BudgetUse.of(
                    now.budget(),
                    running.map(timing::since).orElse(Duration.ZERO),
                    running.flatMap(Thinking::line)));
  }

  /** What is left on a clock now; empty where none runs. */
  public Optional<Duration> left(Stone stone) {
    return position.flatMap(now -> timing.left(now, stone));
  }

  /** Whether something is shown on the board. */
  public boolean is(Showing what) {
    return showing.getOrDefault(what, false);
  }

  /** Shows something on the board, or hides it. */
  public void show(Showing what, boolean shown) {
    showing.put(what, shown);
    what.set(preferences(), shown);
    tell();
  }

  /** What the person likes. */
  public Preferences preferences() {
    return workbench.preferences();
  }

  /**
   * What was last opened to be played, with the players of now; empty for a window that watches.
   */
  public Optional<GameSetup> setup() {
    return desk.setup()
        .map(
            last ->
                position
                    .filter(now -> !now.explored())
                    .map(now -> last.between(now.state().black(), now.state().white()))
                    .orElse(last));
  }

  private void playOn(GameState explored) {
    desk.setup().ifPresent(last -> open(Exploring.playOn(explored, last, workbench)));
  }

  /** Opens another game in place of this one. */
  public void open(GameSetup setup) {
    open(setup, () -> {}, this::complain);
  }

  /**
   * Opens another game in place of this one.
   *
   * @param opened told when it is at hand
   * @param refused told why it cannot be opened; this one then goes on
   */
  public void open(GameSetup setup, Runnable opened, Consumer<RefusedException> refused) {
    desk.open(setup, opened, refused);
  }

  /** Opens a game that the person chose, as {@link #open} does, and keeps the choice. */
  public void choose(GameSetup chosen, Runnable opened, Consumer<RefusedException> refused) {
    open(
        chosen,
        () -> {
          new LastGame(workbench).keep(chosen);
          opened.run();
        },
        refused);
  }

  /** Puts a stone. Why that cannot be is said at the point. */
  public void play(Point point) {
    if (position.isEmpty()) {
      return;
    }
    try {
      Position now = position.get();
      if (now.stones().containsKey(point) && !now.over()) {
        throw new RefusedException(texts.of("occupied"));
      }
      deeds.game().play(point);
    } catch (RefusedException refused) {
      board.say(point, texts.of(refused));
    }
  }

  /** Asks a computer where to move. */
  public void askForHint() {
    counsel.askForHint(position);
  }

  /** Shows what points are worth to a player, here and in the positions to come. */
  public void showHeat(HeatMap.Source source) {
    notices.settle();
    position.ifPresent(now -> heatMap().show(source, now.state()));
    tell();
  }

  /** What to begin with; empty for a window that watches. */
  public Optional<FirstGame> beginning() {
    return beginning;
  }

  /** How long moves between computers stay. */
  public Pace pace() {
    return Pace.in(preferences());
  }

  /** Has moves between computers stay for so long, in this game and the next ones. */
  public void pace(Pace next) {
    next.put(preferences());
    desk.game().ifPresent(game -> game.pace(next.least()));
  }

  /** Says that something failed. */
  public void complain(RefusedException refused) {
    tell(Notice.failure(texts.of(refused)));
  }

  private void done(Optional<RefusedException> refused) {
    tell(refused.map(why -> Notice.failure(texts.of(why))).orElse(Notice.NONE));
  }

  /** Says something. */
  public void say(String sentence) {
    tell(new Notice(sentence, false));
  }

  /** What the person is called from now on, in this game and the next ones. */
  public void call(String name) {
    PersonName.put(preferences(), name);
    if (leads() && position.isPresent()) {
      deeds.call(PersonName.in(preferences()));
    }
  }

  /** Goes on in the language that the person has chosen by now; the game goes on as well. */
  public void speak() {
    texts.language(preferences().locale());
    notices.settle();
    position.map(Position::state).ifPresent(desk::reword);
    tell();
  }

  /** Lets the game go. */
  @Override
  public void close() {
    review.comments().save();
    counsel.close();
    desk.close();
  }

  /** What comes from the desk. */
  private final class Told implements Desk.News {

    @Override
    public void leaving() {
      review.comments().save();
    }

    @Override
    public void begun() {
      position = Optional.empty();
      counsel.begun();
      notices.forget();
      journey.forget();
      review.forget();
    }

    @Override
    public void changed(Position now) {
      Optional<Position> before = position;
      position = Optional.of(now);
      timing.heard();
      boolean moved = before.filter(now::isSamePlace).isEmpty();
      // What was said as the game was opened stays.
      if (moved && before.isPresent()) {
        notices.settle();
      }
      counsel.changed(now, timing.heardAt());
      review.changed(now);
      tell();
    }

    @Override
    public void reworded(Position now) {
      if (position.filter(at -> at.state().version() == now.state().version()).isPresent()) {
        position = Optional.of(now);
        review.changed(now);
        tell();
      }
    }

    @Override
    public void refused(Point point, String sentence) {
      board.say(point, sentence);
    }

    @Override
    public void reported(Stone stone, Insight insight) {
      counsel.reported(insight);
      // A search may report faster than a board is painted: once for all that is there.
      if (!telling) {
        telling = true;
        events.execute(
            () -> {
              telling = false;
              tell();
            });
      }
    }

    @Override
    public void pluginsChanged(Plugins plugins) {
      onPlugins.run();
    }

    @Override
    public void troubled(String sentence) {
      notices.trouble(Notice.failure(sentence));
      tell();
    }
  }
}
