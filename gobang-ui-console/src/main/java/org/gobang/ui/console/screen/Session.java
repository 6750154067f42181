package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.review.LookBack;
import org.gobang.presentation.session.Resignation;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.Explainer;
import org.gobang.ui.console.table.Names;
import org.gobang.ui.console.table.Review;
import org.gobang.ui.console.table.Seats;
import org.gobang.ui.console.table.Shelf;
import org.gobang.ui.console.table.Table;

/**
 * A game on a screen, and what can be asked of it. What is heard of it is {@link Heard}, what is
 * said of it {@link Notices}. Used on the front end's thread alone.
 */
final class Session implements AutoCloseable {

  private final Texts texts;
  private final Notices notices;
  private final Advice advice;
  private final Heard heard;
  private final Table table;
  private final Archive archive;
  private final Positions positions;
  private final LookBack lookBack = new LookBack();
  private final Comments comments;
  private final Choosing choosing;
  private boolean forbiddenShown = true;
  private OptionalInt exit = OptionalInt.empty();

  Session(
      Workbench workbench,
      Texts texts,
      Explainer explainer,
      Names names,
      Executor loop,
      Executor disk,
      LongSupplier nanos) {
    this.texts = texts;
    this.notices = new Notices(texts);
    this.advice = new Advice(workbench, loop, texts, notices);
    this.heard = new Heard(explainer, notices, advice, nanos);
    Optional<FirstGame> beginning = FirstGame.of(workbench);
    this.table = new Table(workbench, beginning.map(FirstGame::setup), loop, heard);
    Shelf shelf = new Shelf(workbench.records(), texts);
    heard.onAnotherGame(shelf::anotherGame);
    this.archive =
        new Archive(table, shelf, new Disk(loop, disk, notices, texts), notices, texts, names);
    this.positions = new Positions(this, table, texts);
    this.comments = new Comments(this, texts);
    this.choosing = new Choosing(workbench, texts, notices, table, beginning, this::open);
  }

  void begin() {
    if (table.leads() && choosing.offers()) {
      archive.begin(this::begin);
    } else {
      choosing.begin(false);
    }
  }

  private void begin(boolean offered) {
    choosing.begin(offered);
    if (!offered) {
      choosing.ask();
    }
  }

  /** The person does not go on with the game that was left. */
  void declineOffer() {
    boolean offered = archive.offer().isPresent();
    archive.dropOffer();
    if (offered) {
      table.game().ifPresent(game -> game.pause(false));
      choosing.ask();
    }
  }

  @Override
  public void close() {
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
            archive.save(now.record(), heard.line(now), save);
          } else if (command instanceof Command.Open open) {
            mine();
            archive.look(open.file());
          } else if (command instanceof Command.Position position) {
            positions.setUp(position.text());
          } else if (command instanceof Command.Go go) {
            step((review, now) -> review.to(now, go.move(), texts));
          } else if (command instanceof Command.Comment comment) {
            comments.write(comment.text());
          } else if (command instanceof Command.Word word) {
            carryOut(word);
          }
        });
  }

  private void play(Point point) {
    Game game = mine();
    GameState now = heard.state().orElseThrow();
    if (now.paused() && !now.personToMove()) {
      throw new RefusedException(texts.of("paused"));
    }
    game.play(point);
    archive.dropOffer();
  }

  /** The finished games, for one who may open them. */
  Optional<Library> library() {
    return notices.attempt(this::mine) ? Optional.of(archive.library()) : Optional.empty();
  }

  /** Whether a game is looked through, recorded or over, rather than played. */
  boolean viewing() {
    return heard
        .state()
        .filter(now -> now.explored() || now.ended().isPresent() || now.result().isPresent())
        .isPresent();
  }

  private void carryOut(Command.Word word) {
    switch (word) {
      case PASS -> mine().pass();
      case UNDO -> mine().takeBack();
      case RESIGN -> askToResign();
      case PAUSE -> lookBack.pause(mine(), heard.state().filter(GameState::paused).isEmpty());
      case PLAY -> {
        mine();
        table.playOn();
      }
      case NOW -> mine().moveNow();
      case HINT -> advice.askForHint(undecided());
      case WEIGHTS -> advice.switchHeat(undecided());
      case FORBIDDEN -> forbiddenShown = !forbiddenShown;
      case RESUME -> {
        mine();
        archive.resume();
      }
      case QUIT -> exit(0);
      case BOARD, MOVES, HELP, SKIN, NEW, HISTORY, COPY -> {
        // Here already, or a matter of the screen.
      }
    }
  }

  /**
   * The game, for one who may act in it.
   *
   * @throws RefusedException if this front end only watches
   */
  Game mine() {
    if (!table.leads()) {
      throw new RefusedException(texts.of("watching"));
    }
    return table.game().orElseThrow();
  }

  private GameState undecided() {
    return heard
        .state()
        .filter(now -> now.result().isEmpty())
        .orElseThrow(() -> new RefusedException(texts.of("refused.game-over")));
  }

  private void askToResign() {
    Game game = mine();
    GameState now = heard.state().orElseThrow();
    Stone loser = Seats.person(now);
    if (!Resignation.isConfirmed(now, loser)) {
      // Refused, in the words of the game.
      game.resign(loser);
      return;
    }
    String colour = texts.of(loser);
    notices.ask(texts.of("resign.sure", colour), () -> game.resign(loser));
  }

  /** The next game, to be chosen; empty where this front end only watches, which is then said. */
  Optional<NewGame> newGame() {
    if (!notices.attempt(this::mine)) {
      return Optional.empty();
    }
    GameState now = heard.state().orElseThrow();
    NewGame next = choosing.next(now);
    next.goOn(viewing());
    return Optional.of(next);
  }

  /** Opens a game in place of this one; gives whether that was possible. */
  boolean open(GameSetup setup) {
    return notices.attempt(() -> archive.open(setup));
  }

  /** Goes elsewhere in the record. */
  void step(BiFunction<Review, GameState, List<Integer>> where) {
    notices.attempt(
        () -> {
          Game game = mine();
          // The newest, as somebody may press a key again before this screen has heard of it.
          GameState now = game.state();
          heard.review().at(now.path());
          lookBack.step(game, where.apply(heard.review(), now));
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

  Positions positions() {
    return positions;
  }

  Comments comments() {
    return comments;
  }

  Choosing choosing() {
    return choosing;
  }

  Archive archive() {
    return archive;
  }

  Advice advice() {
    return advice;
  }

  /** The hint for the position, while nothing else is said in place of its sentence. */
  Optional<Hint> hint() {
    boolean quiet = notices.said().text().isEmpty() && notices.question().isEmpty();
    return heard.state().filter(any -> quiet).flatMap(advice::hint);
  }

  /** What to mark as forbidden: Black's points, whoever is to move, until the game is over. */
  Map<Point, Verdict.Refused> forbidden() {
    return forbiddenShown ? heard.forbidden() : Map.of();
  }
}
