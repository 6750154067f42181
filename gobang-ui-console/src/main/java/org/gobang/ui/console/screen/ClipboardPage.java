package org.gobang.ui.console.screen;

import org.gobang.presentation.text.Texts;

/**
 * A page with the text sent to the clipboard, because some terminals do not support the clipboard.
 */
record ClipboardPage(String text, Texts texts) implements ScreenPage {

  @Override
  public boolean press(Key key) {
    return false;
  }

  @Override
  public boolean leavesMouseToTerminal() {
    return true;
  }

  @Override
  public void paint(TextCanvas canvas, TerminalStyle look) {
    int width = canvas.columns();
    int row = canvas.putWrapped(0, 1, width, texts.of("copied"), TextStyle.STRONG);
    row = canvas.putWrapped(0, row + 1, width, text, TextStyle.PLAIN);
    canvas.putWrapped(0, row + 1, width, texts.of("copied.leave"), TextStyle.FAINT);
  }
}
