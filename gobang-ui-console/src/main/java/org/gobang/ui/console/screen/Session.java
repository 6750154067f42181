package org.gobang.ui.console.screen;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.render.Game;
import org.gobang.api.render.GameListener;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Seat;
import org.gobang.api.render.Workbench;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.Explainer;
import org.gobang.ui.console.table.PluginNews;
import org.gobang.ui.console.table.Seats;
import org.gobang.ui.console.table.Table;
import org.gobang.ui.console.table.Words;

/**
 * A game on a screen: what has been heard of it, and what can be asked of it. Used on the front
 * end's thread alone.
 */
final class Session implements GameListener, AutoCloseable {

  private final Workbench workbench;
  private final LongSupplier nanos;
  private final Words words;
  private final Explainer explainer;
  private final Table table;
  private final Advice advice;
  private final Saving saving;
  private final Describer describer;
  private final PluginNews news;
  private Consumer<Plugins> onPlugins = plugins -> {};
  private Thinking thinking = new Thinking();
  private Review review = new Review();
  private Optional<Game> heardOf = Optional.empty();
  private Optional<GameState> state = Optional.empty();
  private long heardAt;
  private Said said = Said.NOTHING;
  private Optional<Question> question = Optional.empty();
  private Optional<Verdict.Refused> refusal = Optional.empty();
  private Map<Point, Verdict.Refused> forbidden = Map.of();
  private boolean forbiddenShown = true;
  private OptionalInt exit = OptionalInt.empty();

  /** A question to be answered with yes before something is done. */
  record Question(String text, Runnable yes) {}

  Session(
      Workbench workbench,
      Words words,
      Explainer explainer,
      Describer describer,
      Executor loop,
      Executor disk,
      LongSupplier nanos) {
    this.workbench = workbench;
    this.words = words;
    this.nanos = nanos;
    this.explainer = explainer;
    this.table = new Table(workbench, loop, this);
    this.advice = new Advice(workbench, loop, words, describer, this::say);
    this.saving = new Saving(workbench, words, loop, disk);
    this.describer = describer;
    this.news = new PluginNews(workbench, loop, words, this::pluginsChanged);
  }

  void begin() {
    table.begin();
  }

  /** Has somebody else told that plugins have changed. */
  void onPlugins(Consumer<Plugins> told) {
    onPlugins = told;
  }

  private void pluginsChanged(Plugins plugins, List<String> changes, List<String> refusals) {
    describer.changed(plugins);
    onPlugins.accept(plugins);
    List<String> all = Stream.concat(changes.stream(), refusals.stream()).toList();
    if (!all.isEmpty()) {
      say(new Said(String.join(words.of("sentences.between"), all), !refusals.isEmpty()));
    }
  }

  @Override
  public void close() {
    news.close();
    advice.close();
    table.close();
  }

  @Override
  public void changed(GameState now) {
    if (!heardOf.equals(table.game())) {
      heardOf = table.game();
      forget();
    }
    boolean moved = state.filter(before -> samePlace(before, now)).isEmpty();
    boolean ended = now.result().isPresent() && state.flatMap(GameState::result).isEmpty();
    boolean resumed = state.filter(before -> before.paused() && !now.paused()).isPresent();
    state = Optional.of(now);
    heardAt = nanos.getAsLong();
    review.at(now.path());
    if (moved) {
      said = Said.NOTHING;
      refusal = Optional.empty();
      forbidden = Explainer.ask(() -> now.board().forbidden(Stone.BLACK), Map.of());
      advice.forget();
    }
    if ((moved || resumed) && computerThinks()) {
      thinking.begin(heardAt);
    }
    if (moved && advice.heatWanted() && now.result().isEmpty() && !computerThinks()) {
      advice.showHeat(now);
    }
    if (ended) {
      question = Optional.empty();
      advice.forget();
      explainer.moreToSay(now).map(Said::badly).ifPresent(this::say);
    }
  }

  /** Another game has begun, which may look like the one before. */
  private void forget() {
    state = Optional.empty();
    question = Optional.empty();
    thinking = new Thinking();
    review = new Review();
    advice.forget();
  }

  private static boolean samePlace(GameState before, GameState now) {
    return before.board().moves().equals(now.board().moves())
        && before.record().start().equals(now.record().start())
        && before.record().rules().equals(now.record().rules());
  }

  @Override
  public void refused(Point point, Verdict.Refused why) {
    state.ifPresent(now -> complain(point + ": " + explainer.sentence(now, why)));
    refusal = Optional.of(why);
  }

  @Override
  public void reported(Stone stone, Insight insight) {
    thinking.heard(insight);
  }

  /** Does what was asked for, or says why not. */
  void carryOut(Command command) {
    attempt(
        () -> {
          if (command instanceof Command.Play play) {
            play(play.point());
          } else if (command instanceof Command.Save save) {
            GameState now = state.orElseThrow();
            saving.save(now.record(), review.line(now), save.file(), this::say);
          } else if (command instanceof Command.Word word) {
            carryOut(word);
          }
        });
  }

  private void play(Point point) {
    Game game = mine();
    GameState now = state.orElseThrow();
    if (now.paused() && !now.personToMove()) {
      throw new RefusedException(words.of("paused"));
    }
    game.play(point);
  }

  /** Does something; gives whether it was not refused. */
  private boolean attempt(Runnable deed) {
    said = Said.NOTHING;
    try {
      deed.run();
      return true;
    } catch (RefusedException refused) {
      complain(words.of(refused));
      return false;
    }
  }

  private void carryOut(Command.Word word) {
    switch (word) {
      case PASS -> mine().pass();
      case UNDO -> mine().takeBack();
      case RESIGN -> askToResign();
      case PAUSE -> mine().pause(state.filter(GameState::paused).isEmpty());
      case NOW -> mine().moveNow();
      case HINT -> advice.askForHint(undecided());
      case WEIGHTS -> {
        if (advice.heatWanted()) {
          advice.hideHeat();
        } else {
          GameState now = undecided();
          say(Said.well(words.of("weights.asked")));
          advice.showHeat(now);
        }
      }
      case FORBIDDEN -> forbiddenShown = !forbiddenShown;
      case QUIT -> exit(0);
      case BOARD, MOVES, HELP, SKIN, NEW -> {
        // Here already, or a matter of the screen.
      }
    }
  }

  /** The game, for one who may act in it. */
  private Game mine() {
    if (!table.leads()) {
      throw new RefusedException(words.of("watching"));
    }
    return table.game().orElseThrow();
  }

  private GameState undecided() {
    return state
        .filter(now -> now.result().isEmpty())
        .orElseThrow(() -> new RefusedException(words.of("over")));
  }

  private void askToResign() {
    Game game = mine();
    GameState now = state.orElseThrow();
    Stone loser = Seats.person(now);
    if (now.result().isPresent() || now.seat(loser) instanceof Seat.Computer) {
      // Refused, in the words of the game.
      game.resign(loser);
      return;
    }
    String colour = words.of(loser == Stone.BLACK ? "black" : "white");
    question = Optional.of(new Question(words.of("resign?", colour), () -> game.resign(loser)));
  }

  /** Answers the question that stands. */
  void answer(boolean yes) {
    Optional<Question> asked = question;
    question = Optional.empty();
    asked.filter(any -> yes).ifPresent(any -> attempt(any.yes()));
  }

  /** The next game, to be chosen; empty where this front end only watches, which is then said. */
  Optional<NewGame> newGame() {
    if (!attempt(this::mine)) {
      return Optional.empty();
    }
    GameState now = state.orElseThrow();
    GameSetup last = table.setup().orElseThrow();
    // Somebody may have taken a seat meanwhile.
    GameSetup seated =
        new GameSetup(
            last.record(), last.path(), now.black(), now.white(), last.budget(), last.fouls());
    return Optional.of(new NewGame(seated, workbench.plugins()));
  }

  /** Opens a game in place of this one; gives whether that was possible. */
  boolean open(GameSetup setup) {
    return attempt(() -> table.open(setup));
  }

  /** Goes along the record: back or forth, one step or all of them. */
  void step(Review.Step step) {
    attempt(
        () -> {
          Game game = mine();
          GameState now = state.orElseThrow();
          List<Integer> to = review.from(now, step);
          if (!to.equals(now.path())) {
            game.goTo(to);
          }
        });
  }

  void say(Said what) {
    said = what;
  }

  void complain(String sentence) {
    said = Said.badly(sentence);
  }

  void exit(int status) {
    exit = OptionalInt.of(status);
  }

  OptionalInt exit() {
    return exit;
  }

  Optional<GameState> state() {
    return state;
  }

  boolean leads() {
    return table.leads();
  }

  Said said() {
    return said;
  }

  Optional<Question> question() {
    return question;
  }

  Optional<Verdict.Refused> refusal() {
    return refusal;
  }

  Advice advice() {
    return advice;
  }

  Thinking thinking() {
    return thinking;
  }

  Review review() {
    return review;
  }

  /** What to mark as forbidden: Black's points, whoever is to move, until the game is over. */
  Map<Point, Verdict.Refused> forbidden() {
    return forbiddenShown ? forbidden : Map.of();
  }

  boolean computerThinks() {
    return state
        .filter(now -> now.result().isEmpty() && !now.paused() && !now.personToMove())
        .isPresent();
  }

  /** How long the computer has been thinking. */
  Duration thought() {
    return Duration.ofNanos(nanos.getAsLong() - thinking.since());
  }

  /** What is left on a clock now; empty where none runs. */
  Optional<Duration> left(Stone stone) {
    GameState now = state.orElseThrow();
    Duration left = now.left().get(stone);
    if (left == null) {
      return Optional.empty();
    }
    boolean runs = now.board().toMove() == stone && !now.paused() && now.result().isEmpty();
    Duration spent = Duration.ofNanos(runs ? nanos.getAsLong() - heardAt : 0);
    Duration rest = left.minus(spent);
    return Optional.of(rest.isNegative() ? Duration.ZERO : rest);
  }

  /** Whether the screen changes by itself: a clock runs, or a computer thinks. */
  boolean animates() {
    return computerThinks()
        || state
            .filter(now -> !now.left().isEmpty() && !now.paused() && now.result().isEmpty())
            .isPresent();
  }
}
