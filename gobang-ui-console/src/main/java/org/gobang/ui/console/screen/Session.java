package org.gobang.ui.console.screen;

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
import org.gobang.api.render.Game;
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
 * A game on a screen, and what can be asked of it. What is heard of it is {@link Heard}, what is
 * said of it {@link Notices}. Used on the front end's thread alone.
 */
final class Session implements AutoCloseable {

  private final Workbench workbench;
  private final Words words;
  private final Notices notices;
  private final Advice advice;
  private final Heard heard;
  private final Table table;
  private final Saving saving;
  private final Describer describer;
  private final PluginNews news;
  private Consumer<Plugins> onPlugins = plugins -> {};
  private boolean forbiddenShown = true;
  private OptionalInt exit = OptionalInt.empty();

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
    this.notices = new Notices(words);
    this.advice = new Advice(workbench, loop, words, describer, notices::say);
    this.heard = new Heard(explainer, notices, advice, nanos);
    this.table = new Table(workbench, loop, heard);
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
      notices.say(new Said(String.join(words.of("sentences.between"), all), !refusals.isEmpty()));
    }
  }

  @Override
  public void close() {
    news.close();
    advice.close();
    table.close();
  }

  /** Does what was asked for, or says why not. */
  void carryOut(Command command) {
    notices.attempt(
        () -> {
          if (command instanceof Command.Play play) {
            play(play.point());
          } else if (command instanceof Command.Save save) {
            GameState now = heard.state().orElseThrow();
            saving.save(now.record(), heard.review().line(now), save.file(), notices::say);
          } else if (command instanceof Command.Word word) {
            carryOut(word);
          }
        });
  }

  private void play(Point point) {
    Game game = mine();
    GameState now = heard.state().orElseThrow();
    if (now.paused() && !now.personToMove()) {
      throw new RefusedException(words.of("paused"));
    }
    game.play(point);
  }

  private void carryOut(Command.Word word) {
    switch (word) {
      case PASS -> mine().pass();
      case UNDO -> mine().takeBack();
      case RESIGN -> askToResign();
      case PAUSE -> mine().pause(heard.state().filter(GameState::paused).isEmpty());
      case NOW -> mine().moveNow();
      case HINT -> advice.askForHint(undecided());
      case WEIGHTS -> {
        if (advice.heatWanted()) {
          advice.hideHeat();
        } else {
          GameState now = undecided();
          notices.say(Said.well(words.of("weights.asked")));
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
    return heard
        .state()
        .filter(now -> now.result().isEmpty())
        .orElseThrow(() -> new RefusedException(words.of("over")));
  }

  private void askToResign() {
    Game game = mine();
    GameState now = heard.state().orElseThrow();
    Stone loser = Seats.person(now);
    if (now.result().isPresent() || now.seat(loser) instanceof Seat.Computer) {
      // Refused, in the words of the game.
      game.resign(loser);
      return;
    }
    String colour = words.of(loser == Stone.BLACK ? "black" : "white");
    notices.ask(words.of("resign?", colour), () -> game.resign(loser));
  }

  /** The next game, to be chosen; empty where this front end only watches, which is then said. */
  Optional<NewGame> newGame() {
    if (!notices.attempt(this::mine)) {
      return Optional.empty();
    }
    GameState now = heard.state().orElseThrow();
    GameSetup last = table.setup().orElseThrow();
    // Somebody may have taken a seat meanwhile.
    GameSetup seated =
        new GameSetup(
            last.record(), last.path(), now.black(), now.white(), last.budget(), last.fouls());
    return Optional.of(new NewGame(seated, workbench.plugins()));
  }

  /** Opens a game in place of this one; gives whether that was possible. */
  boolean open(GameSetup setup) {
    return notices.attempt(() -> table.open(setup));
  }

  /** Goes along the record: back or forth, one step or all of them. */
  void step(Review.Step step) {
    notices.attempt(
        () -> {
          Game game = mine();
          GameState now = heard.state().orElseThrow();
          List<Integer> to = heard.review().from(now, step);
          if (!to.equals(now.path())) {
            game.goTo(to);
          }
        });
  }

  void exit(int status) {
    exit = OptionalInt.of(status);
  }

  OptionalInt exit() {
    return exit;
  }

  boolean leads() {
    return table.leads();
  }

  Heard heard() {
    return heard;
  }

  Notices notices() {
    return notices;
  }

  Advice advice() {
    return advice;
  }

  /** What to mark as forbidden: Black's points, whoever is to move, until the game is over. */
  Map<Point, Verdict.Refused> forbidden() {
    return forbiddenShown ? heard.forbidden() : Map.of();
  }
}
