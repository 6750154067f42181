package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.RowSorter;
import javax.swing.SortOrder;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableColumn;
import javax.swing.table.TableRowSorter;
import org.gobang.presentation.library.LibraryRow;
import org.gobang.presentation.text.Texts;

/** Games as rows of a table, which a click on a heading sorts. */
final class LibraryTable extends AbstractTableModel {
  private static final long serialVersionUID = 1L;

  private static final int ASIDE = 8;

  private static final List<String> COLUMNS =
      List.of("played", "players", "rules", "opening", "result", "moves");

  private static final int PLAYED = 0;
  private static final int PLAYERS = 1;
  private static final int MOVES = COLUMNS.size() - 1;
  private static final int WIDEST = 200;
  private static final int PLAYERS_WIDTH = 110;
  private static final int MOST_LETTERS = 80;

  /** No minute is wider. */
  private static final String MINUTE = "2026-12-28 20:58";

  private final transient Texts texts;
  private transient List<LibraryRow> rows = List.of();
  private final JTable table;

  LibraryTable(Texts texts) {
    this.texts = texts;
    table = new JTable(this);
    table.setName("library");
    table.setShowGrid(false);
    table.setRowHeight(UIScale.scale(26));
    table.getTableHeader().setReorderingAllowed(false);
    table.setDefaultRenderer(Object.class, new Renderer());
    table.setDefaultRenderer(Integer.class, new Renderer());
    AlignedHeadings.follow(table);
    TableRowSorter<LibraryTable> sorter = new TableRowSorter<>(this);
    // By the rules of a language, sorting very many would take long.
    sorter.setComparator(PLAYED, Comparator.comparing(String::valueOf));
    sorter.setSortKeys(List.of(new RowSorter.SortKey(0, SortOrder.DESCENDING)));
    table.setRowSorter(sorter);
    for (int column = 0; column < COLUMNS.size(); column++) {
      widen(column, getColumnName(column));
    }
    widen(PLAYED, MINUTE);
  }

  /** Has a column be as wide as a text, within reason; only the players give way to the others. */
  private void widen(int column, String text) {
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

  JTable component() {
    return table;
  }

  /** Shows these games; those that were chosen and are still there stay so. */
  void show(List<LibraryRow> next) {
    if (next.equals(rows)) {
      return;
    }
    Set<LibraryRow> chosen = new HashSet<>(chosen());
    rows = next;
    fireTableDataChanged();
    for (int column : List.of(PLAYERS + 1, PLAYERS + 2, PLAYERS + 3)) {
      // There are few different ones.
      Set<String> texts = new HashSet<>();
      rows.forEach(row -> texts.add(String.valueOf(value(row, column))));
      texts.forEach(text -> widen(column, text));
    }
    if (!chosen.isEmpty()) {
      for (int i = 0; i < rows.size(); i++) {
        if (chosen.contains(rows.get(i))) {
          int at = table.convertRowIndexToView(i);
          table.addRowSelectionInterval(at, at);
        }
      }
    }
    if (table.getSelectedRow() < 0 && !rows.isEmpty()) {
      table.setRowSelectionInterval(0, 0);
    }
  }

  /** The games that are chosen, in the order of the table. */
  List<LibraryRow> chosen() {
    List<LibraryRow> chosen = new ArrayList<>();
    Arrays.stream(table.getSelectedRows())
        .forEach(row -> chosen.add(rows.get(table.convertRowIndexToModel(row))));
    return chosen;
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public int getColumnCount() {
    return COLUMNS.size();
  }

  @Override
  public String getColumnName(int column) {
    return texts.of("library." + COLUMNS.get(column));
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == MOVES ? Integer.class : Object.class;
  }

  @Override
  public Object getValueAt(int row, int column) {
    return value(rows.get(row), column);
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

  /** Numbers stand at the right, and a text that is cut shows itself whole as a tip. */
  private static final class Renderer extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable in, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(in, value, selected, false, row, column);
      boolean number = value instanceof Integer;
      setHorizontalAlignment(number ? SwingConstants.TRAILING : SwingConstants.LEADING);
      setBorder(BorderFactory.createEmptyBorder(0, ASIDE, 0, ASIDE));
      boolean cut = getPreferredSize().width > in.getColumnModel().getColumn(column).getWidth();
      setToolTipText(cut ? String.valueOf(value) : null);
      return this;
    }
  }
}
