package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.ui.console.table.Words;

/** Draws what the keys do: as much as fits, from a line on. */
final class HelpPainter {

  private static final Style KEY = Style.PLAIN.bolder();
  private static final Style FAINT = Style.PLAIN.ink(new Colour(0x8a8f98, 8));
  private static final int KEYS_WIDTH = 14;
  private static final int INDENT = 2;
  private static final int WIDTH = 62;
  private static final String BETWEEN = " | ";

  private final Canvas canvas;
  private final Words words;

  HelpPainter(Canvas canvas, Words words) {
    this.canvas = canvas;
    this.words = words;
  }

  void paint(int from) {
    List<String> lines = words.of("help").lines().toList();
    int room = canvas.rows() - 1;
    int first = Math.max(0, Math.min(from, lines.size() - room));
    List<String> shown = lines.subList(first, Math.min(lines.size(), first + room));
    int x = Math.max(INDENT, (canvas.columns() - WIDTH) / 2);
    int row = Math.max(0, (canvas.rows() - shown.size() - 2) / 2);
    for (String line : shown) {
      paint(line, x, row++);
    }
    canvas.put(x, Math.min(row + 1, canvas.rows() - 1), words.of("help.leave"), FAINT);
  }

  private void paint(String line, int x, int row) {
    int split = line.indexOf(BETWEEN);
    if (split < 0) {
      canvas.put(x, row, line, FAINT);
      return;
    }
    canvas.put(x, row, line.substring(0, split).strip(), KEY);
    canvas.put(x + KEYS_WIDTH, row, line.substring(split + BETWEEN.length()), Style.PLAIN);
  }
}
