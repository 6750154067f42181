package org.gobang.ui.console.screen;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Weights;
import org.gobang.api.render.Ending;
import org.gobang.api.render.Game;
import org.gobang.api.render.GameListener;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Seat;
import org.gobang.api.render.WhoPlays;
import org.gobang.api.render.Workbench;
import org.gobang.ui.console.table.Adviser;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.Explainer;
import org.gobang.ui.console.table.Seats;
import org.gobang.ui.console.table.Table;
import org.gobang.ui.console.table.Words;

/**
 * A game on a screen: what has been heard of it, and what can be asked of it. Used on the front
 * end's thread alone.
 */
final class Session implements GameListener, AutoCloseable {

  private static final DateTimeFormatter NOW = DateTimeFormatter.ofPattern("yyyyMMdd-HHmm");

  private final Workbench workbench;
  private final Executor loop;
  private final Executor disk;
  private final LongSupplier nanos;
  private final Words words;
  private final Explainer explainer;
  private final Table table;
  private final Adviser hints;
  private final Adviser weighers;
  private final Review review = new Review();
  private Optional<GameState> state = Optional.empty();
  private long heardAt;
  private long thinksSince;
  private Said said = Said.NOTHING;
  private Optional<Question> question = Optional.empty();
  private Optional<Verdict.Refused> refusal = Optional.empty();
  private Optional<Point> hint = Optional.empty();
  private Optional<Weighed> weighed = Optional.empty();
  private Optional<Insight.Line> line = Optional.empty();
  private Optional<String> note = Optional.empty();
  private Map<Point, Verdict.Refused> forbidden = Map.of();
  private boolean heatWanted;
  private boolean forbiddenShown = true;
  private OptionalInt exit = OptionalInt.empty();

  /** Something said to the person; {@code bad} where it did not go as wanted. */
  record Said(String text, boolean bad) {
    static final Said NOTHING = new Said("", false);
  }

  /** A question to be answered with yes before something is done. */
  record Question(String text, Runnable yes) {}

  /** The weights that a player gave. */
  record Weighed(String player, Heat heat) {}

  Session(Workbench workbench, Words words, Executor loop, Executor disk, LongSupplier nanos) {
    this.workbench = workbench;
    this.words = words;
    this.loop = loop;
    this.disk = disk;
    this.nanos = nanos;
    this.explainer = new Explainer(workbench, words);
    this.table = new Table(workbench, loop, this);
    this.hints = new Adviser(workbench, loop);
    this.weighers = new Adviser(workbench, loop);
  }

  void begin() {
    table.begin();
  }

  @Override
  public void close() {
    hints.close();
    weighers.close();
    table.close();
  }

  @Override
  public void changed(GameState now) {
    boolean moved = state.filter(before -> samePlace(before, now)).isEmpty();
    boolean ended = now.result().isPresent() && state.flatMap(GameState::result).isEmpty();
    boolean resumed = state.filter(before -> before.paused() && !now.paused()).isPresent();
    state = Optional.of(now);
    heardAt = nanos.getAsLong();
    review.at(now.path());
    if (moved) {
      forgetAdvice();
      forbidden = now.board().forbidden(Stone.BLACK);
    }
    if ((moved || resumed) && computerThinks()) {
      thinksSince = heardAt;
      line = Optional.empty();
      note = Optional.empty();
    }
    if (moved && heatWanted && !computerThinks()) {
      askForWeights(now);
    }
    if (ended) {
      question = Optional.empty();
      now.result()
          .filter(result -> explainsItself(result.ending()))
          .ifPresent(result -> complain(result.words()));
    }
  }

  private static boolean samePlace(GameState before, GameState now) {
    return before.board().moves().equals(now.board().moves())
        && before.record().start().equals(now.record().start());
  }

  /** Whether the words of a result are a sentence that a failed player left. */
  private static boolean explainsItself(Ending ending) {
    return switch (ending) {
      case OVERSTEPPED, ILLEGAL, CRASHED, REFUSED, ADJUDICATED -> true;
      case LINE, BOARD_FULL, FOUL, RESIGNED, AGREED, ABANDONED -> false;
    };
  }

  private void forgetAdvice() {
    said = Said.NOTHING;
    refusal = Optional.empty();
    hint = Optional.empty();
    weighed = Optional.empty();
    hints.close();
    weighers.close();
  }

  @Override
  public void refused(Point point, Verdict.Refused why) {
    state.ifPresent(now -> complain(point + ": " + explainer.sentence(now, why)));
    refusal = Optional.of(why);
  }

  @Override
  public void reported(Stone stone, Insight insight) {
    if (insight instanceof Insight.Line seen && seen.rank() == 1) {
      line = Optional.of(seen);
    } else if (insight instanceof Insight.Note told) {
      note = Optional.of(told.text());
    }
  }

  /** Does what was asked for, or says why not. */
  void carryOut(Command command) {
    said = Said.NOTHING;
    try {
      if (command instanceof Command.Play play) {
        mine().play(play.point());
      } else if (command instanceof Command.Save save) {
        save(save.file());
      } else if (command instanceof Command.Word word) {
        carryOut(word);
      }
    } catch (RefusedException refused) {
      complain(String.valueOf(refused.getMessage()));
    }
  }

  private void carryOut(Command.Word word) {
    switch (word) {
      case PASS -> mine().pass();
      case UNDO -> mine().takeBack();
      case RESIGN -> askToResign();
      case PAUSE -> mine().pause(state.filter(GameState::paused).isEmpty());
      case NOW -> mine().moveNow();
      case HINT -> askForHint();
      case WEIGHTS -> toggleHeat();
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

  private void askToResign() {
    Game game = mine();
    GameState now = state.orElseThrow();
    Stone loser = Seats.person(now);
    if (now.result().isPresent() || now.seat(loser) instanceof Seat.Computer) {
      game.resign(loser);
      return;
    }
    String colour = words.of(loser == Stone.BLACK ? "black" : "white");
    question = Optional.of(new Question(words.of("resign?", colour), () -> game.resign(loser)));
  }

  /**
   * The next game, to be chosen.
   *
   * @throws RefusedException if this front end only watches
   */
  NewGame newGame() {
    mine();
    GameState now = state.orElseThrow();
    GameSetup last = table.setup().orElseThrow();
    // Somebody may have taken a seat meanwhile.
    GameSetup seated =
        new GameSetup(
            last.record(), last.path(), now.black(), now.white(), last.budget(), last.fouls());
    return new NewGame(seated, workbench.plugins());
  }

  /** Opens a game in place of this one; gives whether that was possible. */
  boolean open(GameSetup setup) {
    said = Said.NOTHING;
    try {
      table.open(setup);
      return true;
    } catch (RefusedException refused) {
      complain(String.valueOf(refused.getMessage()));
      return false;
    }
  }

  /** Answers the question that stands. */
  void answer(boolean yes) {
    Optional<Question> asked = question;
    question = Optional.empty();
    try {
      asked.filter(any -> yes).ifPresent(any -> any.yes().run());
    } catch (RefusedException refused) {
      complain(String.valueOf(refused.getMessage()));
    }
  }

  private void askForHint() {
    GameState now = undecided();
    say(words.of("hint.asked"));
    hints.hint(
        now,
        new Adviser.Reply<>() {
          @Override
          public void given(WhoPlays by, Point answer) {
            hint = Optional.of(answer);
            say(words.of("hint.given", player(by), answer));
          }

          @Override
          public void failed(String sentence) {
            complain(sentence.isBlank() ? words.of("hint.none") : sentence);
          }
        });
  }

  private void toggleHeat() {
    if (heatWanted) {
      heatWanted = false;
      weighed = Optional.empty();
      weighers.close();
      return;
    }
    GameState now = undecided();
    heatWanted = true;
    say(words.of("weights.asked"));
    askForWeights(now);
  }

  private void askForWeights(GameState now) {
    if (now.result().isPresent()) {
      return;
    }
    weighers.weights(
        now,
        new Adviser.Reply<>() {
          @Override
          public void given(WhoPlays by, Weights answer) {
            said = Said.NOTHING;
            weighed = Optional.of(new Weighed(player(by), Heat.of(answer)));
          }

          @Override
          public void failed(String sentence) {
            heatWanted = false;
            complain(sentence.isBlank() ? words.of("weights.none") : sentence);
          }
        });
  }

  private GameState undecided() {
    return state
        .filter(now -> now.result().isEmpty())
        .orElseThrow(() -> new RefusedException(words.of("over")));
  }

  private String player(WhoPlays who) {
    return new Describer(workbench, words, explainer).player(who.player());
  }

  private void save(String file) {
    GameState now = state.orElseThrow();
    disk.execute(
        () -> {
          Said outcome = written(now, file);
          loop.execute(() -> said = outcome);
        });
  }

  private Said written(GameState now, String file) {
    try {
      List<String> leftOut = workbench.records().write(now.record(), Path.of(file));
      return new Said(String.join(" ", words.of("saved", file), String.join(" ", leftOut)), false);
    } catch (InvalidPathException notAPath) {
      return new Said(words.of("save.bad", file), true);
    } catch (RefusedException refused) {
      return new Said(String.valueOf(refused.getMessage()), true);
    }
  }

  /** A name for a file that is not there yet. */
  String newFile() {
    return "gobang-" + NOW.format(LocalDateTime.now(ZoneId.systemDefault())) + ".sgf";
  }

  /** Goes along the record: back or forth, one step or all of them. */
  void step(Review.Step step) {
    said = Said.NOTHING;
    try {
      Game game = mine();
      GameState now = state.orElseThrow();
      List<Integer> to = review.from(now, step);
      if (!to.equals(now.path())) {
        game.goTo(to);
      }
    } catch (RefusedException refused) {
      complain(String.valueOf(refused.getMessage()));
    }
  }

  void say(String sentence) {
    said = new Said(sentence, false);
  }

  void complain(String sentence) {
    said = new Said(sentence, true);
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

  Optional<Point> hint() {
    return hint;
  }

  Optional<Weighed> weighed() {
    return weighed;
  }

  Optional<Insight.Line> line() {
    return line;
  }

  Optional<String> note() {
    return note;
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
  Duration thinking() {
    return Duration.ofNanos(nanos.getAsLong() - thinksSince);
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
