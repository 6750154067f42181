package org.gobang.ui.console.pipe;

import java.util.List;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Printable;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.Result;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.GameSetup;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.session.GameSession;
import org.gobang.presentation.text.Texts;

/** Opens another game in place of the current one and writes the start event. */
final class PipeGameOpener {

  /** The maximum number of listed games. */
  private static final int MOST_LINES = 100;

  private final PipeContext context;
  private final GameSession session;

  /** The games of the last opened file. */
  private List<LoadedGame> listed = List.of();

  private String listedFile = "";

  PipeGameOpener(PipeContext context, GameSession session) {
    this.context = context;
    this.session = session;
  }

  /**
   * Loads the unfinished games of this interface. The next game replaces them, and the host marks
   * them as finished.
   *
   * @param aloud whether to offer the games in sentences
   * @param then called afterwards
   */
  void offer(boolean aloud, Runnable then) {
    context.deliver(
        own(),
        left -> {
          for (int number = 1; aloud && number <= left.size(); number++) {
            context.streams().say(sentence(left.get(number - 1).setup(), number));
          }
          then.run();
        },
        refused -> {
          context.refuse(refused);
          then.run();
        });
  }

  private CompletionStage<List<UnfinishedGame>> own() {
    return context.files().records().unfinished().thenApply(session.tag()::own);
  }

  private String sentence(GameSetup left, int number) {
    Texts texts = context.texts();
    String game = context.describer().names().unfinished(left);
    String key = number == 1 ? "unfinished.pipe" : "unfinished.pipe.earlier";
    return texts.all(List.of(Printable.of(texts.of("unfinished", game)), texts.of(key, number)));
  }

  /** Resumes an unfinished game by its number; 1 is the newest. */
  void resume(int number) {
    context.deliver(
        own(),
        left -> {
          if (number <= left.size()) {
            open(left.get(number - 1).setup(), () -> context.event("resumed"));
          } else {
            context.say("unfinished.none");
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
    session.playOn(this::newGame, context::refuse);
  }

  /** Opens a recorded game for review. */
  void review(String file) {
    if (file.isEmpty()) {
      throw context.refusal("open.what");
    }
    context.deliver(
        context.files().read(file),
        games -> {
          list(file, games);
          review(file, games.get(0));
        });
  }

  /** Opens a game of the last opened file by its number from 1. */
  void review(int number) {
    if (listed.isEmpty()) {
      throw context.refusal("several.none");
    }
    if (number > listed.size()) {
      throw context.refusal("several.number", listed.size());
    }
    review(listedFile, listed.get(number - 1));
  }

  /** Lists the games of a file after opening the first one. */
  void list(String file) {
    context.deliver(context.files().read(file), games -> list(file, games));
  }

  private void list(String file, List<LoadedGame> games) {
    listed = games;
    listedFile = file;
    if (games.size() > 1) {
      GameList all = GameList.of(Printable.of(file), games, context.describer(), any -> {});
      context.streams().say(all.title());
      all.rows().stream().limit(MOST_LINES).map(Printable::of).forEach(context.streams()::say);
      if (games.size() > MOST_LINES) {
        context.say("several.rest", games.size() - MOST_LINES);
      }
      context.say("several.pipe");
    }
  }

  private void review(String file, LoadedGame loaded) {
    open(
        GameSetup.explore(loaded.record()),
        () -> {
          context.streams().event("opened " + file);
          loaded.skipped().forEach(context.streams()::say);
          Result.recorded(loaded.record().tags())
              .map(this::recorded)
              .ifPresent(context.streams()::say);
        });
  }

  private void open(GameSetup setup, Runnable opened) {
    session.open(setup, opened, context::refuse);
  }

  private void newGame() {
    context.event("new game");
  }

  private String recorded(Result end) {
    String winner = end.winner().map(EventLines::name).orElse("draw");
    return context.texts().of("recorded", winner, end.ending().word());
  }
}
