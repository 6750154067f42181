package org.gobang.ui.swing.window;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/** The errors in the fields of a form, shown beside each field. */
final class FormErrors {

  private final Map<JComponent, String> wrong = new LinkedHashMap<>();
  private final Runnable changed;

  /**
   * Creates an empty set of errors.
   *
   * @param changed called when the errors may have changed
   */
  FormErrors(Runnable changed) {
    this.changed = changed;
  }

  /** Returns a field with its error below, which takes no space without an error. */
  static JComponent cell(JComponent field, JLabel told) {
    JPanel cell = new JPanel(new MigLayout("insets 0, hidemode 3, wrap 1, gapy 2", "[grow]"));
    cell.add(field, field instanceof JSpinner ? "wmin 120" : "growx, wmin 120");
    cell.add(told, "growx, wmin 0");
    told.setVisible(false);
    return cell;
  }

  /** Returns whether all fields are valid. */
  boolean allGood() {
    return wrong.isEmpty();
  }

  /**
   * Sets the error of a field.
   *
   * @param beside the component beside the error
   * @param why the message; empty for no error
   */
  void tell(JComponent field, JLabel beside, String why) {
    if (why.isEmpty()) {
      wrong.remove(field);
    } else {
      wrong.put(field, why);
    }
    field.putClientProperty("JComponent.outline", why.isEmpty() ? null : "error");
    field.getAccessibleContext().setAccessibleDescription(why);
    beside.setForeground(UIManager.getColor("Actions.Red"));
    beside.setText(why);
    beside.setVisible(!why.isEmpty());
    changed.run();
  }

  /** Removes the errors of the fields in a removed component. */
  void forget(JComponent in) {
    wrong.keySet().removeIf(in::isAncestorOf);
    changed.run();
  }
}
