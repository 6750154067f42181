package org.gobang.ui.console.screen;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.TypedFiles;

/** Opens and closes the page that covers the board, one at a time. */
final class PageStack {

  private final ScreenSession session;
  private final Texts texts;
  private Optional<ScreenPage> open = Optional.empty();
  private Optional<String> copied = Optional.empty();

  PageStack(ScreenSession session, Texts texts) {
    this.session = session;
    this.texts = texts;
  }

  /** Returns the open page. */
  Optional<ScreenPage> open() {
    return open;
  }

  /** Passes a key to the open page. */
  void press(Key key) {
    open = open.filter(page -> page.press(key));
  }

  /** Called when plugins have changed. */
  void changed(Plugins plugins) {
    open.ifPresent(page -> page.changed(plugins));
  }

  void openHelp() {
    open = Optional.of(new HelpPage(texts, session.presenter().context().workbench()));
  }

  void openNewGame() {
    open =
        session
            .newGame()
            .map(next -> new NewGamePage(next, session.presenter(), texts, this::chosen));
  }

  /** Called when the next game or problem is open. */
  private void chosen() {
    session.offer().drop();
    open = Optional.empty();
  }

  /** Opens the problem filter. */
  void openProblems() {
    open = Optional.of(new ProblemsPage(session.presenter(), texts, this::chosen));
  }

  /** Asks for the strength of the opponent. */
  void openStrength() {
    open = Optional.of(new StrengthPage(session.presenter(), texts));
  }

  /** Lets the user choose a game of a file. */
  void openGames(GameList games) {
    open = Optional.of(new GameListPage(games, texts));
  }

  /** Opens a file, or the library without a name. */
  void open(String file) {
    if (file.isEmpty()) {
      openLibrary();
    } else {
      session.own();
      session.files().open(file);
    }
  }

  void openLibrary() {
    session.own();
    ScreenFiles files = session.files();
    open =
        Optional.of(
            new LibraryPage(
                files.library(),
                files::open,
                file -> session.notices().attempt(() -> open(file)),
                texts));
  }

  /**
   * Opens the explorer.
   *
   * @param file the file or folder to import first; blank for none
   */
  void openExplorer(String file) {
    OpeningExplorer explorer = session.presenter().explorer();
    session
        .notices()
        .attempt(
            () -> {
              List<Path> imported =
                  file.isBlank() ? List.of() : List.of(TypedFiles.path(file, texts));
              explorer.open();
              if (!imported.isEmpty()) {
                explorer.importGames(imported);
              }
              open = Optional.of(new ExplorerPage(session.presenter(), texts));
            });
  }

  /** Copies the position, and displays the copied text. */
  void openCopied() {
    copied = session.positions().copy();
    open = copied.map(text -> new ClipboardPage(text, texts));
  }

  /** Returns the text for the clipboard; only once. */
  Optional<String> takeCopied() {
    Optional<String> text = copied;
    copied = Optional.empty();
    return text;
  }
}
