package org.gobang.ui.console.screen;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.session.WorkbenchNotices;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.CachedNames;
import org.gobang.ui.console.table.ConsoleTexts;

/**
 * The front end for a terminal, independent of the terminal itself: takes keys, returns frames.
 * Used on the thread of its loop only.
 */
public final class Screen implements AutoCloseable {

  private static final String SKIN = "console.skin";

  private final Workbench workbench;
  private final ScreenSession session;
  private final PageStack pages;
  private final KeyBindings controls;
  private final WorkbenchNotices news;
  private final ScreenPainter painter;
  private TerminalStyle look;
  private Optional<BoardGeometry> geometry = Optional.empty();

  /**
   * A screen that has shown nothing yet.
   *
   * @param loop the front end's thread
   * @param worker runs what the loop must not wait for
   * @param look how the terminal displays the screen; the skin is replaced by the user's
   * @param nanos the clock, such as {@link System#nanoTime}
   */
  public Screen(
      Workbench workbench, Executor loop, Executor worker, TerminalStyle look, LongSupplier nanos) {
    Texts texts = ConsoleTexts.in(workbench.preferences().locale());
    this.workbench = workbench;
    this.look = look.skin(BoardColours.named(workbench.preferences().get(SKIN).orElse("")));
    PositionDescriber describer = new PositionDescriber(workbench, texts);
    CachedNames names = new CachedNames(describer);
    session = new ScreenSession(workbench, describer, loop, worker, nanos);
    pages = new PageStack(session, texts);
    controls = new KeyBindings(session, texts, pages, this::nextSkin);
    session.onStrengthQuestion(pages::openStrength);
    session.files().onSeveral(pages::openGames);
    painter = new ScreenPainter(session, controls, pages, texts, new PanelText(names, texts));
    PluginNotices shown = new PluginNotices(session.notices(), names, texts, pages::changed);
    news = new WorkbenchNotices(session.presenter().context(), shown);
  }

  private void nextSkin() {
    look = look.skin(look.skin().next());
    workbench.preferences().put(SKIN, look.skin().id());
  }

  /**
   * Opens the game, or waits for one to watch. Where no game can be opened, a task of the loop
   * throws {@link org.gobang.api.RefusedException}.
   */
  public void begin() {
    session.begin();
  }

  /** Lets the game go. */
  @Override
  public void close() {
    news.close();
    session.close();
  }

  /** Handles a key. */
  public void press(Key key) {
    controls.press(key, geometry);
  }

  /** Takes the widths that were measured in the terminal. */
  public void measured(CharacterWidths widths) {
    look = look.measured(widths);
  }

  /** Draws the current frame. */
  public TextCanvas frame(int columns, int rows) {
    TextCanvas canvas = new TextCanvas(columns, rows, look.widths(), look.ascii());
    geometry = painter.paint(canvas, look);
    return canvas;
  }

  /** Whether the screen changes by itself: a clock runs, or a computer thinks. */
  public boolean animates() {
    return session.presenter().display().runs();
  }

  /** The exit status, once the user has quit. */
  public OptionalInt exit() {
    return session.exit();
  }

  /** The text for the clipboard; returned once. */
  public Optional<String> takeCopied() {
    return pages.takeCopied();
  }

  /** Whether the mouse is left to the terminal, so that the user can select text. */
  public boolean leavesMouseToTerminal() {
    return pages.open().filter(ScreenPage::leavesMouseToTerminal).isPresent();
  }

  /** Whether to redraw everything; true once. */
  public boolean takeRedraw() {
    return controls.takeRedraw();
  }

  /** Whether to stop the process, as Control-Z does; true once. */
  public boolean takeSuspend() {
    return controls.takeSuspend();
  }
}
