package org.gobang.ui.swing.window;

import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.board.Deed;
import org.gobang.ui.swing.board.Theme;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.FinishedGames;
import org.gobang.ui.swing.present.FinishedGames.Entry;
import org.gobang.ui.swing.present.Scene;
import org.gobang.ui.swing.present.Summary;
import org.gobang.ui.swing.present.Words;

/** The finished games: a list, beside it how the chosen one ended. */
final class FinishedDialog {

  private static final int[] WIDTHS = {88, 250, 96, 56};

  private final FinishedGames games;
  private final Words words;
  private final Consumer<Path> opens;
  private final JDialog dialog;
  private final Model model = new Model();
  private final JTable table = new JTable(model);
  private final BoardPresenter last = new BoardPresenter(point -> {});
  private final BoardComponent board;
  private final JTextArea told = SidePanel.text(Font.PLAIN, 0);
  private final JButton open;

  private FinishedDialog(
      JFrame owner, FinishedGames games, Theme theme, Words words, Consumer<Path> opens) {
    this.games = games;
    this.words = words;
    this.opens = opens;
    dialog = new JDialog(owner, words.of("finished.title"), true);
    board = new BoardComponent(last, String::valueOf);
    board.theme(theme);
    board.coordinates(false);
    board.setFocusable(false);
    board.setEnabled(false);
    board.setPreferredSize(new Dimension(300, 300));
    open = new JButton(new Deed(words.of("finished.open"), this::open));
  }

  /**
   * Shows the games until the person has chosen one, or none.
   *
   * @param opens told the file that was chosen
   */
  static void show(
      JFrame owner, FinishedGames games, Theme theme, Words words, Consumer<Path> opens) {
    new FinishedDialog(owner, games, theme, words, opens).show();
  }

  private void show() {
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setShowGrid(false);
    table.setRowHeight(26);
    table.getTableHeader().setReorderingAllowed(false);
    table.setDefaultRenderer(Object.class, new Renderer());
    for (int column = 0; column < WIDTHS.length; column++) {
      table.getColumnModel().getColumn(column).setPreferredWidth(WIDTHS[column]);
    }
    table.getSelectionModel().addListSelectionListener(event -> chosen());
    table.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              open();
            }
          }
        });
    key(table, "ENTER", this::open);
    key(dialog.getRootPane(), "ESCAPE", dialog::dispose);
    JPanel content = new JPanel(new MigLayout("insets 16, wrap 2", "[grow, fill]14[300!]"));
    JScrollPane pane = new JScrollPane(table);
    pane.setPreferredSize(new Dimension(520, 340));
    content.add(pane, "grow, pushy, spany 2");
    content.add(board, "w 300!, h 300!");
    content.add(told, "w 300!, top");
    JButton close = new JButton(new Deed(words.of("finished.close"), dialog::dispose));
    content.add(open, "span, split 2, tag ok, gaptop 6");
    content.add(close, "tag cancel");
    dialog.getRootPane().setDefaultButton(open);
    dialog.setContentPane(content);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            games.close();
          }
        });
    chosen();
    games.read(model);
    dialog.pack();
    dialog.setMinimumSize(dialog.getSize());
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  private static void key(JComponent component, String stroke, Runnable deed) {
    component
        .getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke(stroke), stroke);
    component.getActionMap().put(stroke, new Deed("", deed));
  }

  private Optional<Entry> entry() {
    int row = table.getSelectedRow();
    return row < 0 ? Optional.empty() : Optional.of(model.entries.get(row));
  }

  /** Shows the game that is chosen now. */
  private void chosen() {
    Optional<Entry> entry = entry();
    open.setEnabled(entry.flatMap(Entry::game).isPresent());
    last.show(entry.flatMap(Entry::scene).orElse(Scene.empty(last.size())));
    told.setText(
        entry
            .map(each -> each.game().map(game -> game.sentence(words)).orElse(each.fault()))
            .orElse(""));
  }

  private void open() {
    entry()
        .filter(each -> each.game().isPresent())
        .ifPresent(
            each -> {
              dialog.dispose();
              opens.accept(each.file());
            });
  }

  /** The games as rows; they fill in as they are read. */
  private final class Model extends AbstractTableModel implements FinishedGames.View {
    private static final long serialVersionUID = 1L;

    private transient List<Entry> entries = List.of();

    @Override
    public void found() {
      entries = games.entries();
      fireTableDataChanged();
      if (entries.isEmpty()) {
        told.setText(words.of("finished.none"));
      } else {
        table.setRowSelectionInterval(0, 0);
        table.requestFocusInWindow();
      }
    }

    @Override
    public void read(int index) {
      entries = games.entries();
      fireTableRowsUpdated(index, index);
      if (table.getSelectedRow() == index) {
        chosen();
      }
    }

    @Override
    public void failed(String sentence) {
      told.setText(sentence);
    }

    @Override
    public int getRowCount() {
      return entries.size();
    }

    @Override
    public int getColumnCount() {
      return WIDTHS.length;
    }

    @Override
    public String getColumnName(int column) {
      return words.of("finished." + List.of("date", "players", "result", "moves").get(column));
    }

    @Override
    public Object getValueAt(int row, int column) {
      Entry entry = entries.get(row);
      Optional<Summary> game = entry.game();
      if (game.isEmpty()) {
        String name = String.valueOf(entry.file().getFileName());
        return column == 1 ? name : "";
      }
      Summary summary = game.get();
      return switch (column) {
        case 0 -> summary.date();
        case 1 -> words.of("summary.players", summary.black(), summary.white());
        case 2 -> summary.result();
        default -> String.valueOf(summary.moves());
      };
    }
  }

  /** Broken files are red, numbers stand at the right. */
  private final class Renderer extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable in, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(in, value, selected, false, row, column);
      boolean broken = !model.entries.get(row).fault().isEmpty();
      Color red = UIManager.getColor("Actions.Red");
      setForeground(
          broken && !selected ? red : selected ? in.getSelectionForeground() : in.getForeground());
      setHorizontalAlignment(column == WIDTHS.length - 1 ? JLabel.TRAILING : JLabel.LEADING);
      setBorder(BorderFactory.createEmptyBorder(0, 8, 0, 8));
      return this;
    }
  }
}
