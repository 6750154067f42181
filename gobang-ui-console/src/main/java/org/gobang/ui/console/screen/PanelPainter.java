package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Stone;

/**
 * Draws what stands beside the board, or below it. Where there is little room the sides and the
 * status stay, and the moves go first.
 */
final class PanelPainter {

  private static final Style FAINT = Style.PLAIN.ink(new Colour(0x8a8f98, 8));
  private static final Style GOOD = Style.PLAIN.ink(new Colour(0x5aa469, 2)).bolder();
  private static final Style STRONG = Style.PLAIN.bolder();

  private final Canvas canvas;
  private final Glyphs glyphs;
  private final int x;
  private final int width;

  PanelPainter(Canvas canvas, Glyphs glyphs, int x, int width) {
    this.canvas = canvas;
    this.glyphs = glyphs;
    this.x = x;
    this.width = width;
  }

  private record Line(String text, Style style) {}

  void paint(PanelView view, int y, int height) {
    int sides = view.sides().size();
    int row = y;
    List<Line> status = wrapped(view.status(), view.over() ? GOOD : STRONG);
    boolean roomy = height >= sides + status.size() + 6;
    if (roomy) {
      canvas.put(x, row, canvas.widths().cut(view.title(), width), FAINT);
      row += 2;
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
    for (List<Line> section : sections(view)) {
      int gap = y + height - row >= section.size() + 1 || roomy ? 1 : 0;
      int room = y + height - row - gap;
      if (room > 0 && !section.isEmpty()) {
        row = paint(tail(section, room), row + gap, y + height);
      }
    }
  }

  private List<List<Line>> sections(PanelView view) {
    List<Line> insight = new ArrayList<>();
    view.insight().forEach(text -> insight.addAll(wrapped(text, FAINT)));
    return List.of(insight, lines(view.weights()), lines(view.moves()));
  }

  private List<Line> lines(List<String> texts) {
    return texts.stream().map(text -> new Line(text, Style.PLAIN)).toList();
  }

  private static List<Line> tail(List<Line> lines, int room) {
    return lines.subList(Math.max(0, lines.size() - room), lines.size());
  }

  private int paint(List<Line> lines, int from, int end) {
    int row = from;
    for (Line line : lines) {
      if (row < end) {
        canvas.put(x, row++, canvas.widths().cut(line.text(), width), line.style());
      }
    }
    return row;
  }

  private void paintSide(PanelView.Side side, int row) {
    String name = named(side);
    int clock = canvas.widths().of(side.clock());
    String cut = canvas.widths().cut(name, width - (clock == 0 ? 0 : clock + 1));
    Style style = side.toMove() ? STRONG : Style.PLAIN;
    canvas.put(x, row, cut, style);
    canvas.put(x + width - clock, row, side.clock(), style);
  }

  private void paintSidesInOne(PanelView view, int row) {
    int at = x;
    for (PanelView.Side side : view.sides()) {
      String name = named(side);
      String text = side.clock().isEmpty() ? name : name + " " + side.clock();
      String cut = canvas.widths().cut(text, width / 2 - 1);
      canvas.put(at, row, cut, side.toMove() ? STRONG : Style.PLAIN);
      at += width / 2;
    }
  }

  private String named(PanelView.Side side) {
    String stone = side.stone() == Stone.BLACK ? glyphs.black() : glyphs.white();
    return (side.toMove() ? glyphs.pointer() : " ") + " " + stone + " " + side.name();
  }

  private List<Line> wrapped(String text, Style style) {
    return Wrap.of(text, width, canvas.widths()).stream()
        .map(line -> new Line(line, style))
        .toList();
  }
}
