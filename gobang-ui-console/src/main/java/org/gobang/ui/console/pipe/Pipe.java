package org.gobang.ui.console.pipe;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Verdict;
import org.gobang.api.render.Game;
import org.gobang.api.render.GameState;
import org.gobang.api.render.WhoPlays;
import org.gobang.api.render.Workbench;
import org.gobang.ui.console.table.Adviser;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.Explainer;
import org.gobang.ui.console.table.Loop;
import org.gobang.ui.console.table.PluginNews;
import org.gobang.ui.console.table.Seats;
import org.gobang.ui.console.table.Table;
import org.gobang.ui.console.table.Words;

/**
 * Plays through a pipe. A line is read only when a person is to move or the game is over, and only
 * after everything that the line before led to has been written.
 */
public final class Pipe implements Table.Guest {

  private static final int DONE = 0;
  private static final int FAILED = 1;

  private final Loop loop = new Loop();
  private final Workbench workbench;
  private final PipeStreams streams;
  private final Words words;
  private final Explainer explainer;
  private final Table table;
  private final Adviser adviser;
  private final PluginNews news;
  private Events events = new Events();
  private Optional<GameState> state = Optional.empty();

  /** How the game stood when a command was given whose consequence is still to come. */
  private Optional<GameState> waiting = Optional.empty();

  private boolean reading;
  private boolean over;
  private int status = DONE;

  /** A pipe to a workbench. */
  public Pipe(Workbench workbench, PipeStreams streams) {
    this.workbench = workbench;
    this.streams = streams;
    this.words = Words.in(workbench.preferences().locale());
    this.explainer = new Explainer(workbench, words);
    this.table = new Table(workbench, loop, this);
    this.adviser = new Adviser(workbench, loop);
    this.news =
        new PluginNews(
            workbench, loop, words, (plugins, changes, refusals) -> refusals.forEach(streams::say));
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
      table.begin();
      while (!over) {
        if (!reading && wantsLine()) {
          reading = true;
          lines.want();
        }
        loop.runNext();
      }
      return status;
    } catch (PipeStreams.ReaderGoneException gone) {
      if (!gone.onPurpose()) {
        streams.say(words.of("output.broken"));
      }
      return FAILED;
    } finally {
      lines.close();
      news.close();
      adviser.close();
      table.close();
    }
  }

  private void broken() {
    streams.say(words.of("input.broken"));
    status = FAILED;
    over = true;
  }

  private boolean wantsLine() {
    // In a pause nobody moves, and only a line can end it.
    return table.leads()
        && waiting.isEmpty()
        && !adviser.asked()
        && state
            .filter(now -> now.personToMove() || now.result().isPresent() || now.paused())
            .isPresent();
  }

  @Override
  public void anotherGame() {
    events = new Events();
  }

  @Override
  public void changed(GameState now) {
    if (waiting.filter(before -> sameStanding(before, now)).isEmpty()) {
      waiting = Optional.empty();
    }
    boolean ends = now.result().isPresent() && !now.result().equals(events.result());
    events.upTo(now).forEach(streams::event);
    state = Optional.of(now);
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
              .orElseThrow(() -> new RefusedException(words.of("unknown", Words.quoted(line))));
      carryOut(command, table.game().orElseThrow(), state.orElseThrow());
    } catch (RefusedException refused) {
      waiting = Optional.empty();
      streams.say(words.of(refused));
    }
  }

  private void carryOut(Command command, Game game, GameState now) {
    if (command instanceof Command.Play play) {
      waiting = Optional.of(now);
      game.play(play.point());
    } else if (command instanceof Command.Save save) {
      save(save.file(), now);
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
        refuseIfOver(now);
        waiting = Optional.of(now);
        game.pause(!now.paused());
      }
      case HINT -> {
        refuseIfOver(now);
        adviser.hint(now, new Told<Point>("hint.none", point -> "hint " + point));
      }
      case WEIGHTS -> {
        refuseIfOver(now);
        adviser.weights(now, new Told<>("weights.none", Events::of));
      }
      case BOARD -> streams.event(PlainBoard.of(now.board()));
      case MOVES -> streams.event(("moves " + MoveText.write(now.board().moves())).strip());
      case NEW -> {
        table.again();
        state = Optional.empty();
        streams.event("new game");
      }
      case HELP -> streams.event(words.of("pipe.help"));
      case QUIT -> over = true;
      case FORBIDDEN, SKIN, NOW -> throw new RefusedException(words.of("unknown", word.spelling()));
    }
  }

  private void save(String file, GameState now) {
    if (file.isEmpty()) {
      throw new RefusedException(words.of("save.where"));
    }
    try {
      workbench.records().write(now.record(), now.path(), Path.of(file)).forEach(streams::say);
      streams.event("saved " + file);
    } catch (InvalidPathException notAPath) {
      throw new RefusedException(words.of("save.bad", Words.quoted(file)), notAPath);
    }
  }

  private void refuseIfOver(GameState now) {
    if (now.result().isPresent()) {
      throw new RefusedException(words.of("over"));
    }
  }

  /** Writes what the adviser says. */
  private final class Told<T> implements Adviser.Reply<T> {

    private final String noneKey;
    private final Function<T, String> event;

    Told(String noneKey, Function<T, String> event) {
      this.noneKey = noneKey;
      this.event = event;
    }

    @Override
    public void given(WhoPlays by, T answer) {
      streams.event(event.apply(answer));
    }

    @Override
    public void failed(String sentence) {
      streams.say(sentence.isBlank() ? words.of(noneKey) : sentence);
    }
  }
}
