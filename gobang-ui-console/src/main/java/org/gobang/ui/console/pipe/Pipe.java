package org.gobang.ui.console.pipe;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.review.CommentText;
import org.gobang.presentation.stream.ReaderGoneException;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.ConsoleTexts;
import org.gobang.ui.console.table.Explainer;
import org.gobang.ui.console.table.HostNews;
import org.gobang.ui.console.table.Loop;
import org.gobang.ui.console.table.Names;
import org.gobang.ui.console.table.Review;
import org.gobang.ui.console.table.Seats;
import org.gobang.ui.console.table.Shelf;
import org.gobang.ui.console.table.Table;

/**
 * Plays through a pipe. A line is read only when a person is to move or the game is over, and only
 * after everything that the line before led to has been written.
 */
public final class Pipe implements Table.Guest {

  private static final int DONE = 0;
  private static final int FAILED = 1;

  private final Loop loop = new Loop();
  private final PipeStreams streams;
  private final Texts texts;
  private final Explainer explainer;
  private final Table table;
  private final Shelf shelf;
  private final Openings openings;
  private final Answers answers;
  private final HostNews news;

  /** Whether a game that was left is offered: the command line names no other. */
  private final boolean offers;

  private Events events = new Events();
  private Review review = new Review();
  private Optional<GameState> state = Optional.empty();

  /** How the game stood when a command was given whose consequence is still to come. */
  private Optional<GameState> waiting = Optional.empty();

  private boolean reading;
  private boolean over;
  private int status = DONE;

  /** A pipe to a workbench. */
  public Pipe(Workbench workbench, PipeStreams streams) {
    this.streams = streams;
    this.offers = workbench.requestIsDefault();
    this.texts = ConsoleTexts.in(workbench.preferences().locale());
    this.explainer = new Explainer(workbench, texts);
    this.table = new Table(workbench, workbench.request(), loop, this);
    this.shelf = new Shelf(workbench.records(), texts);
    this.openings = new Openings(streams, texts, table, shelf, new Names(workbench, texts));
    this.answers = new Answers(workbench, streams, texts, shelf, loop);
    this.news =
        new HostNews(
            workbench,
            loop,
            texts,
            new HostNews.Listener() {
              @Override
              public void changed(Plugins plugins, List<String> changes, List<String> refusals) {
                refusals.forEach(streams::say);
              }

              @Override
              public void troubled(String sentence) {
                streams.say(sentence);
              }
            });
  }

  /**
   * Plays until there is nothing more to read, or nobody to write for.
   *
   * @return the exit status
   * @throws InterruptedException if the application ends
   */
  public int run() throws InterruptedException {
    LineReader lines =
        new LineReader(streams.in(), loop, this::line, () -> over = true, this::broken);
    try {
      if (offers) {
        openings.offer();
      }
      table.begin(UnaryOperator.identity());
      while (!over) {
        if (!reading && wantsLine()) {
          reading = true;
          lines.want();
        }
        loop.runNext();
      }
      return status;
    } catch (PipeStreams.UnwrittenException failed) {
      if (failed.getCause() instanceof ReaderGoneException) {
        return ReaderGoneException.STATUS;
      }
      streams.say(texts.of("output.broken"));
      return FAILED;
    } finally {
      lines.close();
      news.close();
      answers.close();
      table.close();
    }
  }

  private void broken() {
    streams.say(texts.of("input.broken"));
    status = FAILED;
    over = true;
  }

  private boolean wantsLine() {
    // In a pause nobody moves, and only a line can end it.
    return table.leads()
        && waiting.isEmpty()
        && !answers.awaited()
        && state
            .filter(now -> now.personToMove() || now.result().isPresent() || now.paused())
            .isPresent();
  }

  @Override
  public void anotherGame() {
    state = Optional.empty();
    events = new Events();
    review = new Review();
    shelf.anotherGame();
  }

  @Override
  public void changed(GameState now) {
    if (waiting.filter(before -> sameStanding(before, now)).isEmpty()) {
      waiting = Optional.empty();
    }
    boolean ends = now.result().isPresent() && !now.result().equals(events.result());
    events.upTo(now).forEach(streams::event);
    state = Optional.of(now);
    review.at(now.path());
    if (ends) {
      explainer.moreToSay(now).ifPresent(streams::say);
    }
  }

  @Override
  public void refused(Point point, Verdict.Refused why) {
    state.ifPresent(now -> streams.say(point + ": " + explainer.sentence(now, why)));
    if (!why.foul() || !table.foulsLose()) {
      waiting = Optional.empty();
    }
  }

  private static boolean sameStanding(GameState before, GameState after) {
    return after.board().moves().equals(before.board().moves())
        && after.result().equals(before.result())
        && after.paused() == before.paused();
  }

  private void line(String line) {
    reading = false;
    if (line.isBlank()) {
      return;
    }
    try {
      Command command =
          Optional.of(line)
              .filter(whole -> whole.length() <= LineReader.LONGEST)
              .flatMap(Command::parse)
              .orElseThrow(
                  () -> new RefusedException(texts.of("unknown", ConsoleTexts.quoted(line))));
      carryOut(command, table.game().orElseThrow(), state.orElseThrow());
    } catch (RefusedException refused) {
      waiting = Optional.empty();
      streams.say(texts.of(refused));
    }
  }

  private void carryOut(Command command, Game game, GameState now) {
    if (command instanceof Command.Play play) {
      waiting = Optional.of(now);
      game.play(play.point());
    } else if (command instanceof Command.Save save) {
      answers.save(save, now.record(), now.line());
    } else if (command instanceof Command.Comment comment) {
      game.note(now.path(), CommentText.with(now.record(), now.path(), comment.text()));
      streams.event(("comment " + now.path().size() + " " + comment.text()).strip());
    } else if (command instanceof Command.Open open) {
      openings.look(open.file());
    } else if (command instanceof Command.Position position) {
      openings.position(position.text());
    } else if (command instanceof Command.Go go) {
      go(go.move(), game, now);
    } else if (command instanceof Command.Word word) {
      carryOut(word, game, now);
    }
  }

  private void carryOut(Command.Word word, Game game, GameState now) {
    switch (word) {
      case PASS -> {
        waiting = Optional.of(now);
        game.pass();
      }
      case UNDO -> {
        waiting = Optional.of(now);
        game.takeBack();
      }
      case RESIGN -> {
        waiting = Optional.of(now);
        game.resign(Seats.person(now));
      }
      case PAUSE -> {
        answers.refuseIfOver(now);
        waiting = Optional.of(now);
        game.pause(!now.paused());
      }
      case PLAY -> openings.playOn();
      case NEW -> openings.again();
      case RESUME -> openings.resume();
      case QUIT -> over = true;
      case HINT, WEIGHTS, BOARD, MOVES, HISTORY, HELP -> answers.give(word, now);
      case FORBIDDEN, SKIN, NOW, COPY ->
          throw new RefusedException(texts.of("unknown", word.spelling()));
    }
  }

  private void go(int move, Game game, GameState now) {
    List<Integer> to = review.to(now, move, texts);
    if (!to.equals(now.path())) {
      waiting = Optional.of(now);
      game.goTo(to);
    }
  }
}
