package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.io.File;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPasswordField;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Option;
import org.gobang.api.Stone;
import org.gobang.api.player.Isolation;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.SeatChoice;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.text.Texts;
import org.jspecify.annotations.Nullable;

/** Who plays a side, and a field for each option that this player declares. */
final class SeatForm {

  /** The width of a text, in characters. */
  private static final int COLUMNS = 20;

  private final NewGame game;
  private final Stone stone;
  private final Texts texts;
  private final Checks checks;
  private final Runnable resized;
  private final JComboBox<GameChoices.Occupant> occupants;
  private final JPanel settings =
      new JPanel(new MigLayout("insets 0, wrap 2", "[]10[grow, fill]", "[]6[]"));
  private boolean showing;

  /** Says at each text what is wrong with it; renewed with the fields. */
  private Runnable require = () -> {};

  /**
   * The form of a side.
   *
   * @param checks told what is wrong in it
   * @param resized told when it needs another size
   */
  SeatForm(NewGame game, Stone stone, Texts texts, Checks checks, Runnable resized) {
    this.game = game;
    this.stone = stone;
    this.texts = texts;
    this.checks = checks;
    this.resized = resized;
    this.occupants =
        NewGameDialog.combo(
            game.offer().occupants(), game.seat(stone).occupant(), each -> each.label().name());
    occupants.getAccessibleContext().setAccessibleName(texts.of(stone));
    occupants.addActionListener(event -> chosen());
    fill();
  }

  JComponent occupants() {
    return occupants;
  }

  JComponent settings() {
    return settings;
  }

  private void chosen() {
    if (!showing) {
      game.choose(
          stone, Objects.requireNonNull((GameChoices.Occupant) occupants.getSelectedItem()));
      fill();
      resized.run();
    }
  }

  /** Shows what is chosen now. */
  void show() {
    showing = true;
    occupants.setSelectedItem(seat().occupant());
    showing = false;
    fill();
    resized.run();
  }

  /** Says at each field what is wrong with its value. */
  void require() {
    require.run();
  }

  private SeatChoice seat() {
    return game.seat(stone);
  }

  private void fill() {
    checks.forget(settings);
    settings.removeAll();
    require = () -> {};
    GameChoices.Occupant occupant = seat().occupant();
    occupants.setToolTipText(blankToNull(occupant.label().description()));
    for (GameChoices.Setting setting : occupant.settings()) {
      boolean level = occupant.level().filter(setting.option()::equals).isPresent();
      if (level) {
        addLevel(setting, occupant.level().get());
      } else {
        JLabel told = new JLabel();
        add(setting, field(setting, told), told);
      }
    }
    if (!occupant.isPerson()) {
      addIsolation();
    }
    settings.setVisible(!occupant.isPerson());
    settings.revalidate();
  }

  private void add(GameChoices.Setting setting, JComponent field, JLabel told) {
    String description = blankToNull(setting.label().description());
    field.setName(setting.option().key());
    field.setToolTipText(description);
    labelled(setting.label().name(), field, told).setToolTipText(description);
  }

  private JLabel labelled(String name, JComponent field, JLabel told) {
    JLabel label = new JLabel(name);
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(texts.of(stone) + ": " + name);
    settings.add(label);
    settings.add(Checks.cell(field, told));
    return label;
  }

  private static @Nullable String blankToNull(String text) {
    return text.isBlank() ? null : text;
  }

  private void addIsolation() {
    JComboBox<Isolation> box =
        NewGameDialog.combo(
            List.of(Isolation.values()),
            seat().isolation(),
            each -> texts.of("new.isolation." + each));
    box.setName("isolation");
    box.setToolTipText(texts.of("new.isolation.tip"));
    box.addActionListener(
        event -> seat().isolate(Objects.requireNonNull((Isolation) box.getSelectedItem())));
    labelled(texts.of("new.isolation"), box, new JLabel());
  }

  /** The named steps of strength, and below them the exact level; each follows the other. */
  private void addLevel(GameChoices.Setting setting, Option.Whole option) {
    JComboBox<Strength> steps =
        NewGameDialog.combo(
            List.of(Strength.values()), seat().strength().orElse(null), each -> each.name(texts));
    steps.setName("strength");
    labelled(texts.of("new.strength"), steps, new JLabel());
    JLabel told = new JLabel();
    NumberField level = number(setting, option, told);
    level.onChoice(
        chosen -> {
          set(option, chosen.toPlainString());
          steps.setSelectedItem(seat().strength().orElse(null));
        });
    steps.addActionListener(
        event ->
            Optional.ofNullable((Strength) steps.getSelectedItem())
                .filter(chosen -> !chosen.level(option).equals(seat().value(option)))
                .ifPresent(chosen -> level.set(Long.parseLong(chosen.level(option)))));
    add(setting, level.spinner(), told);
  }

  private JComponent field(GameChoices.Setting setting, JLabel told) {
    Option option = setting.option();
    String value = seat().value(option);
    if (option instanceof Option.Choice) {
      JComboBox<String> combo = NewGameDialog.combo(setting.choices(), value, each -> each);
      combo.addActionListener(event -> set(option, String.valueOf(combo.getSelectedItem())));
      return combo;
    }
    if (option instanceof Option.Whole whole) {
      NumberField number = number(setting, whole, told);
      number.onChoice(chosen -> set(whole, chosen.toPlainString()));
      return number.spinner();
    }
    if (option instanceof Option.Flag) {
      JCheckBox box = new JCheckBox("", Boolean.parseBoolean(value));
      box.addActionListener(event -> set(option, String.valueOf(box.isSelected())));
      return box;
    }
    if (option instanceof Option.Evaluator) {
      return evaluator(setting, value, told);
    }
    JTextField text =
        option.secret() ? new JPasswordField(value, COLUMNS) : new JTextField(value, COLUMNS);
    check(option, text, text, told);
    return option instanceof Option.File ? withChooser(text) : text;
  }

  /** A field with a button beside it that opens a chooser of files. */
  private JComponent withChooser(JTextField text) {
    JButton choose = new JButton(texts.of("new.file"));
    choose.addActionListener(
        event -> {
          JFileChooser chooser = new JFileChooser(new File(text.getText()));
          if (chooser.showOpenDialog(choose) == JFileChooser.APPROVE_OPTION) {
            text.setText(chooser.getSelectedFile().getPath());
          }
        });
    JPanel both = new JPanel(new BorderLayout(4, 0));
    both.setOpaque(false);
    both.add(text, BorderLayout.CENTER);
    both.add(choose, BorderLayout.LINE_END);
    return both;
  }

  /** One of the evaluators, which can also be typed: with options of its own. */
  private JComponent evaluator(GameChoices.Setting setting, String value, JLabel told) {
    JComboBox<String> combo = NewGameDialog.combo(setting.choices(), value, each -> each);
    combo.setEditable(true);
    combo.setSelectedItem(value);
    JTextField typed = (JTextField) combo.getEditor().getEditorComponent();
    typed
        .getAccessibleContext()
        .setAccessibleName(texts.of(stone) + ": " + setting.label().name());
    check(setting.option(), typed, combo, told);
    return combo;
  }

  /** Sets an option as a text is typed, and says what is wrong with it. */
  private void check(Option option, JTextField text, JComponent field, JLabel told) {
    Runnable check = () -> checks.tell(field, told, seat().refusal(option, texts).orElse(""));
    Runnable others = require;
    require =
        () -> {
          others.run();
          check.run();
        };
    TextListener.listen(
        text,
        typed -> {
          set(option, typed);
          check.run();
        });
  }

  private NumberField number(GameChoices.Setting setting, Option.Whole whole, JLabel told) {
    String refusal =
        texts.of("new.whole", String.valueOf(whole.from()), String.valueOf(whole.to()));
    long value = Long.parseLong(seat().value(whole));
    NumberField number = NumberField.whole(value, whole.from(), whole.to(), checks, told, refusal);
    number.name(texts.of(stone) + ": " + setting.label().name());
    return number;
  }

  private void set(Option option, String value) {
    seat().set(option, value);
  }
}
