package org.gobang.ui.console.screen;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.TypedFiles;

/** Opens and closes pages over the board, one at a time. */
final class PageStack {

  private final ScreenSession session;
  private final Texts texts;
  private Optional<ScreenPage> open = Optional.empty();
  private Optional<String> copied = Optional.empty();

  PageStack(ScreenSession session, Texts texts) {
    this.session = session;
    this.texts = texts;
  }

  /** Returns the open page, if any. */
  Optional<ScreenPage> open() {
    return open;
  }

  /** Sends a key to the open page. */
  void press(Key key) {
    open = open.filter(page -> page.press(key));
  }

  /** Called when plugins have changed. */
  void changed(Plugins plugins) {
    open.ifPresent(page -> page.changed(plugins));
  }

  void openHelp() {
    show(new HelpPage(texts, session.presenter().context().workbench()));
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

  void openProblems() {
    show(new ProblemsPage(session.presenter(), texts, this::chosen));
  }

  /** Opens a page in place of the open one. */
  void show(ScreenPage page) {
    open = Optional.of(page);
  }

  /** Opens a file, or the library if the name is blank. */
  void open(String file) {
    session.presenter().own();
    ScreenFiles files = session.files();
    if (file.isEmpty()) {
      show(
          new LibraryPage(
              files.library(),
              files::open,
              typed -> session.notices().attempt(() -> open(typed)),
              texts));
    } else {
      files.open(file);
    }
  }

  /**
   * Opens the explorer.
   *
   * @param file the file or folder to import first; blank for none
   */
  void openExplorer(String file) {
    OpeningExplorer explorer = session.presenter().explorer();
    List<Path> imported = file.isBlank() ? List.of() : List.of(TypedFiles.path(file, texts));
    explorer.open();
    if (!imported.isEmpty()) {
      explorer.importGames(imported);
    }
    show(new ExplorerPage(session.presenter(), texts));
  }

  /** Copies the position and opens a page with the copied text. */
  void openCopied() {
    String text = session.display().position().orElseThrow().text(texts);
    copied = Optional.of(text);
    show(new ClipboardPage(text, texts));
  }

  /** Returns the text for the clipboard, once per copy. */
  Optional<String> takeCopied() {
    Optional<String> text = copied;
    copied = Optional.empty();
    return text;
  }
}
