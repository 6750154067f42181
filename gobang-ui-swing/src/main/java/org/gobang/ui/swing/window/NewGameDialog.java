package org.gobang.ui.swing.window;

import java.awt.Font;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.SpinnerNumberModel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.render.Fouls;
import org.gobang.api.render.GameSetup;
import org.gobang.ui.swing.board.Deed;
import org.gobang.ui.swing.present.NewGame;
import org.gobang.ui.swing.present.Words;

/** Asks what is to be played, by whom, and in what time. */
final class NewGameDialog {

  private final NewGame choice;
  private final Words words;
  private final JDialog dialog;
  private final Map<Stone, SeatForm> seats = new EnumMap<>(Stone.class);
  private final JTextArea about = new JTextArea();
  private final JSpinner size;

  private NewGameDialog(Window owner, NewGame choice, Words words, Consumer<GameSetup> begin) {
    this.choice = choice;
    this.words = words;
    this.dialog = new JDialog(owner, words.of("new.title"), JDialog.ModalityType.DOCUMENT_MODAL);
    this.size =
        new JSpinner(
            new SpinnerNumberModel(
                Math.max(NewGame.FEWEST_LINES, choice.size()),
                NewGame.FEWEST_LINES,
                Point.MOST_LINES,
                1));
    JPanel form =
        new JPanel(new MigLayout("insets 18 20 16 20, wrap 2", "[right]10[grow, fill]", "[]8[]"));
    board(form);
    for (Stone stone : Stone.values()) {
      seat(form, stone);
    }
    time(form);
    buttons(form, begin);
    dialog.setContentPane(form);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            event -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
  }

  /** Shows the dialog and waits until it is closed; what was chosen is begun by then. */
  static void show(Window owner, NewGame choice, Words words, Consumer<GameSetup> begin) {
    NewGameDialog shown = new NewGameDialog(owner, choice, words, begin);
    shown.dialog.pack();
    shown.dialog.setMinimumSize(shown.dialog.getSize());
    shown.dialog.setLocationRelativeTo(owner);
    shown.dialog.setVisible(true);
  }

  private void board(JPanel form) {
    section(form, "new.board");
    JComboBox<NewGame.Rules> rules =
        combo(choice.allRules(), choice.rules(), each -> each.label().name());
    labelled(form, "new.rules", rules, "");
    about.setEditable(false);
    about.setFocusable(false);
    about.setOpaque(false);
    about.setLineWrap(true);
    about.setWrapStyleWord(true);
    about.setBorder(null);
    about.setRows(3);
    about.setFont(Looks.font(Font.PLAIN, -1));
    about.setForeground(UIManager.getColor("Label.disabledForeground"));
    about.setText(choice.rules().label().description());
    form.add(about, "skip 1, wmin 320");
    labelled(form, "new.size", size, "growx 0, w 80!");
    rules.addActionListener(
        event -> {
          choice.choose(Objects.requireNonNull((NewGame.Rules) rules.getSelectedItem()));
          about.setText(choice.rules().label().description());
          size.setValue(choice.size());
        });
    size.addChangeListener(event -> choice.size((Integer) size.getValue()));
    JComboBox<Fouls> fouls =
        combo(
            List.of(Fouls.values()),
            choice.fouls(),
            each -> words.of(each == Fouls.REFUSE ? "fouls.refuse" : "fouls.lose"));
    fouls.addActionListener(
        event -> choice.fouls(Objects.requireNonNull((Fouls) fouls.getSelectedItem())));
    labelled(form, "new.fouls", fouls, "");
  }

  private void seat(JPanel form, Stone stone) {
    section(form, stone == Stone.BLACK ? "black" : "white");
    SeatForm seat = new SeatForm(choice, stone, words, this::grow);
    seats.put(stone, seat);
    labelled(form, "new.player", seat.chairs(), "");
    form.add(seat.settings(), "span, growx, hidemode 3");
  }

  /** The settings of another player may need more room. */
  private void grow() {
    dialog.setMinimumSize(null);
    dialog.pack();
    dialog.setMinimumSize(dialog.getSize());
  }

  private void time(JPanel form) {
    section(form, "new.time");
    Duration move = choice.moveTime().orElse(Duration.ofSeconds(5));
    JCheckBox perMove = new JCheckBox(words.of("new.move.time"), choice.moveTime().isPresent());
    JSpinner seconds = spinner(move.toMillis() / 1000.0, 0.1, 3600, 1);
    form.add(perMove, "span, left, split 3, growx 0");
    form.add(seconds, "w 80!, growx 0");
    form.add(new JLabel(words.of("new.seconds")), "growx 0, wrap");
    Runnable moveTime =
        () -> {
          seconds.setEnabled(perMove.isSelected());
          choice.moveTime(Optional.of(seconds(seconds)).filter(any -> perMove.isSelected()));
        };
    listen(perMove, List.of(seconds), moveTime);

    Limit.Clock usual = new Limit.Clock(Duration.ofMinutes(10), Duration.ofSeconds(5));
    Limit.Clock clock = choice.clock().orElse(usual);
    JCheckBox clocks = new JCheckBox(words.of("new.clock"), choice.clock().isPresent());
    JSpinner minutes = spinner(clock.left().toMillis() / 60_000.0, 0.1, 600, 1);
    JSpinner increment = spinner(clock.increment().toMillis() / 1000.0, 0, 600, 1);
    form.add(clocks, "span, left, split 5, growx 0");
    form.add(minutes, "w 80!, growx 0");
    form.add(new JLabel(words.of("new.minutes")), "growx 0");
    form.add(increment, "w 80!, growx 0");
    form.add(new JLabel(words.of("new.increment")), "growx 0, wrap");
    Runnable clockTime =
        () -> {
          minutes.setEnabled(clocks.isSelected());
          increment.setEnabled(clocks.isSelected());
          Limit.Clock chosen =
              new Limit.Clock(
                  Duration.ofMillis(Math.round((Double) minutes.getValue() * 60_000)),
                  seconds(increment));
          choice.clock(Optional.of(chosen).filter(any -> clocks.isSelected()));
        };
    listen(clocks, List.of(minutes, increment), clockTime);
  }

  private static JSpinner spinner(double value, double from, double to, double step) {
    return new JSpinner(
        new SpinnerNumberModel(Math.max(from, Math.min(to, value)), from, to, step));
  }

  private static Duration seconds(JSpinner spinner) {
    return Duration.ofMillis(Math.round((Double) spinner.getValue() * 1000));
  }

  /** Nothing is chosen by showing it: what the last game had stays exactly so until touched. */
  private static void listen(JCheckBox box, List<JSpinner> spinners, Runnable chosen) {
    box.addActionListener(event -> chosen.run());
    for (JSpinner spinner : spinners) {
      spinner.setEnabled(box.isSelected());
      spinner.addChangeListener(event -> chosen.run());
    }
  }

  private void buttons(JPanel form, Consumer<GameSetup> begin) {
    JButton swap = new JButton(new Deed(words.of("new.swap"), this::swap));
    JButton cancel = new JButton(new Deed(words.of("cancel"), dialog::dispose));
    JButton start =
        new JButton(
            new Deed(
                words.of("new.begin"),
                () -> {
                  dialog.dispose();
                  begin.accept(choice.setup());
                }));
    dialog.getRootPane().setDefaultButton(start);
    form.add(swap, "span, split 3, gaptop 14, growx 0, tag left");
    form.add(cancel, "gaptop 14, gapleft push, growx 0, tag cancel");
    form.add(start, "gaptop 14, growx 0, tag ok");
  }

  private void swap() {
    choice.swap();
    seats.values().forEach(SeatForm::show);
  }

  private void section(JPanel form, String key) {
    JLabel heading = new JLabel(words.of(key));
    heading.setFont(Looks.font(Font.BOLD, 1));
    form.add(heading, "span, left, gaptop 8");
  }

  private void labelled(JPanel form, String key, JComponent field, String constraints) {
    JLabel label = new JLabel(words.of(key));
    label.setLabelFor(field);
    form.add(label);
    form.add(field, constraints);
  }

  /** A list to choose from, each entry by its name. */
  static <T> JComboBox<T> combo(List<T> all, T chosen, Function<T, String> name) {
    JComboBox<T> combo = new JComboBox<>();
    all.forEach(combo::addItem);
    combo.setSelectedItem(chosen);
    DefaultListCellRenderer usual = new DefaultListCellRenderer();
    combo.setRenderer(
        (list, value, index, selected, focused) ->
            usual.getListCellRendererComponent(
                list, value == null ? "" : name.apply(value), index, selected, focused));
    return combo;
  }
}
