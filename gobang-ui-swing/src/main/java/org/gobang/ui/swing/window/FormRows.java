package org.gobang.ui.swing.window;

import java.awt.Font;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import org.gobang.presentation.text.Texts;
import org.jspecify.annotations.Nullable;

/** A form of rows, each with a label at the left and a field at the right. */
record FormRows(JPanel panel, Texts texts) {
  /** Adds a heading above the next rows. */
  void section(String key) {
    JLabel heading = new JLabel(texts.of(key));
    heading.setFont(ThemeSwitcher.font(Font.BOLD, 1));
    panel.add(heading, "span, left, gaptop 8");
  }

  /** Adds a row with a field. */
  void row(String key, JComponent field) {
    row(key, field, field, "");
  }

  /** Adds a row with a number. */
  void row(String key, NumberField number) {
    row(key, number.spinner(), FormErrors.cell(number.spinner(), number.told()), "");
    number.name(texts.of(key));
  }

  /**
   * A row.
   *
   * @param field the component of the label
   * @param shown the field or its container
   * @param constraints the constraints of the layout
   */
  void row(String key, JComponent field, JComponent shown, String constraints) {
    JLabel label = new JLabel(texts.of(key));
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(texts.of(key));
    if (field.getName() == null) {
      field.setName(key);
    }
    panel.add(label);
    panel.add(shown, constraints);
  }

  /**
   * Adds a combo box.
   *
   * @param name the text of an entry
   * @param choose receives the chosen entry
   */
  static <T> JComboBox<T> combo(
      List<T> all, @Nullable T chosen, Function<T, String> name, Consumer<T> choose) {
    JComboBox<T> combo = new JComboBox<>();
    all.forEach(combo::addItem);
    combo.setSelectedItem(chosen);
    DefaultListCellRenderer usual = new DefaultListCellRenderer();
    combo.setRenderer(
        (list, value, index, selected, focused) ->
            usual.getListCellRendererComponent(
                list, value == null ? "" : name.apply(value), index, selected, focused));
    combo.addActionListener(
        event -> {
          T now = combo.getItemAt(combo.getSelectedIndex());
          if (now != null) {
            choose.accept(now);
          }
        });
    return combo;
  }
}
