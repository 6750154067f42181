package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.files.FinishedGames;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;

/** Opens and closes the page that covers the board, one at a time. */
final class Pages {

  private final ScreenSession session;
  private final Texts texts;
  private Optional<Page> open = Optional.empty();
  private Optional<String> copied = Optional.empty();

  Pages(ScreenSession session, Texts texts) {
    this.session = session;
    this.texts = texts;
  }

  /** The page that is open. */
  Optional<Page> open() {
    return open;
  }

  /** Passes a key to the page that is open. */
  void press(Key key) {
    open = open.filter(page -> page.press(key));
  }

  /** Called when plugins have changed. */
  void changed(Plugins plugins) {
    open.ifPresent(page -> page.changed(plugins));
  }

  void openHelp() {
    open = Optional.of(new HelpPage(texts));
  }

  void openNewGame() {
    open =
        session
            .newGame()
            .map(
                next ->
                    new NewGamePage(
                        next, session.gameOpener(), session.notices(), texts, this::chosen));
  }

  /** Called when the next game is open. */
  private void chosen() {
    session.offer().drop();
    open = Optional.empty();
  }

  /** Asks for the strength of the opponent. */
  void openStrength() {
    open = Optional.of(new StrengthPage(session.gameOpener(), texts));
  }

  void openFinishedGames() {
    open = session.finishedGames().map(this::finishedGamesPage);
  }

  private Page finishedGamesPage(FinishedGames games) {
    return new FinishedGamesPage(
        games, file -> session.commands().carryOut(new Command.Open(file)), texts);
  }

  /** Copies the position, and displays the copied text. */
  void openCopied() {
    copied = session.positions().copy();
    open = copied.map(text -> new CopiedPage(text, texts));
  }

  /** The text for the clipboard; returned once. */
  Optional<String> takeCopied() {
    Optional<String> text = copied;
    copied = Optional.empty();
    return text;
  }
}
