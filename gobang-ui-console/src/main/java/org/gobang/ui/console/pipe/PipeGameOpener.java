package org.gobang.ui.console.pipe;

import java.util.List;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.Result;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.GameSetup;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.session.GameSession;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.TypedFiles;

/**
 * Opens another game in place of the current one, and writes the event that marks its beginning.
 */
final class PipeGameOpener {

  /** The most games that are listed. */
  private static final int MOST_LINES = 100;

  private final PipeStreams streams;
  private final Texts texts;
  private final GameSession session;
  private final TypedFiles files;
  private final PendingStages pending;
  private final PositionDescriber describer;

  /** The games of the file that was opened last, to choose from. */
  private List<LoadedGame> listed = List.of();

  private String listedFile = "";

  PipeGameOpener(
      PipeStreams streams,
      Texts texts,
      GameSession session,
      TypedFiles files,
      PendingStages pending,
      PositionDescriber describer) {
    this.streams = streams;
    this.texts = texts;
    this.session = session;
    this.files = files;
    this.pending = pending;
    this.describer = describer;
  }

  /**
   * Reads the unfinished games of this front end. The next game replaces them, and the host moves
   * them to the finished ones.
   *
   * @param aloud whether they are offered in sentences
   * @param then run after that
   */
  void offer(boolean aloud, Runnable then) {
    pending.deliver(
        own(),
        left -> {
          for (int number = 1; aloud && number <= left.size(); number++) {
            streams.say(sentence(left.get(number - 1).setup(), number));
          }
          then.run();
        },
        refused -> {
          refuse(refused);
          then.run();
        });
  }

  private CompletionStage<List<UnfinishedGame>> own() {
    return files.records().unfinished().thenApply(session.tag()::own);
  }

  private String sentence(GameSetup left, int number) {
    String game = describer.names().unfinished(left);
    return texts.all(
        List.of(
            Printable.of(texts.of("unfinished", game)),
            number == 1
                ? texts.of("unfinished.pipe")
                : texts.of("unfinished.pipe.earlier", number)));
  }

  /** Resumes an unfinished game, by its number from 1, which is the newest. */
  void resume(int number) {
    pending.deliver(
        own(),
        left -> {
          if (number <= left.size()) {
            open(left.get(number - 1).setup(), () -> streams.event("resumed"));
          } else {
            streams.say(texts.of("unfinished.none"));
          }
        });
  }

  void again() {
    open(session.setups().again(), this::newGame);
  }

  void position(String text) {
    open(session.setups().position(text), this::newGame);
  }

  /** Continues play from the current position. */
  void playOn() {
    session.playOn(this::newGame, this::refuse);
  }

  /** Opens a recorded game for review. */
  void review(String file) {
    if (file.isEmpty()) {
      throw new RefusedException(texts.of("open.what"));
    }
    pending.deliver(
        files.read(file),
        games -> {
          list(file, games);
          review(file, games.get(0));
        });
  }

  /** Opens a game of the file that was opened last, by its number from 1. */
  void review(int number) {
    if (listed.isEmpty()) {
      throw new RefusedException(texts.of("several.none"));
    }
    if (number > listed.size()) {
      throw new RefusedException(texts.of("several.number", listed.size()));
    }
    review(listedFile, listed.get(number - 1));
  }

  /** Lists the games of a file, of which the first is open. */
  void list(String file) {
    pending.deliver(files.read(file), games -> list(file, games));
  }

  private void list(String file, List<LoadedGame> games) {
    listed = games;
    listedFile = file;
    if (games.size() > 1) {
      GameList all = GameList.of(Printable.of(file), games, describer, any -> {});
      streams.say(all.title());
      all.rows().stream().limit(MOST_LINES).map(Printable::of).forEach(streams::say);
      if (games.size() > MOST_LINES) {
        streams.say(texts.of("several.rest", games.size() - MOST_LINES));
      }
      streams.say(texts.of("several.pipe"));
    }
  }

  private void review(String file, LoadedGame loaded) {
    open(
        GameSetup.explore(loaded.record()),
        () -> {
          streams.event("opened " + file);
          loaded.skipped().forEach(streams::say);
          Result.recorded(loaded.record().tags()).map(this::recorded).ifPresent(streams::say);
        });
  }

  private void open(GameSetup setup, Runnable opened) {
    session.open(setup, opened, this::refuse);
  }

  private void newGame() {
    streams.event("new game");
  }

  private void refuse(RefusedException refused) {
    streams.say(texts.of(refused));
  }

  private String recorded(Result end) {
    String winner = end.winner().map(EventLines::name).orElse("draw");
    return texts.of("recorded", winner, end.ending().word());
  }
}
