package org.gobang.ui.console.screen;

import java.util.List;
import java.util.function.Supplier;

/** The rows of a menu, one of which is active and can be edited. */
final class MenuRows {

  private static final int NAMES_WIDTH = 17;
  private static final int MOST_NAMES_WIDTH = 30;
  private static final int VALUES_WIDTH = 26;

  private final Supplier<List<MenuRow>> rows;
  private String chosen;

  /**
   * Creates menu rows.
   *
   * @param rows returns the current rows
   * @param chosen the key of the active row
   */
  MenuRows(Supplier<List<MenuRow>> rows, String chosen) {
    this.rows = rows;
    this.chosen = chosen;
  }

  /** Returns the current rows. */
  List<MenuRow> all() {
    return rows.get();
  }

  /** Returns the active row, or the first row if it no longer exists. */
  MenuRow active() {
    List<MenuRow> all = all();
    return all.get(at(all));
  }

  private int at(List<MenuRow> all) {
    return Math.max(0, all.stream().map(MenuRow::key).toList().indexOf(chosen));
  }

  /** Activates a row. */
  void activate(MenuRow row) {
    chosen = row.key();
  }

  /** Handles a key that activates or changes a row, and returns whether the key does so. */
  boolean press(Key key) {
    if (key == Key.Named.UP) {
      move(-1);
    } else if (key == Key.Named.DOWN || key == Key.Named.TAB) {
      move(1);
    } else if (key == Key.Named.LEFT) {
      active().change().accept(-1);
    } else if (key == Key.Named.RIGHT) {
      active().change().accept(1);
    } else {
      return false;
    }
    return true;
  }

  private void move(int by) {
    List<MenuRow> all = all();
    chosen = all.get(Math.floorMod(at(all) + by, all.size())).key();
  }

  /** Draws the rows, or only those around the active one if space is limited. */
  void paint(TextCanvas canvas, TerminalStyle look, int x, int y, int room) {
    List<MenuRow> all = all();
    int first = Math.max(0, Math.min(at(all) - room / 2, all.size() - room));
    int names = namesWidth(all, canvas.widths());
    int line = y;
    for (MenuRow row : all.subList(first, Math.min(all.size(), first + room))) {
      paint(canvas, look, x, line++, names, row, row.equals(all.get(at(all))));
    }
  }

  private static int namesWidth(List<MenuRow> rows, CharacterWidths widths) {
    int longest = rows.stream().mapToInt(row -> widths.of(row.name())).max().orElse(0);
    return Math.max(NAMES_WIDTH, Math.min(MOST_NAMES_WIDTH, longest + 1));
  }

  private static void paint(
      TextCanvas canvas, TerminalStyle look, int x, int y, int names, MenuRow row, boolean active) {
    CharacterWidths widths = canvas.widths();
    TextStyle style = active ? TextStyle.STRONG : TextStyle.PLAIN;
    canvas.put(x, y, active ? look.glyphs().pointer() : " ", style);
    canvas.put(x + 2, y, widths.cut(row.name(), names - 1), active ? style : TextStyle.FAINT);
    int at = x + 2 + names;
    TextStyle valued = row.refusal().isPresent() ? TextStyle.BAD : style;
    if (row.input().isPresent()) {
      int end = canvas.put(at + 2, y, widths.tail(row.value(), VALUES_WIDTH), valued);
      canvas.put(end, y, " ", active ? style.reverse() : style);
    } else {
      canvas.put(at, y, active ? "< " + row.value() + " >" : "  " + row.value(), valued);
    }
  }
}
