package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.util.Comparator;
import java.util.List;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.RowSorter;
import javax.swing.SortOrder;
import javax.swing.table.TableColumn;
import javax.swing.table.TableRowSorter;
import org.gobang.presentation.library.LibraryRow;
import org.gobang.presentation.text.Texts;

/** A table of games. A click on a heading sorts the table. */
final class LibraryTable {
  private static final List<String> COLUMNS =
      List.of("played", "players", "rules", "opening", "result", "moves");
  private static final int PLAYED = 0;
  private static final int PLAYERS = 1;
  private static final int WIDEST = 200;
  private static final int PLAYERS_WIDTH = 110;
  private static final int MOST_LETTERS = 80;

  /** The widest text of a time. */
  private static final String MINUTE = "2026-12-28 20:58";

  private LibraryTable() {}

  /** Returns an empty table. */
  static RowTable<LibraryRow> of(Texts texts) {
    List<String> heads = COLUMNS.stream().map(each -> texts.of("library." + each)).toList();
    RowTable<LibraryRow> rows =
        new RowTable<>(texts.of("library.games"), heads, LibraryTable::value);
    JTable table = rows.component();
    table.setName("library");
    table.setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
    TableRowSorter<RowTable<LibraryRow>> sorter = new TableRowSorter<>(rows);
    // Sorting many texts with the rules of a language would be slow.
    sorter.setComparator(PLAYED, Comparator.comparing(String::valueOf));
    sorter.setComparator(COLUMNS.size() - 1, Comparator.comparingInt(Integer.class::cast));
    sorter.setSortKeys(List.of(new RowSorter.SortKey(0, SortOrder.DESCENDING)));
    table.setRowSorter(sorter);
    for (int column = 0; column < heads.size(); column++) {
      widen(table, column, heads.get(column));
    }
    widen(table, PLAYED, MINUTE);
    return rows;
  }

  /**
   * Sets the width of a column to fit a text, within limits. Only the columns of players can
   * shrink.
   */
  private static void widen(JTable table, int column, String text) {
    TableColumn shown = table.getColumnModel().getColumn(column);
    if (column == PLAYERS) {
      shown.setMinWidth(UIScale.scale(PLAYERS_WIDTH));
      shown.setPreferredWidth(UIScale.scale(WIDEST));
      return;
    }
    String measured = text.substring(0, Math.min(MOST_LETTERS, text.length()));
    int wanted = table.getFontMetrics(table.getFont()).stringWidth(measured) + UIScale.scale(24);
    int width = Math.max(shown.getMinWidth(), Math.min(UIScale.scale(WIDEST), wanted));
    shown.setMinWidth(width);
    shown.setPreferredWidth(width);
  }

  /** Shows games and selects one. */
  static void show(RowTable<LibraryRow> rows, List<LibraryRow> games) {
    if (rows.show(games)) {
      for (int column : List.of(PLAYERS + 1, PLAYERS + 2, PLAYERS + 3)) {
        // There are few distinct values.
        games.stream()
            .map(row -> String.valueOf(value(row, column)))
            .distinct()
            .forEach(text -> widen(rows.component(), column, text));
      }
      if (rows.selected().isEmpty() && !games.isEmpty()) {
        rows.select(0);
      }
    }
  }

  private static Object value(LibraryRow game, int column) {
    return switch (column) {
      case 0 -> game.summary().played();
      case 1 -> game.players();
      case 2 -> game.rules();
      case 3 -> game.opening();
      case 4 -> game.result();
      default -> game.summary().moves();
    };
  }
}
