package org.gobang.ui.console.pipe;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.GameState;
import org.gobang.api.render.WhoPlays;
import org.gobang.presentation.Adviser;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.Shelf;
import org.gobang.ui.console.table.Words;

/** Answers what leaves the game as it is. */
final class Answers implements AutoCloseable {

  private final PipeStreams streams;
  private final Words words;
  private final Shelf shelf;
  private final Adviser adviser;

  Answers(PipeStreams streams, Words words, Shelf shelf, Adviser adviser) {
    this.streams = streams;
    this.words = words;
    this.shelf = shelf;
    this.adviser = adviser;
  }

  /** Whether an answer is still to come. */
  boolean awaited() {
    return adviser.asked();
  }

  @Override
  public void close() {
    adviser.close();
  }

  /** Answers one of the words that only ask. */
  void give(Command.Word word, GameState now) {
    switch (word) {
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
      case HISTORY -> history();
      case HELP -> streams.event(words.of("pipe.help"));
      default -> throw new IllegalArgumentException(word + " does not only ask");
    }
  }

  private void history() {
    List<Path> finished = shelf.finished();
    if (finished.isEmpty()) {
      throw new RefusedException(words.of("history.none"));
    }
    finished.forEach(file -> streams.event("history " + Words.printable(file.toString())));
  }

  void save(String file, GameRecord record, List<Integer> path) {
    if (file.isEmpty()) {
      throw new RefusedException(words.of("save.where"));
    }
    shelf.save(record, path, file).forEach(streams::say);
    streams.event("saved " + file);
  }

  void refuseIfOver(GameState now) {
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
