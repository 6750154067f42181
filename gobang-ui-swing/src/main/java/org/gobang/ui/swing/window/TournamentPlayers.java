package org.gobang.ui.swing.window;

import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.SeatChoice;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.tournament.TournamentChoice;
import org.gobang.ui.swing.board.RunnableAction;

/** The form for the players of a tournament and the options of the selected one. */
final class TournamentPlayers {

  private static final int ROWS = 6;

  private final TournamentChoice choice;
  private final Runnable changed;
  private final ChoiceBox<GameChoices.Occupant> offered;
  private final RowList<SeatChoice> list;
  private final JButton add;
  private final JButton remove;
  private final OptionFieldPanel options;
  private final JPanel panel =
      new JPanel(
          new MigLayout("insets 0, wrap 3, hidemode 3", "[grow, fill][][]", "[][][][grow, top]"));

  /**
   * Creates a form without players.
   *
   * @param changed called after players are added, removed or changed
   */
  TournamentPlayers(TournamentChoice choice, Texts texts, FormErrors checks, Runnable changed) {
    this.choice = choice;
    this.list = new RowList<>("tournament.players", texts.of("tournament.players"));
    this.changed = changed;
    this.options = new OptionFieldPanel(texts.of("new.player"), texts, checks, () -> {});
    this.offered =
        new ChoiceBox<>(
            choice.offered(),
            choice.offered().stream().findFirst().orElse(null),
            each -> each.label().name(),
            any -> {});
    this.add = Buttons.of(texts, "tournament.add", this::add);
    this.remove = Buttons.of(texts, "tournament.remove", this::remove);
    offered.setName("tournament.offered");
    offered.getAccessibleContext().setAccessibleName(texts.of("new.player"));
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
    list.setVisibleRowCount(ROWS);
    list.onShow(TournamentPlayers::show);
    list.addListSelectionListener(event -> show());
    RunnableAction.onKey(list, "DELETE", this::remove);
    return new JScrollPane(list);
  }

  private void add() {
    choice.add(offered.chosen().orElseThrow());
    list.show(choice.players(), choice.players().size() - 1);
    changed.run();
  }

  private void remove() {
    int at = list.getSelectedIndex();
    if (at >= 0) {
      choice.remove(list.getSelectedValue());
      list.show(choice.players(), Math.min(at, choice.players().size() - 1));
      changed.run();
    }
  }

  /** Shows the errors of all options. */
  void require() {
    options.require();
  }

  private void show() {
    SeatChoice selected = list.getSelectedValue();
    add.setEnabled(offered.getItemCount() > 0);
    remove.setEnabled(selected != null);
    if (selected == null) {
      options.clear();
      options.fit();
    } else {
      options.show(selected.options(), selected.occupant().settings());
    }
  }

  /** Renders a player with the changed options. */
  private static void show(JLabel cell, SeatChoice seat) {
    String set =
        seat.options().notInitial().entrySet().stream()
            .map(option -> option.getKey() + "=" + option.getValue())
            .collect(Collectors.joining(", "));
    String name = seat.occupant().label().name();
    cell.setText(set.isEmpty() ? name : name + "   " + set);
    cell.setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
  }
}
