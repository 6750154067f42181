package org.gobang.ui.swing.window;

import java.awt.Component;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import javax.swing.BorderFactory;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import javax.swing.plaf.basic.BasicSplitPaneUI;
import org.gobang.api.workbench.Preferences;
import org.jspecify.annotations.Nullable;

/**
 * A pane with two components and a divider. The relative position of the divider is saved as a
 * preference.
 */
final class SplitPane extends JSplitPane {
  private final Preferences preferences;
  private final String key;
  private final IntUnaryOperator usual;
  private int laidOut = -1;
  private boolean placing;

  /**
   * Creates a pane with two components.
   *
   * @param orientation the orientation, for example {@link JSplitPane#VERTICAL_SPLIT}
   * @param key the preference
   * @param usual returns the default position of the divider for a length
   */
  SplitPane(
      int orientation,
      JComponent first,
      JComponent second,
      Preferences preferences,
      String key,
      IntUnaryOperator usual) {
    super(orientation, true, first, second);
    this.preferences = preferences;
    this.key = key;
    this.usual = usual;
    setBorder(BorderFactory.createEmptyBorder());
    // F6 and F8 are commands of the window. Shift+F8 and the arrow keys move the divider.
    InputMap keys = getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
    keys.put(KeyStroke.getKeyStroke("F6"), "none");
    keys.put(KeyStroke.getKeyStroke("F8"), "none");
    keys.put(KeyStroke.getKeyStroke("shift F8"), "startResize");
    addPropertyChangeListener(DIVIDER_LOCATION_PROPERTY, event -> moved());
  }

  private void moved() {
    if (!placing && laidOut > 0 && isShowing()) {
      preferences.put(key, String.valueOf(Math.round(1000.0 * getDividerLocation() / laidOut)));
    }
  }

  /** Returns the saved share of the first component in thousandths. */
  private Optional<Integer> kept() {
    return preferences.get(key).filter(text -> text.matches("\\d{1,3}")).map(Integer::valueOf);
  }

  /**
   * Positions the divider. The look would distribute a new size by weights and accumulate rounding
   * errors.
   */
  @Override
  public void doLayout() {
    boolean vertical = getOrientation() == VERTICAL_SPLIT;
    int size = getDividerSize();
    int total = Math.max(0, (vertical ? getHeight() : getWidth()) - size);
    if (total > 0 && total != laidOut) {
      placing = true;
      setDividerLocation(
          kept().map(part -> total * part / 1000).orElseGet(() -> usual.applyAsInt(total)));
      placing = false;
      laidOut = total;
    }
    int at = Math.max(0, Math.min(total, getDividerLocation()));
    place(getLeftComponent(), vertical, 0, at);
    place(((BasicSplitPaneUI) getUI()).getDivider(), vertical, at, size);
    place(getRightComponent(), vertical, at + size, total - at);
  }

  /** Places a component, unless another pane has it already. */
  private void place(@Nullable Component part, boolean vertical, int from, int length) {
    if (part == null) {
      return;
    }
    if (vertical) {
      part.setBounds(0, from, getWidth(), length);
    } else {
      part.setBounds(from, 0, length, getHeight());
    }
  }
}
