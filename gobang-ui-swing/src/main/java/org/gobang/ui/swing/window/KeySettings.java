package org.gobang.ui.swing.window;

import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.present.KeyMap;

/** The keys of all commands: Enter or a double click on one opens the {@link KeyDialog}. */
final class KeySettings extends SettingsPage {

  private final JDialog dialog;
  private final KeyMap keys;
  private final GameWindow window;
  private final Map<String, String> names;
  private final List<String> commands;
  private final Rows rows = new Rows();
  private final JTable table = new JTable(rows);

  KeySettings(JDialog dialog, KeyMap keys, Texts texts, GameWindow window) {
    super("keys", texts);
    this.dialog = dialog;
    this.keys = keys;
    this.window = window;
    this.names = window.commands().texts();
    this.commands = List.copyOf(names.keySet());
    panel.setLayout(
        new MigLayout("insets 18 16 18 16, wrap 1", "[grow, fill]", "[]2[]8[grow, fill]8[]"));
    table.setName("keys");
    table.getAccessibleContext().setAccessibleName(texts.of("settings.keys"));
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setRowSelectionInterval(0, 0);
    table.setFillsViewportHeight(true);
    AlignedHeadings.follow(table);
    table
        .getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "change");
    table.getActionMap().put("change", new RunnableAction("", this::change));
    table.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2 && table.rowAtPoint(event.getPoint()) >= 0) {
              change();
            }
          }
        });
    panel.add(new JLabel(texts.of("keys.typed")));
    panel.add(new JLabel(texts.of("keys.how")));
    panel.add(new JScrollPane(table), "w 420, h 120:280");
    JButton change = new JButton(new RunnableAction(texts.of("keys.change"), this::change));
    JButton usual = new JButton(new RunnableAction(texts.of("keys.usual"), this::usual));
    JButton all = new JButton(new RunnableAction(texts.of("keys.usual.all"), this::allUsual));
    panel.add(change, "split 3, growx 0");
    panel.add(usual, "growx 0");
    panel.add(all, "growx 0, gapleft push");
  }

  @Override
  Optional<JComponent> entry() {
    return Optional.of(table);
  }

  private String selected() {
    return commands.get(Math.max(0, table.getSelectedRow()));
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
    rows.fireTableRowsUpdated(0, commands.size() - 1);
    window.keysChanged();
  }

  /** A command and its key in each row. */
  private final class Rows extends AbstractTableModel {
    private static final long serialVersionUID = 1L;

    @Override
    public int getRowCount() {
      return commands.size();
    }

    @Override
    public int getColumnCount() {
      return 2;
    }

    @Override
    public String getColumnName(int column) {
      return texts.of(column == 0 ? "keys.command" : "keys.key");
    }

    @Override
    public Object getValueAt(int row, int column) {
      String command = commands.get(row);
      return column == 0 ? names.getOrDefault(command, command) : KeyNames.shown(keys.key(command));
    }
  }
}
