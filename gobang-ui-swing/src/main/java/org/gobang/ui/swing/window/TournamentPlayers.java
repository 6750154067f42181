package org.gobang.ui.swing.window;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.SeatChoice;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.tournament.TournamentChoice;
import org.gobang.ui.swing.board.RunnableAction;

/** The players of a tournament, and the options of the one that is selected. */
final class TournamentPlayers {

  private static final int ROWS = 6;

  private final TournamentChoice choice;
  private final Texts texts;
  private final Runnable changed;
  private final JComboBox<GameChoices.Occupant> offered;
  private final DefaultListModel<SeatChoice> rows = new DefaultListModel<>();
  private final JList<SeatChoice> list = new JList<>(rows);
  private final JButton add;
  private final JButton remove;
  private final OptionFieldPanel options;
  private final JPanel panel =
      new JPanel(
          new MigLayout("insets 0, wrap 3, hidemode 3", "[grow, fill][][]", "[][][][grow, top]"));

  /**
   * Without a player.
   *
   * @param changed run when players were added or removed, or set
   */
  TournamentPlayers(TournamentChoice choice, Texts texts, FormErrors checks, Runnable changed) {
    this.choice = choice;
    this.texts = texts;
    this.changed = changed;
    this.options = new OptionFieldPanel(texts.of("new.player"), texts, checks, () -> {});
    this.offered = NewGameDialog.combo(choice.offered(), null, each -> each.label().name());
    this.add = new JButton(new RunnableAction(texts.of("tournament.add"), this::add));
    this.remove = new JButton(new RunnableAction(texts.of("tournament.remove"), this::remove));
    offered.setName("tournament.offered");
    offered.getAccessibleContext().setAccessibleName(texts.of("new.player"));
    add.setName("tournament.add");
    if (offered.getItemCount() > 0) {
      offered.setSelectedIndex(0);
    }
    JLabel head = new JLabel(texts.of("tournament.players"));
    head.putClientProperty("FlatLaf.styleClass", "h4");
    head.setLabelFor(list);
    panel.add(head, "span, gaptop 6");
    panel.add(offered, "wmin 0");
    panel.add(add);
    panel.add(remove);
    panel.add(list(), "span, growx, wmin 0");
    panel.add(options.panel(), "span, growx, wmin 0, gaptop 8");
    show();
  }

  JComponent component() {
    return panel;
  }

  private JComponent list() {
    list.setName("tournament.players");
    list.setVisibleRowCount(ROWS);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new PlayerCell());
    list.getAccessibleContext().setAccessibleName(texts.of("tournament.players"));
    list.addListSelectionListener(event -> show());
    list.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_DELETE, 0), "remove");
    list.getActionMap().put("remove", new RunnableAction("", this::remove));
    return new JScrollPane(list);
  }

  private void add() {
    SeatChoice added =
        choice.add(Objects.requireNonNull((GameChoices.Occupant) offered.getSelectedItem()));
    rows.addElement(added);
    list.setSelectedValue(added, true);
    changed.run();
  }

  private void remove() {
    int at = list.getSelectedIndex();
    if (at >= 0) {
      choice.remove(rows.get(at));
      rows.remove(at);
      list.setSelectedIndex(Math.min(at, rows.size() - 1));
      changed.run();
    }
  }

  /** Says at each option what is wrong with its value. */
  void require() {
    options.require();
  }

  private void show() {
    SeatChoice selected = list.getSelectedValue();
    add.setEnabled(offered.getItemCount() > 0);
    remove.setEnabled(selected != null);
    options.clear();
    if (selected != null) {
      selected.occupant().settings().forEach(each -> options.add(selected.options(), each));
    }
    panel.revalidate();
    panel.repaint();
  }

  /** A player with the options that are set. */
  private static final class PlayerCell extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getListCellRendererComponent(
        JList<?> shown, Object value, int index, boolean selected, boolean focused) {
      super.getListCellRendererComponent(shown, value, index, selected, focused);
      SeatChoice seat = (SeatChoice) value;
      String set =
          seat.options().notInitial().entrySet().stream()
              .map(PlayerCell::text)
              .collect(Collectors.joining(", "));
      String name = seat.occupant().label().name();
      setText(set.isEmpty() ? name : name + "   " + set);
      setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
      return this;
    }

    private static String text(Map.Entry<String, String> option) {
      return option.getKey() + "=" + option.getValue();
    }
  }
}
