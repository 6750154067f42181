package org.gobang.ui.swing.window;

import java.awt.Font;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import org.gobang.presentation.text.Texts;

/** A form of rows, each with a label at the left and a field at the right. */
record FormRows(JPanel panel, Texts texts) {
  /** Adds a heading above the next rows. */
  void section(String key) {
    JLabel heading = new JLabel(texts.of(key));
    heading.setFont(ThemeSwitcher.font(Font.BOLD, 1));
    panel.add(heading, "span, left, gaptop 8");
  }

  /** Adds a row with a field. */
  JLabel row(String key, JComponent field) {
    return row(key, field, field, "");
  }

  /** Adds a row with a number. */
  void row(String key, NumberField number) {
    row(key, number.spinner(), FormErrors.cell(number.spinner(), number.told()), "");
    number.name(texts.of(key));
  }

  /**
   * Adds a row.
   *
   * @param field the component of the label
   * @param shown the field or its container
   * @param constraints the constraints of the layout
   */
  JLabel row(String key, JComponent field, JComponent shown, String constraints) {
    JLabel label = new JLabel(texts.of(key));
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(texts.of(key));
    if (field.getName() == null) {
      field.setName(key);
    }
    panel.add(label);
    panel.add(shown, constraints);
    return label;
  }
}
