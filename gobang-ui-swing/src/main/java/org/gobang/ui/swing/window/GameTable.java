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
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableColumn;
import org.gobang.presentation.files.FinishedGames.Entry;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.text.Texts;

/** Games in files as rows of a table. A file that is broken, or not read yet, shows its name. */
final class GameTable extends AbstractTableModel {
  private static final long serialVersionUID = 1L;

  private static final int ASIDE = 8;
  private static final int PLAYERS = 1;
  private static final int WIDEST = 220;
  private static final int MOST_LETTERS = 80;

  /** No minute is wider. */
  private static final String MINUTE = "2026-12-28 20:58";

  private static final List<String> COLUMNS =
      List.of("played", "players", "rules", "result", "moves");

  private final transient Texts texts;
  private final transient List<Entry> entries = new ArrayList<>();
  private final JTable table;

  GameTable(Texts texts) {
    this.texts = texts;
    table = new JTable(this);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setShowGrid(false);
    table.setRowHeight(UIScale.scale(26));
    table.getTableHeader().setReorderingAllowed(false);
    table.setDefaultRenderer(Object.class, new Renderer());
    for (int column = 0; column < COLUMNS.size(); column++) {
      widen(column, getColumnName(column));
    }
    widen(0, MINUTE);
  }

  /** Has a column be as wide as a text, within reason; only the players give way to the others. */
  private void widen(int column, String text) {
    TableColumn shown = table.getColumnModel().getColumn(column);
    if (column == PLAYERS) {
      shown.setPreferredWidth(UIScale.scale(WIDEST));
      return;
    }
    String measured = text.substring(0, Math.min(MOST_LETTERS, text.length()));
    int wanted = table.getFontMetrics(table.getFont()).stringWidth(measured) + UIScale.scale(24);
    int width = Math.max(shown.getMinWidth(), Math.min(UIScale.scale(WIDEST), wanted));
    shown.setMinWidth(width);
    shown.setPreferredWidth(width);
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
    for (int column = 0; column < COLUMNS.size(); column++) {
      widen(column, String.valueOf(getValueAt(row, column)));
    }
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
    return texts.of("finished." + COLUMNS.get(column));
  }

  @Override
  public Object getValueAt(int row, int column) {
    Entry entry = entries.get(row);
    String name = column == PLAYERS ? String.valueOf(entry.file().getFileName()) : "";
    return entry.game().map(game -> value(game, column)).orElse(name);
  }

  private String value(GameSummary game, int column) {
    return switch (column) {
      case 0 -> game.played();
      case 1 -> game.players(texts);
      case 2 -> game.rules();
      case 3 -> game.result();
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
      setForeground(broken && !selected ? PluginCell.red() : usual);
      setHorizontalAlignment(
          column == COLUMNS.size() - 1 ? SwingConstants.TRAILING : SwingConstants.LEADING);
      setBorder(BorderFactory.createEmptyBorder(0, ASIDE, 0, ASIDE));
      return this;
    }
  }
}
