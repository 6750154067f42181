package org.gobang.ui.swing.window;

import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListSelectionModel;

/**
 * A list with a selectable row.
 *
 * @param <T> the type of the rows
 */
final class RowList<T> extends JList<T> {
  private final DefaultListModel<T> rows = new DefaultListModel<>();

  /** Whether the program is changing the rows and the selection. */
  private boolean filling;

  /**
   * Creates an empty list.
   *
   * @param name the component name
   * @param title the accessible name
   */
  RowList(String name, String title) {
    setModel(rows);
    setName(name);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    getAccessibleContext().setAccessibleName(title);
  }

  /** Sets the renderer of a row. */
  void onShow(BiConsumer<JLabel, T> shows) {
    DefaultListCellRenderer usual = new DefaultListCellRenderer();
    setCellRenderer(
        (list, row, index, selected, focused) -> {
          usual.getListCellRendererComponent(list, row, index, selected, focused);
          shows.accept(usual, row);
          return usual;
        });
  }

  /** Sets the receiver of the row selected by the user. */
  void onSelect(Consumer<T> selects) {
    addListSelectionListener(
        event -> {
          T row = getSelectedValue();
          if (!filling && !event.getValueIsAdjusting() && row != null) {
            selects.accept(row);
          }
        });
  }

  /**
   * Shows rows.
   *
   * @param selected the index of the selected row; negative for none
   */
  void show(List<T> next, int selected) {
    filling = true;
    if (!next.equals(Collections.list(rows.elements()))) {
      rows.clear();
      rows.addAll(next);
    }
    if (selected < 0) {
      clearSelection();
    } else {
      setSelectedIndex(selected);
      ensureIndexIsVisible(selected);
    }
    filling = false;
  }
}
