package org.gobang.ui.swing.window;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/** What is wrong in the fields of a form, said beside each of them. */
final class FormErrors {

  private final Map<JComponent, String> wrong = new LinkedHashMap<>();
  private final Runnable changed;

  /**
   * Nothing is wrong yet.
   *
   * @param changed told whenever that may have changed
   */
  FormErrors(Runnable changed) {
    this.changed = changed;
  }

  /** Returns a field with what is wrong with it beneath, which takes no room where nothing is. */
  static JComponent cell(JComponent field, JLabel told) {
    JPanel cell = new JPanel(new MigLayout("insets 0, hidemode 3, wrap 1, gapy 2", "[grow]"));
    cell.add(field, field instanceof JSpinner ? "wmin 120" : "growx, wmin 120");
    cell.add(told, "growx, wmin 0");
    told.setVisible(false);
    return cell;
  }

  /** Returns whether nothing is wrong. */
  boolean allGood() {
    return wrong.isEmpty();
  }

  /**
   * Tells what is wrong with a field.
   *
   * @param beside where it is said
   * @param why a sentence; empty where nothing is wrong
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

  /** Nothing is wrong with fields that are gone. */
  void forget(JComponent in) {
    wrong.keySet().removeIf(in::isAncestorOf);
    changed.run();
  }
}
