package com.example.svg;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;

/**
 * A picture of a position: stones on a wooden board, and a caption below. Stones are never moved or
 * captured, so the start and the moves are sufficient.
 *
 * @param start the size and the set-up stones
 * @param moves the moves from the start
 * @param line the winning stones, each drawn with a ring; empty before the end
 * @param numbered whether all stones show their move numbers; otherwise the last stone has a mark
 * @param caption the caption below the board
 */
record Diagram(
    Start start, List<Move> moves, List<Point> line, boolean numbered, Captions.Caption caption) {

  private static final String SVG = "http://www.w3.org/2000/svg";
  private static final int RADIUS = 18;
  private static final String PAPER = "#f8f4ea";
  private static final String RED = "#d23c2a";
  private static final String FONT = "Georgia, 'Noto Serif CJK SC', 'Songti SC', SimSun, serif";

  /** Returns a diagram of a game after some moves. */
  static Diagram after(Board board, List<Move> moves, Captions.Caption caption) {
    return new Diagram(board.start(), moves, List.of(), false, caption);
  }

  /** Returns a diagram of a whole game with numbered moves and the winning line. */
  static Diagram atTheEnd(Board board, Captions.Caption caption) {
    List<Point> line = board.outcome() instanceof Outcome.Won won ? won.line() : List.of();
    return new Diagram(board.start(), board.moves(), line, true, caption);
  }

  /** Returns the picture as an SVG document. */
  String svg() {
    Layout layout = new Layout(start.size());
    int width = layout.width();
    int height = layout.height();
    String box = "0 0 " + width + " " + height;
    Pen pen = new Pen();
    pen.open("svg", "xmlns", SVG, "viewBox", box, "width", width, "height", height);
    pen.open("defs");
    BoardDrawing.define(pen);
    define(pen, Stone.BLACK, "#7d7d7d", "#2b2b2b", "#080808");
    define(pen, Stone.WHITE, "#ffffff", "#f6f2e8", "#c2bbaa");
    pen.close();
    pen.path("M0 0H" + width + "V" + height + "H0z", "fill", PAPER);
    new BoardDrawing(layout).draw(pen);
    start.stones().forEach(place -> stone(pen, layout, place));
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) instanceof Move.Place place) {
        stone(pen, layout, place);
        mark(pen, layout, place, i + 1);
      }
    }
    caption(pen, layout);
    pen.close();
    return pen.svg();
  }

  /** Adds a stone lit from the upper left to the definitions. */
  private static void define(Pen pen, Stone stone, String light, String middle, String dark) {
    pen.open("radialGradient", "id", stone, "cx", 0.36, "cy", 0.3, "r", 0.72);
    pen.stop(0, light);
    pen.stop(0.5, middle);
    pen.stop(1, dark);
    pen.close();
  }

  private static void stone(Pen pen, Layout layout, Move.Place place) {
    int x = layout.x(place.point().column());
    int y = layout.y(place.point().row());
    pen.circle(x + 1, y + 3, RADIUS, "fill-opacity", 0.14);
    pen.circle(x + 1, y + 2, RADIUS, "fill-opacity", 0.18);
    pen.circle(x, y, RADIUS, "fill", "url(#" + place.stone() + ")");
  }

  private void mark(Pen pen, Layout layout, Move.Place place, int number) {
    int x = layout.x(place.point().column());
    int y = layout.y(place.point().row());
    if (line.contains(place.point())) {
      ring(pen, x, y, RADIUS);
    }
    if (numbered) {
      int size = number < 100 ? 16 : 13;
      String ink = place.stone() == Stone.BLACK ? PAPER : "#1c1c1c";
      pen.text(x, y + size / 3, number, "font-size", size, "fill", ink, "text-anchor", "middle");
    } else if (number == moves.size()) {
      ring(pen, x, y, RADIUS / 3 + 1);
    }
  }

  private static void ring(Pen pen, int x, int y, int radius) {
    pen.circle(x, y, radius, "fill", "none", "stroke", RED, "stroke-width", 3);
  }

  private void caption(Pen pen, Layout layout) {
    pen.open("g", "font-family", FONT);
    int left = Layout.MARGIN + 4;
    int right = layout.width() - left;
    int y = layout.height() - Layout.CAPTION / 2 + 10;
    pen.text(left, y, caption.what(), "font-size", 20, "fill", "#4b3720");
    pen.text(right, y, caption.rules(), "font-size", 16, "fill", "#8a6a3c", "text-anchor", "end");
    pen.close();
  }
}
