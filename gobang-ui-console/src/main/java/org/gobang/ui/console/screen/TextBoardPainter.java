package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Verdict;
import org.gobang.presentation.advice.Heat;
import org.gobang.ui.console.table.ForbiddenMark;

/**
 * Draws a board. No information depends only on colour: the cursor has square brackets, the last
 * stone round ones. Without space for brackets or without colours, characters are reversed.
 */
final class TextBoardPainter {

  private static final Colour WON = new Colour(0x6fae5c, 2);
  private static final Colour REFUSED = new Colour(0xe0795f, 1);
  private static final Colour HINT = new Colour(0x1f7a3d, 2);
  private static final Colour COLD = new Colour(0x5b8fb9, 6);
  private static final Colour HOT = new Colour(0xe0604c, 9);
  private static final Colour LIGHT = new Colour(0xf4f6f8, 15);
  private static final Colour DARK = new Colour(0x101010, 0);

  private static final int LETTERS = 26;

  private final TextCanvas canvas;
  private final BoardGeometry geometry;
  private final BoardColours skin;
  private final Glyphs glyphs;
  private final StoneGlyphs stones;
  private final boolean colours;

  TextBoardPainter(TextCanvas canvas, BoardGeometry geometry, TerminalStyle look) {
    this.canvas = canvas;
    this.geometry = geometry;
    this.skin = look.skin();
    this.glyphs = geometry.compact() && canvas.widths().wideSigns() ? Glyphs.ASCII : look.glyphs();
    this.stones = new StoneGlyphs(look, glyphs);
    this.colours = look.colours();
  }

  void paint(BoardView view) {
    int size = view.board().size();
    canvas.fill(geometry.x(), geometry.y(), geometry.width(), geometry.height(), skin.board());
    for (int row = 0; row < size && !geometry.compact() && !canvas.widths().wideLines(); row++) {
      for (int column = 0; column < size; column++) {
        paintLines(view, new Point(column, row));
      }
    }
    for (int row = 0; row < size; row++) {
      String label = (row < 9 ? " " : "") + (row + 1);
      canvas.put(geometry.labelX(), geometry.rowY(row), label, skin.labels());
      for (int column = 0; column < size; column++) {
        paint(view, new Point(column, row));
      }
    }
    for (int column = 0; column < size; column++) {
      String letter = String.valueOf((char) ('a' + column));
      canvas.put(geometry.columnX(column), geometry.lettersY(), letter, skin.labels());
    }
    paintBrackets(view);
  }

  /** Draws the lines from a point to the neighbours on the right and above. */
  private void paintLines(BoardView view, Point point) {
    int x = geometry.columnX(point.column());
    int y = geometry.rowY(point.row());
    int last = geometry.size() - 1;
    Point right = new Point(point.column() + 1, point.row());
    for (int step = 1; step < geometry.stepX() && point.column() < last; step++) {
      canvas.put(x + step, y, glyphs.between(), line(view, point, right));
    }
    Point above = new Point(point.column(), point.row() + 1);
    for (int step = 1; step < geometry.stepY() && point.row() < last; step++) {
      canvas.put(x, y - step, glyphs.upright(), line(view, point, above));
    }
  }

  private TextStyle line(BoardView view, Point point, Point neighbour) {
    boolean region = inRegion(view, point) && inRegion(view, neighbour);
    return region ? region(skin.board()) : skin.board();
  }

  private void paint(BoardView view, Point point) {
    int x = geometry.columnX(point.column());
    int y = geometry.rowY(point.row());
    Cell cell = view.board().at(point);
    boolean large = cell.occupied() && geometry.scale() > 1;
    if (large) {
      Stone stone = cell.holds(Stone.BLACK) ? Stone.BLACK : Stone.WHITE;
      List<String> shape = stones.shape(stone, geometry.scale());
      int top = y - shape.size() / 2;
      for (int row = 0; row < shape.size(); row++) {
        canvas.put(x - geometry.beside(), top + row, shape.get(row), stones.style(stone));
      }
    }
    // The middle of a large stone shows whether it is highlighted.
    if (!large || isHighlighted(view, point)) {
      Painted painted = painted(view, point);
      canvas.put(x, y, painted.text(), painted.style());
    }
  }

  private record Painted(String text, TextStyle style) {}

  private Painted painted(BoardView view, Point point) {
    Cell cell = view.board().at(point);
    if (cell.occupied()) {
      Stone stone = cell.holds(Stone.BLACK) ? Stone.BLACK : Stone.WHITE;
      return stone(view, point, stone);
    }
    if (view.hint().filter(point::equals).isPresent()) {
      return new Painted(glyphs.hint(), skin.board().ink(HINT).bolder());
    }
    if (view.area().filter(area -> area.contains(point)).isPresent()) {
      return new Painted("?", skin.board().ink(HINT).bolder());
    }
    int offer = view.opening().offered().indexOf(point);
    if (offer >= 0) {
      return new Painted(digit(offer + 1), stones.style(view.board().toMove()).bolder());
    }
    int move = view.expected().map(line -> line.moves().indexOf(point)).orElse(-1);
    if (move >= 0) {
      return expected(view.expected().get().first(), move);
    }
    int heat = view.heat().map(each -> each.level(point)).orElse(0);
    if (heat > 0) {
      return new Painted(String.valueOf(heat), heatStyle(heat));
    }
    int next = view.next().size() > 1 ? view.next().indexOf(point) : -1;
    if (next >= 0) {
      return new Painted(String.valueOf((char) ('a' + next % LETTERS)), skin.labels());
    }
    Verdict.Refused why = view.forbidden().get(point);
    if (why != null) {
      return new Painted(String.valueOf(ForbiddenMark.of(why.kind())), skin.accented());
    }
    if (view.opening().excluded().containsKey(point)) {
      return new Painted("x", skin.labels());
    }
    int size = view.board().size();
    boolean star = isStar(point, size);
    String vacant =
        geometry.compact()
            ? glyphs.dot(star)
            : glyphs.vacant(point.column(), point.row(), size, star);
    TextStyle style = star ? skin.labels() : skin.board();
    return new Painted(vacant, inRegion(view, point) ? region(style) : style);
  }

  /** Returns the number of an expected move, in the colour of its side. */
  private Painted expected(Stone first, int move) {
    Stone stone = move % 2 == 0 ? first : first.opponent();
    return new Painted(digit(move + 1), stones.style(stone).bolder());
  }

  private static String digit(int number) {
    return String.valueOf(number % 10);
  }

  /** Returns whether a point is in the area to which the opening restricts the next stone. */
  private static boolean inRegion(BoardView view, Point point) {
    return view.opening().region().contains(point);
  }

  /** Returns the style of a point in the restricted area. */
  private TextStyle region(TextStyle style) {
    return colours && !skin.ground().equals(Colour.DEFAULT)
        ? style.on(skin.region())
        : style.ink(skin.accent()).bolder();
  }

  /** Returns a stone, highlighted if it is in a winning line or explains a refused move. */
  private Painted stone(BoardView view, Point point, Stone stone) {
    TextStyle style = stones.style(stone);
    if (!isHighlighted(view, point)) {
      return new Painted(stones.glyph(stone), style);
    }
    boolean won = view.line().contains(point);
    TextStyle marked = colours ? style.on(won ? WON : REFUSED) : style.reverse();
    return new Painted(stones.marked(stone), marked);
  }

  private static boolean isHighlighted(BoardView view, Point point) {
    return view.line().contains(point) || view.shown().contains(point);
  }

  private TextStyle heatStyle(int heat) {
    double share = (double) heat / Heat.HOTTEST;
    Colour ground = skin.heat(share);
    if (ground.equals(Colour.DEFAULT)) {
      return TextStyle.PLAIN.ink(COLD.towards(HOT, share));
    }
    return TextStyle.PLAIN.ink(ground.isDark() ? LIGHT : DARK).on(ground);
  }

  /** Draws the brackets of the cursor and the last stone, which share a column if adjacent. */
  private void paintBrackets(BoardView view) {
    if (view.last().isPresent() && view.last().equals(view.cursor())) {
      bracket(view, view.last().get(), "{", "}", true);
      return;
    }
    view.last().ifPresent(last -> bracket(view, last, "(", ")", false));
    view.cursor().ifPresent(cursor -> bracket(view, cursor, "[", "]", true));
    if (view.last().isPresent() && view.cursor().isPresent()) {
      Point last = view.last().get();
      Point cursor = view.cursor().get();
      boolean beside = last.row() == cursor.row() && Math.abs(last.column() - cursor.column()) == 1;
      if (beside && hasRoom(view, last) && hasRoom(view, cursor)) {
        int right = geometry.columnX(Math.max(last.column(), cursor.column()));
        int between = right - geometry.beside() - 1;
        canvas.put(between, geometry.rowY(last.row()), "|", skin.accented());
      }
    }
  }

  /** Returns whether brackets around a point would not cover its neighbours. */
  private boolean hasRoom(BoardView view, Point point) {
    return !geometry.compact()
        && !canvas.widths().wideLines()
        && canvas.widths().of(painted(view, point).text()) == 1;
  }

  /** Draws brackets around a point, or highlights it if there is no space for them. */
  private void bracket(BoardView view, Point point, String left, String right, boolean cursor) {
    int x = geometry.columnX(point.column());
    int y = geometry.rowY(point.row());
    Painted painted = painted(view, point);
    if (!hasRoom(view, point)) {
      TextStyle highlighted = painted.style().on(skin.cursor()).bolder();
      canvas.put(x, y, painted.text(), cursor ? painted.style().reverse() : highlighted);
      return;
    }
    TextStyle bracket = cursor ? skin.accented().on(skin.cursor()) : skin.accented();
    int beside = geometry.beside();
    canvas.put(x - beside - 1, y, left, bracket);
    canvas.put(x + beside + 1, y, right, bracket);
    if (cursor) {
      canvas.shade(x - beside, y, 2 * beside + 1, skin.cursor());
    }
  }

  /**
   * Returns whether a point is a star point: on the fourth line from the edge, as on a wooden
   * board.
   */
  private static boolean isStar(Point point, int size) {
    int column = Math.min(point.column(), size - 1 - point.column());
    int row = Math.min(point.row(), size - 1 - point.row());
    int near = size < 13 ? 2 : 3;
    boolean centre = size % 2 == 1 && column == size / 2;
    return size >= 9 && column == row && (column == near || centre);
  }
}
