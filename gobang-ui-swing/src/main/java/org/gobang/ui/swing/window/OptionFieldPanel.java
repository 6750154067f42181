package org.gobang.ui.swing.window;

import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPasswordField;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.Option;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.OptionChoice;
import org.gobang.presentation.text.Texts;
import org.jspecify.annotations.Nullable;

/** A panel with a field for each option of a player or of rules. */
final class OptionFieldPanel {

  /** The width of a text field, in characters. */
  private static final int COLUMNS = 20;

  private final Texts texts;
  private final FormErrors checks;
  private final Runnable changed;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 2", "[]10[grow, fill]", "[]6[]"));

  /** The description of named values, which at most one option has. */
  private final JTextArea about = SidePanel.text(Font.PLAIN, -1);

  /** The checks of text fields, replaced together with the fields. */
  private final List<Runnable> textChecks = new ArrayList<>();

  /** The name of the owner of the options, for screen readers. */
  private final String owner;

  /**
   * Creates a panel without fields.
   *
   * @param changed called after a value is set
   */
  OptionFieldPanel(String owner, Texts texts, FormErrors checks, Runnable changed) {
    this.owner = owner;
    this.changed = changed;
    this.texts = texts;
    this.checks = checks;
    about.setRows(3);
    SidePanel.quiet(about);
  }

  JPanel panel() {
    return panel;
  }

  void clear() {
    checks.forget(panel);
    panel.removeAll();
    textChecks.clear();
  }

  /** Replaces the fields with those of other options. The panel is hidden without options. */
  void show(OptionChoice choice, List<GameChoices.Setting> settings) {
    clear();
    settings.forEach(each -> add(choice, each));
    fit();
  }

  /** Lays out the panel after a change of fields. It is hidden without fields. */
  void fit() {
    panel.setVisible(panel.getComponentCount() > 0);
    panel.revalidate();
    panel.repaint();
  }

  /** Shows the errors of all text fields. */
  void require() {
    textChecks.forEach(Runnable::run);
  }

  /** Adds a labelled field other than an option. */
  JLabel add(String name, JComponent field, JLabel told) {
    JLabel label = new JLabel(name);
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(owner + ": " + name);
    panel.add(label);
    panel.add(FormErrors.cell(field, told));
    return label;
  }

  /** Adds the field of an option. */
  void add(OptionChoice choice, GameChoices.Setting setting) {
    if (setting.option() instanceof Option.Whole whole) {
      add(setting, whole(choice, whole));
    } else {
      JLabel told = new JLabel();
      add(setting, field(choice, setting, told), told);
    }
    if (!setting.named().isEmpty()) {
      about.setText(setting.about(choice.value(setting.option())));
      panel.add(about, "skip 1, wmin 240");
    }
  }

  private void add(GameChoices.Setting setting, JComponent field, JLabel told) {
    String description = blankToNull(setting.label().description());
    field.setName(setting.option().key());
    field.setToolTipText(description);
    add(setting.label().name(), field, told).setToolTipText(description);
  }

  /** Creates the field of a whole number. */
  NumberField whole(OptionChoice choice, Option.Whole option) {
    NumberField number =
        NumberField.whole(
            Long.parseLong(choice.value(option)), option.from(), option.to(), checks, texts);
    number.onChoice(chosen -> set(choice, option, chosen.toPlainString()));
    return number;
  }

  /** Adds the field of a number. */
  void add(GameChoices.Setting setting, NumberField number) {
    add(setting, number.spinner(), number.told());
    number.name(owner + ": " + setting.label().name());
  }

  static @Nullable String blankToNull(String text) {
    return text.isBlank() ? null : text;
  }

  private void set(OptionChoice choice, Option option, String value) {
    choice.set(option, value);
    changed.run();
  }

  private JComponent field(OptionChoice choice, GameChoices.Setting setting, JLabel told) {
    Option option = setting.option();
    String value = choice.value(option);
    if (option instanceof Option.Choice) {
      return new ChoiceBox<>(
          setting.choices(),
          value,
          setting::name,
          chosen -> {
            set(choice, option, chosen);
            about.setText(setting.about(chosen));
          });
    }
    if (option instanceof Option.Flag) {
      JCheckBox box = new JCheckBox("", Boolean.parseBoolean(value));
      box.addActionListener(event -> set(choice, option, String.valueOf(box.isSelected())));
      return box;
    }
    if (option instanceof Option.Evaluator) {
      return evaluator(choice, setting, told);
    }
    JTextField text =
        option.secret() ? new JPasswordField(value, COLUMNS) : new JTextField(value, COLUMNS);
    check(choice, setting, text, text, told);
    return option instanceof Option.File
        ? FileField.of(text, JFileChooser.FILES_ONLY, setting.label().name(), texts, () -> {})
        : text;
  }

  /** Returns a selection of evaluators, which can also be typed with options. */
  private JComponent evaluator(OptionChoice choice, GameChoices.Setting setting, JLabel told) {
    String value = choice.value(setting.option());
    ChoiceBox<String> combo = new ChoiceBox<>(setting.choices(), value, each -> each, each -> {});
    combo.setEditable(true);
    combo.setSelectedItem(value);
    JTextField typed = (JTextField) combo.getEditor().getEditorComponent();
    typed.getAccessibleContext().setAccessibleName(owner + ": " + setting.label().name());
    check(choice, setting, typed, combo, told);
    return combo;
  }

  /** Sets an option on input and shows its error. */
  private void check(
      OptionChoice choice,
      GameChoices.Setting setting,
      JTextField text,
      JComponent field,
      JLabel told) {
    Runnable check = () -> checks.tell(field, told, choice.refusal(setting, texts).orElse(""));
    textChecks.add(check);
    Listeners.onText(
        text,
        typed -> {
          set(choice, setting.option(), typed);
          check.run();
        });
  }
}
