package org.gobang.ui.swing;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JTable;
import javax.swing.JToolTip;
import javax.swing.plaf.basic.BasicHTML;

/** The texts of components, menu items, cells and tooltips in all windows. */
final class Screen {

  /**
   * A text.
   *
   * @param html whether it is rendered as HTML
   */
  record Shown(String text, boolean html) {}

  private final List<Shown> texts = new ArrayList<>();

  private Screen() {}

  /** Returns the visible texts. Call on the event thread. */
  static List<Shown> texts() {
    Screen screen = new Screen();
    Arrays.stream(Window.getWindows()).filter(Window::isShowing).forEach(screen::visit);
    return screen.texts;
  }

  private void visit(Component component) {
    if (component instanceof JComponent shown) {
      add(shown);
      JToolTip tip = shown.createToolTip();
      tip.setTipText(shown.getToolTipText());
      add(tip);
    }
    if (component instanceof JTable table) {
      cells(table);
    } else if (component instanceof JList<?> list) {
      cells(list);
    } else if (component instanceof JComboBox<?> combo) {
      cells(combo);
    } else if (component instanceof JMenu menu) {
      Arrays.stream(menu.getMenuComponents()).forEach(this::visit);
    } else if (component instanceof Container in) {
      Arrays.stream(in.getComponents()).forEach(this::visit);
    }
  }

  private void add(JComponent shown) {
    String text =
        shown instanceof JLabel label
            ? label.getText()
            : shown instanceof JToolTip tip
                ? tip.getTipText()
                : shown instanceof AbstractButton button ? button.getText() : "";
    boolean html = shown.getClientProperty(BasicHTML.propertyKey) != null;
    texts.add(new Shown(String.valueOf(text), html));
  }

  private void cells(JTable table) {
    for (int row = 0; row < table.getRowCount(); row++) {
      for (int column = 0; column < table.getColumnCount(); column++) {
        visit(table.prepareRenderer(table.getCellRenderer(row, column), row, column));
      }
    }
  }

  private <T> void cells(JList<T> list) {
    for (int i = 0; i < list.getModel().getSize(); i++) {
      T value = list.getModel().getElementAt(i);
      visit(list.getCellRenderer().getListCellRendererComponent(list, value, i, false, false));
    }
  }

  private <T> void cells(JComboBox<T> combo) {
    JList<T> list = new JList<>(combo.getModel());
    for (int i = 0; i < combo.getItemCount(); i++) {
      T value = combo.getItemAt(i);
      visit(combo.getRenderer().getListCellRendererComponent(list, value, i, false, false));
    }
  }
}
