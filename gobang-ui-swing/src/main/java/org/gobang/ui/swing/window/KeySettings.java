package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.KeyMap;

/** The page of key bindings. Enter or a double click on a command opens the {@link KeyDialog}. */
final class KeySettings extends SettingsPage {

  private final JDialog dialog;
  private final KeyMap keys;
  private final GameWindow window;
  private final Map<String, String> names;
  private final RowTable<String> rows;

  KeySettings(JDialog dialog, KeyMap keys, Texts texts, GameWindow window) {
    super("keys", texts);
    this.dialog = dialog;
    this.keys = keys;
    this.window = window;
    this.names = window.commands().texts();
    this.rows =
        new RowTable<>(
            texts.of("settings.keys"),
            List.of(texts.of("keys.command"), texts.of("keys.key")),
            (command, column) ->
                column == 0
                    ? names.getOrDefault(command, command)
                    : KeyNames.shown(keys.key(command)));
    rows.show(List.copyOf(names.keySet()));
    rows.select(0);
    rows.onOpen(command -> change());
    JTable table = rows.component();
    panel.setLayout(
        new MigLayout("insets 18 16 18 16, wrap 1", "[grow, fill]", "[]2[]8[grow, fill]8[]"));
    table.setName("keys");
    table.setRowHeight(UIScale.scale(20));
    table.setFillsViewportHeight(true);
    panel.add(new JLabel(texts.of("keys.typed")));
    panel.add(new JLabel(texts.of("keys.how")));
    panel.add(new JScrollPane(table), "w 420, h 120:280");
    JButton change = Buttons.of(texts, "keys.change", this::change);
    JButton usual = Buttons.of(texts, "keys.usual", this::usual);
    JButton all = Buttons.of(texts, "keys.usual.all", this::allUsual);
    panel.add(change, "split 3, growx 0");
    panel.add(usual, "growx 0");
    panel.add(all, "growx 0, gapleft push");
  }

  @Override
  Optional<JComponent> entry() {
    return Optional.of(rows.component());
  }

  private String selected() {
    return rows.selected().orElseThrow();
  }

  private void change() {
    KeyDialog.show(dialog, keys, selected(), names, texts);
    changed();
  }

  private void usual() {
    keys.reset(selected());
    changed();
  }

  private void allUsual() {
    keys.reset();
    changed();
  }

  private void changed() {
    rows.fireTableRowsUpdated(0, rows.getRowCount() - 1);
    window.keysChanged();
  }
}
