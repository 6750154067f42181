package org.gobang.ui.swing.window;

import java.awt.Component;
import java.util.Collections;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.TableColumn;

/** A header renderer that aligns headings with their cells: numbers to the right. */
final class AlignedHeadings {

  private AlignedHeadings() {}

  /** Aligns the headings of the current columns of a table. */
  static void follow(JTable table) {
    for (TableColumn column : Collections.list(table.getColumnModel().getColumns())) {
      column.setHeaderRenderer(AlignedHeadings::heading);
    }
  }

  private static Component heading(
      JTable in, Object value, boolean selected, boolean focused, int row, int column) {
    // Uses the renderer of the current look, which may change.
    Component usual =
        in.getTableHeader()
            .getDefaultRenderer()
            .getTableCellRendererComponent(in, value, selected, focused, row, column);
    if (usual instanceof JLabel label) {
      label.setHorizontalAlignment(alignment(in, column));
    }
    return usual;
  }

  private static int alignment(JTable table, int column) {
    return table.getRowCount() > 0
            && table.prepareRenderer(table.getCellRenderer(0, column), 0, column)
                instanceof JLabel cell
        ? cell.getHorizontalAlignment()
        : SwingConstants.LEADING;
  }
}
