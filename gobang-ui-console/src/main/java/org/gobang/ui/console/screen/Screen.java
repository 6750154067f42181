package org.gobang.ui.console.screen;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.session.WorkbenchNews;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.ConsoleTexts;
import org.gobang.ui.console.table.Names;

/**
 * The front end for a terminal, but for the terminal: takes keys, gives frames. Used on the front
 * end's thread alone.
 */
public final class Screen implements AutoCloseable {

  private static final String SKIN = "console.skin";

  private final Workbench workbench;
  private final ScreenSession session;
  private final Pages pages;
  private final Controls controls;
  private final WorkbenchNews news;
  private final ScreenPainter painter;
  private Look look;
  private Optional<BoardGeometry> geometry = Optional.empty();

  /**
   * A screen that has shown nothing yet.
   *
   * @param loop the front end's thread
   * @param disk where files are written, so that nobody waits for it
   * @param look how the terminal shows things; the skin is the person's
   * @param nanos the time, as {@link System#nanoTime} gives it
   */
  public Screen(Workbench workbench, Executor loop, Executor disk, Look look, LongSupplier nanos) {
    Texts texts = ConsoleTexts.in(workbench.preferences().locale());
    this.workbench = workbench;
    this.look = look.skin(Skin.named(workbench.preferences().get(SKIN).orElse("")));
    PositionDescriber describer = new PositionDescriber(workbench, texts);
    Names names = new Names(describer);
    session = new ScreenSession(workbench, describer, names, loop, disk, nanos);
    pages = new Pages(session, texts);
    controls = new Controls(session, texts, pages);
    controls.onNextSkin(this::nextSkin);
    session.gameOpener().onQuestion(pages::openStrength);
    painter = new ScreenPainter(session, controls, pages, texts, new PanelText(names, texts));
    PluginNotices shown = new PluginNotices(session.notices(), names, texts, pages::changed);
    news = new WorkbenchNews(workbench, loop, texts, shown);
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

  /** Does what a key asks for. */
  public void press(Key key) {
    controls.press(key, geometry);
  }

  /** The terminal has told the widths of its characters. */
  public void measured(Widths widths) {
    look = look.measured(widths);
  }

  /** Draws what is to be seen now. */
  public TextCanvas frame(int columns, int rows) {
    TextCanvas canvas = new TextCanvas(columns, rows, look.widths());
    geometry = painter.paint(canvas, look);
    return canvas;
  }

  /** Whether the screen changes by itself: a clock runs, or a computer thinks. */
  public boolean animates() {
    return session.presenter().display().runs();
  }

  /** The exit status, once the person has had enough. */
  public OptionalInt exit() {
    return session.exit();
  }

  /** What is to be put into the clipboard; asked once. */
  public Optional<String> takeCopied() {
    return pages.takeCopied();
  }

  /** Whether the mouse is the terminal's for now, so that one can mark what is shown. */
  public boolean leavesMouse() {
    return pages.open().filter(Page::leavesMouse).isPresent();
  }

  /** Whether everything is to be drawn anew; asked once. */
  public boolean takeRedraw() {
    return controls.takeRedraw();
  }

  /** Whether the program is to be put into the background; asked once. */
  public boolean takeSuspend() {
    return controls.takeSuspend();
  }
}
