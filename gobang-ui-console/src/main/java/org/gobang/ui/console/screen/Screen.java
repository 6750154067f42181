package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.session.WorkbenchNotices;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.ConsoleTexts;

/**
 * The terminal interface, independent of the terminal: it receives keys and returns frames. Use
 * only on the thread of the loop.
 */
public final class Screen implements AutoCloseable {

  private static final String SKIN = "console.skin";

  private final Workbench workbench;
  private final ScreenSession session;
  private final Texts texts;
  private final PanelText panelText;
  private final PageStack pages;
  private final KeyBindings controls;
  private final WorkbenchNotices news;
  private final ScreenPainter painter;
  private TerminalStyle look;
  private Optional<BoardGeometry> geometry = Optional.empty();

  /**
   * Creates a screen without a game.
   *
   * @param loop the interface thread
   * @param worker runs tasks that would block the loop
   * @param look the display style; the colours of the board are replaced by the preferred ones
   * @param nanos the clock, for example {@link System#nanoTime}
   */
  public Screen(
      Workbench workbench, Executor loop, Executor worker, TerminalStyle look, LongSupplier nanos) {
    texts = ConsoleTexts.in(workbench.preferences().locale());
    this.workbench = workbench;
    this.look = look.skin(BoardColours.named(workbench.preferences().get(SKIN).orElse("")));
    PositionDescriber describer = new PositionDescriber(workbench, texts);
    panelText = new PanelText(describer);
    session = new ScreenSession(workbench, describer, loop, worker, nanos);
    pages = new PageStack(session, texts);
    controls = new KeyBindings(session, texts, pages, this::nextSkin);
    session.onStrengthQuestion(() -> pages.show(new StrengthPage(session.presenter(), texts)));
    session.files().onSeveral(games -> pages.show(new GameListPage(games, texts)));
    painter = new ScreenPainter(session, controls, pages, texts, panelText);
    news = new WorkbenchNotices(session.presenter().context(), new News());
  }

  private void nextSkin() {
    look = look.skin(look.skin().next());
    workbench.preferences().put(SKIN, look.skin().id());
  }

  /**
   * Opens the game, or waits for one to watch. If no game can be opened, a task of the loop throws
   * {@link org.gobang.api.RefusedException}.
   */
  public void begin() {
    session.begin();
  }

  /** Closes the screen and releases the game. */
  @Override
  public void close() {
    news.close();
    session.close();
  }

  /** Handles a key. */
  public void press(Key key) {
    controls.press(key, geometry);
  }

  /** Sets the widths measured in the terminal. */
  public void measured(CharacterWidths widths) {
    look = look.measured(widths);
  }

  /** Draws the current frame. */
  public TextCanvas frame(int columns, int rows) {
    TextCanvas canvas = new TextCanvas(columns, rows, look.widths(), look.ascii());
    geometry = painter.paint(canvas, look);
    return canvas;
  }

  /** Returns whether the screen changes without input: a clock is running or an engine thinks. */
  public boolean animates() {
    return session.display().runs();
  }

  /** Returns the exit status, or empty until the user has quit. */
  public OptionalInt exit() {
    return session.exit();
  }

  /** Returns the text for the clipboard, once per copy. */
  public Optional<String> takeCopied() {
    return pages.takeCopied();
  }

  /** Returns whether the terminal handles the mouse, so that the user can select text. */
  public boolean leavesMouseToTerminal() {
    return pages.open().filter(ScreenPage::leavesMouseToTerminal).isPresent();
  }

  /** Returns whether to redraw the whole screen. True only once per request. */
  public boolean takeRedraw() {
    return controls.takeRedraw();
  }

  /** Returns whether to suspend the process, as Control-Z does. True only once per request. */
  public boolean takeSuspend() {
    return controls.takeSuspend();
  }

  private final class News implements WorkbenchNotices.Listener {

    @Override
    public void changed(Plugins plugins, List<String> changes, List<String> refusals) {
      panelText.changed(plugins);
      pages.changed(plugins);
      List<String> all = Stream.concat(changes.stream(), refusals.stream()).toList();
      if (!all.isEmpty()) {
        session.notices().show(new Notice(texts.all(all), !refusals.isEmpty()));
      }
    }

    @Override
    public void troubled(String sentence) {
      session.notices().fail(sentence);
    }
  }
}
