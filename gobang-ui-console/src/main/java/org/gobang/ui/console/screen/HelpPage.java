package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.presentation.text.Texts;

/** Explains the keys: the lines that fit, from one that can be scrolled to. */
final class HelpPage implements Page {

  private static final TextStyle KEY = TextStyle.PLAIN.bolder();
  private static final TextStyle FAINT = TextStyle.PLAIN.ink(new Colour(0x8a8f98, 8));
  private static final int KEYS_WIDTH = 14;
  private static final int INDENT = 2;
  private static final int WIDTH = 62;
  private static final String BETWEEN = " | ";

  private final Texts texts;
  private int from;

  HelpPage(Texts texts) {
    this.texts = texts;
  }

  @Override
  public boolean press(Key key) {
    if (key == Key.Named.DOWN || key == Key.Named.PAGE_DOWN) {
      from++;
    } else if (key == Key.Named.UP || key == Key.Named.PAGE_UP) {
      from = Math.max(0, from - 1);
    } else {
      return false;
    }
    return true;
  }

  @Override
  public void paint(TextCanvas canvas, Look look) {
    List<String> lines = texts.of("help").lines().toList();
    int room = canvas.rows() - 1;
    from = Math.min(from, Math.max(0, lines.size() - room));
    List<String> shown = lines.subList(from, Math.min(lines.size(), from + room));
    int x = Math.max(INDENT, (canvas.columns() - WIDTH) / 2);
    int row = Math.max(0, (canvas.rows() - shown.size() - 2) / 2);
    for (String line : shown) {
      paint(canvas, line, x, row++);
    }
    canvas.put(x, Math.min(row + 1, canvas.rows() - 1), texts.of("help.leave"), FAINT);
  }

  private void paint(TextCanvas canvas, String line, int x, int row) {
    int split = line.indexOf(BETWEEN);
    if (split < 0) {
      canvas.put(x, row, line, FAINT);
      return;
    }
    canvas.put(x, row, line.substring(0, split).strip(), KEY);
    canvas.put(x + KEYS_WIDTH, row, line.substring(split + BETWEEN.length()), TextStyle.PLAIN);
  }
}
