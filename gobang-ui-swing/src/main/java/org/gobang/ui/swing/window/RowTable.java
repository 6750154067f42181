package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Point;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableColumn;
import org.gobang.ui.swing.board.RunnableAction;

/**
 * A table with one row per value. Numbers are aligned to the right. Shortened texts have a tooltip
 * with the full text.
 *
 * @param <R> the type of the values
 */
final class RowTable<R> extends AbstractTableModel {
  private static final int ASIDE = 8;
  private static final int WIDEST = 320;

  /** The maximum number of measured rows. Only the last rows are measured. */
  private static final int MEASURED = 50;

  private List<String> heads;
  private final BiFunction<R, Integer, Object> cells;
  private final List<R> rows = new ArrayList<>();
  private final JTable table;
  private boolean filling;

  /** A cell with a formatted number, for example {@code +12 ± 3}. */
  record Figure(String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * Creates an empty table.
   *
   * @param name the accessible name
   * @param heads the headings of the columns
   * @param cells returns the value of a cell for the value of the row and the column
   */
  RowTable(String name, List<String> heads, BiFunction<R, Integer, Object> cells) {
    this.heads = heads;
    this.cells = cells;
    table = new JTable(this);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setShowGrid(false);
    table.setRowHeight(UIScale.scale(26));
    table.getTableHeader().setReorderingAllowed(false);
    table.getAccessibleContext().setAccessibleName(name);
    table.setDefaultRenderer(Object.class, new Cell());
    AlignedHeadings.follow(table);
  }

  JTable component() {
    return table;
  }

  /** Sets the widths of the columns. The first one with width 0 takes the remaining space. */
  void widths(int... widths) {
    for (int i = 0; i < widths.length; i++) {
      if (widths[i] > 0) {
        TableColumn column = table.getColumnModel().getColumn(i);
        column.setMinWidth(UIScale.scale(widths[i]));
        column.setMaxWidth(UIScale.scale(2 * widths[i]));
        column.setPreferredWidth(UIScale.scale(widths[i]));
      }
    }
  }

  /** Fits the columns to their contents. Text columns take the remaining space. */
  void fit() {
    for (int column = 0; column < heads.size(); column++) {
      int widest = width(heads.get(column));
      for (int row = Math.max(0, rows.size() - MEASURED); row < rows.size(); row++) {
        widest = Math.max(widest, width(String.valueOf(getValueAt(row, column))));
      }
      int width = Math.min(UIScale.scale(WIDEST), widest + UIScale.scale(3 * ASIDE));
      TableColumn shown = table.getColumnModel().getColumn(column);
      shown.setPreferredWidth(width);
      boolean numbers = !rows.isEmpty() && isNumber(getValueAt(rows.size() - 1, column));
      shown.setMaxWidth(numbers ? width : Integer.MAX_VALUE);
    }
  }

  private int width(String text) {
    return table.getFontMetrics(table.getFont()).stringWidth(text);
  }

  private static boolean isNumber(Object value) {
    return value instanceof Number || value instanceof Figure;
  }

  /** Sets the action of Enter and a double click on the selected row. */
  void onOpen(Consumer<R> opens) {
    Runnable open = () -> selected().ifPresent(opens);
    RunnableAction.onKey(table, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "ENTER", open);
    Listeners.onDoubleClick(table, open);
  }

  /** Sets the task that runs after the user has changed the selection. */
  void onSelect(Runnable selects) {
    table
        .getSelectionModel()
        .addListSelectionListener(
            event -> {
              if (!filling) {
                selects.run();
              }
            });
  }

  /** Changes the number of columns and their headings. */
  void heads(List<String> next) {
    if (!heads.equals(next)) {
      heads = List.copyOf(next);
      fireTableStructureChanged();
      AlignedHeadings.follow(table);
    }
  }

  /**
   * Replaces the rows. The selection stays on the same values, or otherwise on the same indices if
   * the number of rows is equal.
   *
   * @return whether the rows changed
   */
  boolean show(List<R> next) {
    if (rows.equals(next)) {
      return false;
    }
    Set<R> chosen = new HashSet<>(chosen());
    int[] places = rows.size() == next.size() ? table.getSelectedRows() : new int[0];
    filling = true;
    rows.clear();
    rows.addAll(next);
    fireTableDataChanged();
    for (int i = 0; i < rows.size() && !chosen.isEmpty(); i++) {
      if (chosen.contains(rows.get(i))) {
        int at = table.convertRowIndexToView(i);
        table.addRowSelectionInterval(at, at);
      }
    }
    if (table.getSelectedRow() < 0) {
      IntStream.of(places).forEach(at -> table.addRowSelectionInterval(at, at));
    }
    filling = false;
    return true;
  }

  /** Appends rows. If the last row was visible, scrolls to the new last row. */
  void append(List<R> all) {
    if (all.size() < rows.size()) {
      show(List.of());
    }
    int first = rows.size();
    if (all.size() > first) {
      boolean atEnd = table.getVisibleRect().getMaxY() >= table.getHeight() - table.getRowHeight();
      rows.addAll(all.subList(first, all.size()));
      fireTableRowsInserted(first, rows.size() - 1);
      fit();
      if (atEnd) {
        table.scrollRectToVisible(table.getCellRect(rows.size() - 1, 0, true));
      }
    }
  }

  /** Selects a row in the order of the table. */
  void select(int row) {
    filling = true;
    table.setRowSelectionInterval(row, row);
    filling = false;
  }

  /** Returns the selected rows in the order of the table. */
  List<R> chosen() {
    return IntStream.of(table.getSelectedRows())
        .mapToObj(row -> rows.get(table.convertRowIndexToModel(row)))
        .toList();
  }

  /** Returns the first selected row. */
  Optional<R> selected() {
    return chosen().stream().findFirst();
  }

  /** Returns the value of the row at a location in the table, if any. */
  Optional<R> at(Point place) {
    int row = table.rowAtPoint(place);
    return row < 0 ? Optional.empty() : Optional.of(rows.get(table.convertRowIndexToModel(row)));
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
    return cells.apply(rows.get(row), column);
  }

  private static final class Cell extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable in, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(in, value, selected, false, row, column);
      setHorizontalAlignment(isNumber(value) ? SwingConstants.TRAILING : SwingConstants.LEADING);
      setBorder(BorderFactory.createEmptyBorder(0, ASIDE, 0, ASIDE));
      boolean cut = getPreferredSize().width > in.getColumnModel().getColumn(column).getWidth();
      setToolTipText(cut ? getText() : null);
      return this;
    }
  }
}
