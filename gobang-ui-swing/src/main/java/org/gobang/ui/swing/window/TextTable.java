package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableColumn;

/**
 * A table of texts, whose columns are as wide as their contents and share what is left. Numbers
 * stand at the right.
 */
final class TextTable extends AbstractTableModel {
  private static final long serialVersionUID = 1L;

  private static final int ASIDE = 24;
  private static final int WIDEST = 320;

  /** The rows that are measured; of many the last ones are. */
  private static final int MEASURED = 50;

  private transient List<String> heads = List.of();
  private final transient List<List<String>> rows = new ArrayList<>();
  private final JTable table;
  private boolean filling;

  /**
   * An empty table.
   *
   * @param name what it is called for those who do not see it
   */
  TextTable(String name) {
    table = new JTable(this);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setShowGrid(false);
    table.setRowHeight(UIScale.scale(24));
    table.getTableHeader().setReorderingAllowed(false);
    table.getAccessibleContext().setAccessibleName(name);
    table.setDefaultRenderer(Object.class, new Cell());
  }

  JTable component() {
    return table;
  }

  /** Whether the selection changes by the program. */
  boolean isFilling() {
    return filling;
  }

  /**
   * Shows rows in place of others.
   *
   * @param selected the row that is selected; -1 for none
   */
  void show(List<String> columns, List<List<String>> next, int selected) {
    filling = true;
    head(columns);
    if (!rows.equals(next)) {
      rows.clear();
      rows.addAll(next);
      fireTableDataChanged();
      widen();
    }
    if (selected >= 0 && selected < rows.size()) {
      table.setRowSelectionInterval(selected, selected);
    }
    filling = false;
  }

  /** Shows more rows after those that are there; the last one is seen where it was before. */
  void append(List<String> columns, int count, IntFunction<List<String>> row) {
    head(columns);
    int before = rows.size();
    if (count < before) {
      rows.clear();
      fireTableDataChanged();
    }
    boolean atEnd = isAtEnd();
    int first = rows.size();
    for (int i = first; i < count; i++) {
      rows.add(row.apply(i));
    }
    if (count > first) {
      fireTableRowsInserted(first, count - 1);
      widen();
      if (atEnd) {
        table.scrollRectToVisible(table.getCellRect(count - 1, 0, true));
      }
    }
  }

  private boolean isAtEnd() {
    return table.getVisibleRect().getMaxY() >= table.getHeight() - table.getRowHeight();
  }

  private void head(List<String> columns) {
    if (!heads.equals(columns)) {
      heads = List.copyOf(columns);
      fireTableStructureChanged();
      AlignedHeadings.follow(table);
      widen();
    }
  }

  private void widen() {
    for (int column = 0; column < heads.size(); column++) {
      int widest = width(heads.get(column));
      for (int row = Math.max(0, rows.size() - MEASURED); row < rows.size(); row++) {
        widest = Math.max(widest, width(rows.get(row).get(column)));
      }
      int width = Math.min(UIScale.scale(WIDEST), widest + UIScale.scale(ASIDE));
      TableColumn shown = table.getColumnModel().getColumn(column);
      shown.setPreferredWidth(width);
      // What is left goes to words.
      shown.setMaxWidth(hasNumbers(column) ? width : Integer.MAX_VALUE);
    }
  }

  private boolean hasNumbers(int column) {
    return !rows.isEmpty() && isNumber(rows.get(rows.size() - 1).get(column));
  }

  private static boolean isNumber(String text) {
    return text.isEmpty() || "+-0123456789".indexOf(text.charAt(0)) >= 0;
  }

  private int width(String text) {
    return table.getFontMetrics(table.getFont()).stringWidth(text);
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public int getColumnCount() {
    return heads.size();
  }

  @Override
  public String getColumnName(int column) {
    return heads.get(column);
  }

  @Override
  public Object getValueAt(int row, int column) {
    return rows.get(row).get(column);
  }

  private static final class Cell extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    protected void setValue(Object value) {
      String text = String.valueOf(value);
      setHorizontalAlignment(isNumber(text) ? SwingConstants.TRAILING : SwingConstants.LEADING);
      setText(text);
      setToolTipText(text);
    }
  }
}
