package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;

/**
 * A table of the explorer: a row for each value, whose cells are texts, or what a renderer paints.
 *
 * @param <R> the values
 */
final class ExplorerTable<R> extends AbstractTableModel {
  private static final long serialVersionUID = 1L;

  private static final int ASIDE = 8;

  private final transient List<String> columns;
  private final transient BiFunction<R, Integer, Object> cell;
  private transient List<R> rows = List.of();
  private final JTable table;

  /**
   * An empty table.
   *
   * @param columns the heads of the columns
   * @param widths the widths of the columns; the first with a width of 0 takes what is left
   * @param cell what is in a cell: the value of the row, and the column
   */
  ExplorerTable(List<String> columns, int[] widths, BiFunction<R, Integer, Object> cell) {
    this.columns = columns;
    this.cell = cell;
    table = new JTable(this);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setShowGrid(false);
    table.setRowHeight(UIScale.scale(26));
    table.getTableHeader().setReorderingAllowed(false);
    table.setDefaultRenderer(Object.class, new Renderer());
    AlignedHeadings.follow(table);
    for (int i = 0; i < widths.length; i++) {
      if (widths[i] > 0) {
        table.getColumnModel().getColumn(i).setMinWidth(UIScale.scale(widths[i]));
        table.getColumnModel().getColumn(i).setMaxWidth(UIScale.scale(2 * widths[i]));
        table.getColumnModel().getColumn(i).setPreferredWidth(UIScale.scale(widths[i]));
      }
    }
  }

  JTable component() {
    return table;
  }

  /** Shows other values; the selection stays where values have changed that are in the same row. */
  void show(List<R> next) {
    if (!next.equals(rows)) {
      int selected = table.getSelectedRow();
      boolean same = next.size() == rows.size();
      rows = next;
      fireTableDataChanged();
      if (same && selected >= 0) {
        table.setRowSelectionInterval(selected, selected);
      }
    }
  }

  /** The value of a row; empty where there is none. */
  Optional<R> row(int index) {
    return index < 0 || index >= rows.size() ? Optional.empty() : Optional.of(rows.get(index));
  }

  /** The value that is selected. */
  Optional<R> selected() {
    return row(table.getSelectedRow());
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public int getColumnCount() {
    return columns.size();
  }

  @Override
  public String getColumnName(int column) {
    return columns.get(column);
  }

  @Override
  public Object getValueAt(int row, int column) {
    return cell.apply(rows.get(row), column);
  }

  private static final class Renderer extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable in, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(in, value, selected, false, row, column);
      setHorizontalAlignment(
          value instanceof Integer ? SwingConstants.TRAILING : SwingConstants.LEADING);
      setBorder(BorderFactory.createEmptyBorder(0, ASIDE, 0, ASIDE));
      return this;
    }
  }
}
