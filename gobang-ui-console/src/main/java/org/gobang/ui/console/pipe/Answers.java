package org.gobang.ui.console.pipe;

import java.nio.file.Path;
import java.util.List;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Weights;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.GameState;
import org.gobang.api.render.WhoPlays;
import org.gobang.presentation.Adviser;
import org.gobang.presentation.Hint;
import org.gobang.presentation.HintWords;
import org.gobang.presentation.Hints;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.Shelf;
import org.gobang.ui.console.table.Words;

/** Answers what leaves the game as it is. */
final class Answers implements AutoCloseable {

  private final PipeStreams streams;
  private final Words words;
  private final Shelf shelf;
  private final Hints hints;
  private final Adviser adviser;

  Answers(PipeStreams streams, Words words, Shelf shelf, Hints hints, Adviser adviser) {
    this.streams = streams;
    this.words = words;
    this.shelf = shelf;
    this.hints = hints;
    this.adviser = adviser;
  }

  /** Whether an answer is still to come. */
  boolean awaited() {
    return hints.asked() || adviser.asked();
  }

  @Override
  public void close() {
    hints.close();
    adviser.close();
  }

  /** Answers one of the words that only ask. */
  void give(Command.Word word, GameState now) {
    switch (word) {
      case HINT -> {
        refuseIfOver(now);
        hints.ask(now, new HintAnswer());
      }
      case WEIGHTS -> {
        refuseIfOver(now);
        adviser.weights(now, new WeightsAnswer());
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

  private void none(String key, String sentence) {
    streams.say(sentence.isBlank() ? words.of(key) : sentence);
  }

  /** Writes a hint; the reason goes beside the events, which stay as they are promised. */
  private final class HintAnswer implements Hints.Reply {

    @Override
    public void given(Hint hint) {
      streams.event("hint " + hint.point());
      streams.say(HintWords.in(words.locale()).sentence(hint));
    }

    @Override
    public void failed(String sentence) {
      none("hint.none", sentence);
    }
  }

  private final class WeightsAnswer implements Adviser.Reply {

    @Override
    public void given(WhoPlays by, Weights weights) {
      streams.event(Events.of(weights));
    }

    @Override
    public void failed(String sentence) {
      none("weights.none", sentence);
    }
  }
}
