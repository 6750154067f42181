package org.gobang.ui.console.screen;

import java.util.List;

/**
 * Draws the panel beside or below the board. If space is limited, the moves are omitted first, and
 * the sides and the status remain.
 */
record PanelPainter(TextCanvas canvas, TerminalStyle look, int x, int width) {

  private static final TextStyle GOOD = TextStyle.PLAIN.ink(new Colour(0x5aa469, 2)).bolder();

  /** A row of text. */
  record Line(String text, TextStyle style) {}

  void paint(PanelView view, int y, int height) {
    if (height <= 0) {
      return;
    }
    int sides = view.sides().size();
    int row = y;
    List<Line> status = wrapped(view.status(), view.over() ? GOOD : TextStyle.STRONG);
    List<Line> title = wrapped(view.title(), TextStyle.FAINT);
    boolean roomy = height >= title.size() + sides + status.size() + 5;
    if (roomy) {
      row = paint(title, row, y + height) + 1;
    }
    if (height < sides + status.size()) {
      paintSidesInOne(view, row++);
    } else {
      for (PanelView.Side side : view.sides()) {
        paintSide(side, row++);
      }
    }
    row += roomy ? 1 : 0;
    row = paint(status, row, y + height);
    int end = y + height;
    row = paintSection(wrapped(view.notes(), TextStyle.PLAIN), row, end, roomy);
    row = paintSection(wrapped(view.insight(), TextStyle.FAINT), row, end, roomy);
    row = paintSection(lines(view.weights()), row, end, roomy);
    List<Line> moves = lines(view.moves());
    // Shows the last moves, but the first lines of other texts.
    paintSection(tail(moves, end - row - gap(moves, row, end, roomy)), row, end, roomy);
  }

  private int paintSection(List<Line> section, int row, int end, boolean roomy) {
    return section.isEmpty() ? row : paint(section, row + gap(section, row, end, roomy), end);
  }

  private static int gap(List<Line> section, int row, int end, boolean roomy) {
    return roomy || end - row > section.size() ? 1 : 0;
  }

  private List<Line> wrapped(List<String> texts, TextStyle style) {
    return texts.stream().flatMap(text -> wrapped(text, style).stream()).toList();
  }

  private List<Line> lines(List<String> texts) {
    return texts.stream().map(text -> new Line(text, TextStyle.PLAIN)).toList();
  }

  private static List<Line> tail(List<Line> lines, int room) {
    return lines.subList(Math.max(0, lines.size() - Math.max(0, room)), lines.size());
  }

  private int paint(List<Line> lines, int from, int end) {
    int row = from;
    for (Line line : lines) {
      if (row < end) {
        canvas.put(x, row++, canvas.widths().fit(line.text(), width, ".."), line.style());
      }
    }
    return row;
  }

  private void paintSide(PanelView.Side side, int row) {
    int clock = canvas.widths().of(side.clock());
    paintSide(side, " " + side.name(), x, row, width - (clock == 0 ? 0 : clock + 1));
    canvas.put(x + width - clock, row, side.clock(), style(side));
  }

  private void paintSidesInOne(PanelView view, int row) {
    int at = x;
    for (PanelView.Side side : view.sides()) {
      String name = side.clock().isEmpty() ? side.name() : side.name() + " " + side.clock();
      paintSide(side, name, at, row, width / 2 - 1);
      at += width / 2;
    }
  }

  /** Paints a side: the stone as on the board and the name of the player. */
  private void paintSide(PanelView.Side side, String name, int from, int row, int room) {
    TextStyle style = style(side);
    StoneGlyphs stones = new StoneGlyphs(look, look.glyphs());
    int at = canvas.put(from, row, side.toMove() ? look.glyphs().pointer() : " ", style);
    at = canvas.put(at, row, " " + stones.glyph(side.stone()) + " ", stones.style(side.stone()));
    canvas.put(at, row, canvas.widths().cut(name, room - (at - from)), style);
  }

  private static TextStyle style(PanelView.Side side) {
    return side.toMove() ? TextStyle.STRONG : TextStyle.PLAIN;
  }

  private List<Line> wrapped(String text, TextStyle style) {
    return LineWrapper.of(text, width, canvas.widths()).stream()
        .map(line -> new Line(line, style))
        .toList();
  }
}
