package org.gobang.ui.swing.window;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import org.jspecify.annotations.Nullable;

/**
 * A combo box of values with names.
 *
 * @param <T> the type of the values
 */
final class ChoiceBox<T> extends JComboBox<T> {

  private final Function<T, String> name;

  /** Whether the program is changing the values and the selection. */
  private boolean filling;

  /**
   * Creates a combo box.
   *
   * @param chosen the selected value; null for none
   * @param name the text of a value
   * @param choose receives the value chosen by the user
   */
  ChoiceBox(List<T> all, @Nullable T chosen, Function<T, String> name, Consumer<T> choose) {
    this.name = name;
    show(all, chosen);
    DefaultListCellRenderer usual = new DefaultListCellRenderer();
    setRenderer(
        (list, value, index, selected, focused) ->
            usual.getListCellRendererComponent(
                list, value == null ? "" : name.apply(value), index, selected, focused));
    setKeySelectionManager((key, model) -> next(key));
    addActionListener(
        event -> {
          if (!filling) {
            chosen().ifPresent(choose);
          }
        });
  }

  /** Shows values without notifying the receiver. */
  void show(List<T> all, @Nullable T chosen) {
    filling = true;
    if (!all.equals(IntStream.range(0, getItemCount()).mapToObj(this::getItemAt).toList())) {
      removeAllItems();
      all.forEach(this::addItem);
    }
    setSelectedItem(chosen);
    filling = false;
  }

  /** Returns the selected value. */
  Optional<T> chosen() {
    return Optional.ofNullable(getItemAt(getSelectedIndex()));
  }

  /**
   * Returns the index of the next value with a name that starts with a typed character, or -1
   * without one.
   */
  private int next(char key) {
    return IntStream.rangeClosed(1, getItemCount())
        .map(by -> (getSelectedIndex() + by) % getItemCount())
        .filter(at -> name.apply(getItemAt(at)).regionMatches(true, 0, "" + key, 0, 1))
        .findFirst()
        .orElse(-1);
  }
}
