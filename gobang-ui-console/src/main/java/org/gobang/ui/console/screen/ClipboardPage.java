package org.gobang.ui.console.screen;

import org.gobang.presentation.text.Texts;

/** Displays the text sent to the clipboard, since some terminals do not support it. */
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
    int row = paint(canvas, texts.of("copied"), 1, TextStyle.STRONG);
    row = paint(canvas, text, row + 1, TextStyle.PLAIN);
    paint(canvas, texts.of("copied.leave"), row + 1, TextStyle.FAINT);
  }

  private static int paint(TextCanvas canvas, String text, int from, TextStyle style) {
    int row = from;
    for (String line : LineWrapper.of(text, canvas.columns(), canvas.widths())) {
      canvas.put(0, row++, line, style);
    }
    return row;
  }
}
