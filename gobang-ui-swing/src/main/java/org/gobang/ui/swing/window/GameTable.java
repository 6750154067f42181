package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import org.gobang.ui.swing.present.FinishedGames.Entry;
import org.gobang.ui.swing.present.Summary;
import org.gobang.ui.swing.present.Words;

/** Games in files as rows of a table. A file that is broken, or not read yet, shows its name. */
final class GameTable extends AbstractTableModel {
  private static final long serialVersionUID = 1L;

  private static final int[] WIDTHS = {88, 250, 96, 56};
  private static final List<String> COLUMNS = List.of("date", "players", "result", "moves");

  private final transient Words words;
  private final transient List<Entry> entries = new ArrayList<>();
  private final JTable table;

  GameTable(Words words) {
    this.words = words;
    table = new JTable(this);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setShowGrid(false);
    table.setRowHeight(UIScale.scale(26));
    table.getTableHeader().setReorderingAllowed(false);
    table.setDefaultRenderer(Object.class, new Renderer());
    for (int column = 0; column < WIDTHS.length; column++) {
      table.getColumnModel().getColumn(column).setPreferredWidth(UIScale.scale(WIDTHS[column]));
    }
  }

  JTable component() {
    return table;
  }

  /** Shows these games. */
  void show(List<Entry> all) {
    entries.clear();
    entries.addAll(all);
    fireTableDataChanged();
  }

  /** Shows a game in place of the one that was there. */
  void show(int row, Entry entry) {
    entries.set(row, entry);
    fireTableRowsUpdated(row, row);
  }

  /** The game that is chosen. */
  Optional<Entry> chosen() {
    int row = table.getSelectedRow();
    return row < 0 ? Optional.empty() : Optional.of(entries.get(row));
  }

  @Override
  public int getRowCount() {
    return entries.size();
  }

  @Override
  public int getColumnCount() {
    return COLUMNS.size();
  }

  @Override
  public String getColumnName(int column) {
    return words.of("finished." + COLUMNS.get(column));
  }

  @Override
  public Object getValueAt(int row, int column) {
    Entry entry = entries.get(row);
    String name = column == 1 ? String.valueOf(entry.file().getFileName()) : "";
    return entry.game().map(game -> value(game, column)).orElse(name);
  }

  private String value(Summary game, int column) {
    return switch (column) {
      case 0 -> game.date();
      case 1 -> words.of("summary.players", game.black(), game.white());
      case 2 -> game.result();
      default -> String.valueOf(game.moves());
    };
  }

  /** Broken files are red, numbers stand at the right. */
  private final class Renderer extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable in, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(in, value, selected, false, row, column);
      boolean broken = !entries.get(row).fault().isEmpty();
      Color usual = selected ? in.getSelectionForeground() : in.getForeground();
      setForeground(broken && !selected ? UIManager.getColor("Actions.Red") : usual);
      setHorizontalAlignment(
          column == COLUMNS.size() - 1 ? SwingConstants.TRAILING : SwingConstants.LEADING);
      setBorder(BorderFactory.createEmptyBorder(0, 8, 0, 8));
      return this;
    }
  }
}
