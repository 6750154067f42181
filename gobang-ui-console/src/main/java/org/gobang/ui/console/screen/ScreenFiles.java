package org.gobang.ui.console.screen;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.library.LibraryPresenter;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.ConsoleTexts;
import org.gobang.ui.console.table.TypedFiles;

/** Opens and saves games with typed file names. */
final class ScreenFiles {

  private final ScreenSession session;
  private final TypedFiles files;
  private final BackgroundTasks tasks;
  private final PositionDescriber describer;
  private final Texts texts;
  private final GameFiles clipboard;
  private Consumer<GameList> several = games -> games.open(0);
  private Optional<GameList> last = Optional.empty();

  ScreenFiles(
      ScreenSession session, TypedFiles files, BackgroundTasks tasks, PositionDescriber describer) {
    this.session = session;
    this.files = files;
    this.tasks = tasks;
    this.describer = describer;
    this.texts = describer.texts();
    this.clipboard = new GameFiles(session.presenter(), () -> {}, tasks);
  }

  /** Returns the library. */
  LibraryPresenter library() {
    return new LibraryPresenter(tasks, () -> {});
  }

  /** Opens a game of the library for exploring. */
  void open(LibraryGame game) {
    Explorer explorer = session.presenter().context().require(Explorer.class);
    tasks.deliver(explorer.read(game.source()), this::open);
  }

  /** Sets the handler for files with several games. */
  void onSeveral(Consumer<GameList> list) {
    several = list;
    clipboard.onSeveral(this::list);
  }

  /** Opens the game in a file for exploring, or lists several games. */
  void open(String file) {
    tasks.deliver(
        files
            .read(file)
            .thenApplyAsync(
                games ->
                    games.size() == 1
                        ? () -> open(games.get(0))
                        : offer(GameList.of(file, games, describer, this::open)),
                tasks.worker()),
        Runnable::run);
  }

  private Runnable offer(GameList games) {
    return () -> list(games);
  }

  private void list(GameList games) {
    last = Optional.of(games);
    several.accept(games);
  }

  /**
   * Opens a game of the last listed file.
   *
   * @param number the number, from 1
   */
  void open(int number) {
    GameList games = last.orElseThrow(() -> new RefusedException(texts.of("several.none")));
    if (number > games.rows().size()) {
      throw new RefusedException(texts.of("several.number", games.rows().size()));
    }
    games.open(number - 1);
  }

  /** Opens the game in the content of a file. */
  void paste(String content) {
    clipboard.paste(content);
  }

  private void open(LoadedGame read) {
    session.open(
        GameSetup.explore(read.record()), () -> session.notices().say(texts.all(read.skipped())));
  }

  /**
   * Saves the game. Asks for confirmation before replacing another file.
   *
   * @param replaces whether to replace files without confirmation
   */
  void save(String file, boolean replaces) {
    GameState now = session.state().orElseThrow();
    tasks.run(
        () -> !replaces && files.isForeign(file),
        foreign -> {
          if (foreign) {
            String name = ConsoleTexts.quoted(String.valueOf(Path.of(file).getFileName()));
            session.questions().ask(texts.of("save.replace?", name), () -> write(now, file));
          } else {
            write(now, file);
          }
        });
  }

  private void write(GameState now, String file) {
    tasks.deliver(
        files.save(now.record(), now.mainLine(), file),
        leftOut -> {
          List<String> sentences = new ArrayList<>(List.of(texts.of("saved", file)));
          sentences.addAll(leftOut);
          session.notices().say(texts.all(sentences));
        });
  }
}
