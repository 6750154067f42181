package org.gobang.ui.swing.window;

import java.util.Objects;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Stone;
import org.gobang.api.player.Option;
import org.gobang.ui.swing.present.NewGame;
import org.gobang.ui.swing.present.Words;
import org.jspecify.annotations.Nullable;

/** Who plays a side, and a field for each option that this player declares. */
final class SeatForm {

  private final NewGame choice;
  private final Stone stone;
  private final Words words;
  private final Checks checks;
  private final Runnable resized;
  private final JComboBox<NewGame.Chair> chairs;
  private final JPanel settings =
      new JPanel(new MigLayout("insets 0, wrap 2", "[]10[grow, fill]", "[]6[]"));
  private boolean showing;

  /**
   * The form of a side.
   *
   * @param checks told what is wrong in it
   * @param resized told when it needs another size
   */
  SeatForm(NewGame choice, Stone stone, Words words, Checks checks, Runnable resized) {
    this.choice = choice;
    this.stone = stone;
    this.words = words;
    this.checks = checks;
    this.resized = resized;
    this.chairs =
        NewGameDialog.combo(choice.chairs(), choice.chair(stone), each -> each.label().name());
    chairs.getAccessibleContext().setAccessibleName(words.of(stone));
    chairs.addActionListener(event -> chosen());
    fill();
  }

  JComponent chairs() {
    return chairs;
  }

  JComponent settings() {
    return settings;
  }

  private void chosen() {
    if (!showing) {
      choice.choose(stone, Objects.requireNonNull((NewGame.Chair) chairs.getSelectedItem()));
      fill();
      resized.run();
    }
  }

  /** Shows what is chosen now. */
  void show() {
    showing = true;
    chairs.setSelectedItem(choice.chair(stone));
    showing = false;
    fill();
    resized.run();
  }

  private void fill() {
    checks.forget(settings);
    settings.removeAll();
    NewGame.Chair chair = choice.chair(stone);
    chairs.setToolTipText(blankToNull(chair.label().description()));
    for (NewGame.Setting setting : chair.settings()) {
      add(setting);
    }
    if (!chair.isPerson()) {
      settings.add(isolation(), "span");
    }
    settings.setVisible(!chair.isPerson());
    settings.revalidate();
  }

  private void add(NewGame.Setting setting) {
    String name = setting.label().name();
    String description = blankToNull(setting.label().description());
    JLabel label = new JLabel(name);
    label.setToolTipText(description);
    JLabel told = new JLabel();
    JComponent field = field(setting.option(), name, told);
    label.setLabelFor(field);
    field.setName(setting.option().key());
    field.setToolTipText(description);
    field.getAccessibleContext().setAccessibleName(words.of(stone) + ": " + name);
    settings.add(label);
    settings.add(
        field, field instanceof JSpinner ? "growx 0, w 120!, split 2" : "wmin 120, split 2");
    settings.add(told, "growx 0, hidemode 3");
  }

  private static @Nullable String blankToNull(String text) {
    return text.isBlank() ? null : text;
  }

  private JComponent isolation() {
    JCheckBox box = new JCheckBox(words.of("new.isolated"), choice.isolated(stone));
    box.setName("isolated");
    box.setToolTipText(words.of("new.isolated.tip"));
    box.getAccessibleContext().setAccessibleName(words.of(stone) + ": " + words.of("new.isolated"));
    box.addActionListener(event -> choice.isolate(stone, box.isSelected()));
    return box;
  }

  private JComponent field(Option option, String name, JLabel told) {
    String value = choice.value(stone, option.key());
    if (option instanceof Option.Choice among) {
      JComboBox<String> combo = NewGameDialog.combo(among.values(), value, each -> each);
      combo.addActionListener(event -> set(option, String.valueOf(combo.getSelectedItem())));
      return combo;
    }
    if (option instanceof Option.Whole whole) {
      return number(whole, value, name, told);
    }
    if (option instanceof Option.Flag) {
      JCheckBox box = new JCheckBox("", Boolean.parseBoolean(value));
      box.addActionListener(event -> set(option, String.valueOf(box.isSelected())));
      return box;
    }
    JTextField text = new JTextField(value, 20);
    Typing.in(text, typed -> set(option, typed));
    return text;
  }

  private JComponent number(Option.Whole whole, String value, String name, JLabel told) {
    String refusal =
        words.of("new.whole", String.valueOf(whole.from()), String.valueOf(whole.to()));
    NumberField number =
        NumberField.whole(Long.parseLong(value), whole.from(), whole.to(), checks, told, refusal);
    number.name(words.of(stone) + ": " + name);
    number.onChoice(chosen -> set(whole, chosen.toPlainString()));
    return number.spinner();
  }

  private void set(Option option, String value) {
    choice.set(stone, option.key(), value);
  }
}
