package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.record.Node;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Preferences;
import org.gobang.api.render.Seat;
import org.gobang.api.render.WhoPlays;
import org.gobang.api.render.Workbench;

/**
 * The game at hand: what is to be seen of it, and what can be done. Used on the event thread alone.
 */
public final class GamePresenter implements AutoCloseable {

  private final Workbench workbench;
  private final Words words;
  private final Interpreter interpreter;
  private final Executor events;
  private final LongSupplier nanos;
  private final Desk desk;
  private final Advice hints;
  private final HeatMap heatMap;
  private final Journey journey = new Journey();
  private final GameDeeds deeds;
  private final BoardPresenter board = new BoardPresenter(this::play);
  private final Map<Showing, Boolean> showing = new EnumMap<>(Showing.class);
  private final List<Runnable> listeners = new ArrayList<>();
  private Runnable onPlugins = () -> {};
  private Optional<Position> position = Optional.empty();
  private Optional<Thinking> thinking = Optional.empty();
  private Optional<Point> hint = Optional.empty();
  private Notice notice = Notice.NONE;
  private long heardAt;
  private boolean telling;

  /**
   * Something to be told.
   *
   * @param sentence what; empty for nothing
   * @param failed whether something did not work
   */
  public record Notice(String sentence, boolean failed) {

    static final Notice NONE = new Notice("", false);
  }

  /**
   * Without a game yet.
   *
   * @param events the event thread
   * @param worker for what waits
   * @param nanos the clock
   */
  public GamePresenter(
      Workbench workbench,
      Words words,
      Interpreter interpreter,
      Executor events,
      Executor worker,
      LongSupplier nanos) {
    this.workbench = workbench;
    this.words = words;
    this.interpreter = interpreter;
    this.events = events;
    this.nanos = nanos;
    this.hints = new Advice(workbench, events);
    this.heatMap = new HeatMap(new Advice(workbench, events), this::heatTold);
    this.desk = new Desk(workbench, interpreter, events, worker, new Told());
    this.deeds = new GameDeeds(desk, () -> position, journey, words, this::done);
    for (Showing each : Showing.values()) {
      showing.put(each, each.in(workbench.preferences()));
    }
  }

  /** Opens the game that was asked for, or waits for one to watch. */
  public void begin() {
    desk.begin(this::complain);
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

  private Scene scene(Position now) {
    return new SceneBuilder(now, showing::get)
        .expected(is(Showing.EXPECTED) ? thinking : Optional.empty())
        .heat(heatMap.heat(thinking))
        .hint(hint)
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

  /** What the computer told of its thinking. */
  public Optional<Thinking> thinking() {
    return thinking;
  }

  /** What can be done in the game. */
  public GameDeeds deeds() {
    return deeds;
  }

  /** The heat map over the board. */
  public HeatMap heatMap() {
    return heatMap;
  }

  /** What was told last. */
  public Notice notice() {
    return notice;
  }

  /** Whether this window leads: one that watches shows the game and leaves it alone. */
  public boolean leads() {
    return desk.leads();
  }

  /** Whose turn it is, or how the game ended. */
  public String status() {
    if (position.isEmpty()) {
      return words.of(desk.leads() ? "opening" : "waiting");
    }
    Position now = position.get();
    if (now.over()) {
      return now.ending();
    }
    String colour = words.of(now.toMove());
    if (now.state().paused()) {
      return words.of(now.personToMove() ? "paused.yours" : "paused", colour);
    }
    if (now.computerThinks()) {
      long seconds = thought().toSeconds();
      String name = now.name(now.toMove());
      return seconds == 0 ? words.of("thinking", name) : words.of("thinking.for", name, seconds);
    }
    boolean alone = now.state().seat(now.toMove().opponent()) instanceof Seat.Computer;
    return words.of(alone ? "your.turn" : "to.move", colour);
  }

  /** The whole line that is being looked at: what was played, and what comes after it. */
  public List<Move> line() {
    return position
        .map(now -> now.state().record().follow(journey.line(now.state())))
        .orElse(List.of())
        .stream()
        .map(Node::move)
        .toList();
  }

  /** How long the computer has been thinking; nothing while none is. */
  private Duration thought() {
    return thinking
        .filter(any -> position.filter(Position::computerThinks).isPresent())
        .map(at -> Duration.ofNanos(nanos.getAsLong() - at.since()))
        .orElse(Duration.ZERO);
  }

  /** What is left on a clock now; empty where none runs. */
  public Optional<Duration> left(Stone stone) {
    return position.flatMap(now -> left(now, stone));
  }

  private Optional<Duration> left(Position now, Stone stone) {
    boolean runs = now.toMove() == stone && !now.state().paused() && !now.over();
    Duration spent = Duration.ofNanos(runs ? nanos.getAsLong() - heardAt : 0);
    return Optional.ofNullable(now.state().left().get(stone))
        .map(left -> left.compareTo(spent) > 0 ? left.minus(spent) : Duration.ZERO);
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

  /** What was last opened, with whoever sits there now; empty for a window that watches. */
  public Optional<GameSetup> setup() {
    return desk.setup()
        .map(
            last ->
                position
                    .map(
                        now ->
                            new GameSetup(
                                last.record(),
                                last.path(),
                                now.state().black(),
                                now.state().white(),
                                last.budget(),
                                last.fouls()))
                    .orElse(last));
  }

  /** Opens another game in place of this one. */
  public void open(GameSetup setup) {
    desk.open(setup, this::complain);
  }

  /** Puts a stone. Why that cannot be is said at the point. */
  public void play(Point point) {
    if (position.isEmpty()) {
      return;
    }
    try {
      Position now = position.get();
      if (now.stones().containsKey(point) && !now.over()) {
        throw new RefusedException(words.of("occupied"));
      }
      deeds.game().play(point);
    } catch (RefusedException refused) {
      board.say(point, words.of(refused));
    }
  }

  /** Asks a computer where to move. */
  public void askForHint() {
    Optional<Position> undecided = position.filter(now -> !now.over());
    if (undecided.isEmpty() || workbench.plugins().players().isEmpty()) {
      notice = new Notice(words.of(undecided.isEmpty() ? "refused.game-over" : "hint.none"), true);
      tell();
      return;
    }
    notice = new Notice(words.of("hint.asked"), false);
    hints.hint(undecided.get(), this::hinted);
    tell();
  }

  private void hinted(Advice.Said said) {
    hint = said.best();
    String sentence = said.sentence().isBlank() ? words.of("hint.none") : said.sentence();
    notice =
        hint.map(point -> new Notice(words.of("hint.given", who(said.by()), point), false))
            .orElse(new Notice(sentence, true));
    tell();
  }

  private String who(WhoPlays who) {
    return interpreter.player(who.player());
  }

  /** Shows what points are worth to a player, here and in the positions to come. */
  public void showHeat(HeatMap.Source source) {
    notice = Notice.NONE;
    heatMap.show(source, position);
    tell();
  }

  private void heatTold(String failure) {
    notice = failure.isEmpty() ? Notice.NONE : new Notice(failure, true);
    if (failure.isEmpty() && heatMap.told().isEmpty()) {
      notice = new Notice(words.of("weights.none"), true);
    }
    tell();
  }

  /** Says that something failed. */
  public void complain(RefusedException refused) {
    complain(words.of(refused));
  }

  private void complain(String sentence) {
    notice = new Notice(sentence, true);
    tell();
  }

  private void done(Optional<RefusedException> refused) {
    notice = refused.map(why -> new Notice(words.of(why), true)).orElse(Notice.NONE);
    tell();
  }

  /** Says something. */
  public void say(String sentence) {
    notice = new Notice(sentence, false);
    tell();
  }

  /** Lets the game go. */
  @Override
  public void close() {
    hints.close();
    heatMap.close();
    desk.close();
  }

  /** What comes from the desk. */
  private final class Told implements Desk.News {

    @Override
    public void begun() {
      position = Optional.empty();
      thinking = Optional.empty();
      journey.forget();
      forget();
    }

    private void forget() {
      notice = Notice.NONE;
      hint = Optional.empty();
      hints.close();
    }

    @Override
    public void changed(Position now) {
      Optional<Position> before = position;
      position = Optional.of(now);
      heardAt = nanos.getAsLong();
      boolean moved = before.filter(now::samePlace).isEmpty();
      if (moved) {
        forget();
      }
      boolean thought = before.filter(Position::computerThinks).isPresent();
      if (now.computerThinks() && (moved || !thought)) {
        thinking = Optional.of(Thinking.begun(now.toMove(), heardAt));
      }
      if (moved) {
        heatMap.moved(now);
      }
      tell();
    }

    @Override
    public void refused(Point point, String sentence) {
      board.say(point, sentence);
    }

    @Override
    public void reported(Stone stone, Insight insight) {
      thinking = thinking.map(known -> known.heard(insight));
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
      complain(sentence);
    }
  }
}
