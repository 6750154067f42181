package org.gobang.ui.swing.window;

import java.awt.Component;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.newgame.LimitChoice;
import org.gobang.presentation.text.Texts;

/**
 * The form for the limits per move and per game: a check box and numbers for each type. The values
 * of the last game are unchanged until edited.
 */
final class LimitsForm {

  private final LimitChoice choice;
  private final Texts texts;
  private final FormErrors checks;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 2, hidemode 3", "[]10[grow, left]", "[]6[]"));

  /** The components of the expert limits. */
  private final List<Component> expert = new ArrayList<>();

  LimitsForm(LimitChoice choice, Texts texts, FormErrors checks) {
    this.choice = choice;
    this.texts = texts;
    this.checks = checks;
    LimitChoice.Field.ALL.forEach(this::row);
  }

  /** Shows or hides the expert limits. */
  void more(boolean shown) {
    expert.forEach(each -> each.setVisible(shown));
  }

  JPanel component() {
    return panel;
  }

  private void row(LimitChoice.Field<?> limit) {
    JCheckBox box = new JCheckBox(texts.of(limit.label()), limit.isOn(choice));
    box.setName(limit.label());
    List<NumberField> fields = new ArrayList<>();
    Runnable set =
        () -> limit.set(choice, box.isSelected(), fields.stream().map(NumberField::value).toList());
    JPanel numbers = new JPanel(new MigLayout("insets 0, hidemode 3", "", ""));
    List<BigDecimal> values = limit.values(choice);
    for (int i = 0; i < values.size(); i++) {
      LimitChoice.Field.Value number = limit.numbers().get(i);
      NumberField field = new NumberField(values.get(i), number.range(), checks, texts);
      field.enable(box.isSelected());
      field.onChoice(any -> set.run());
      String unit = texts.of(number.label());
      field.name(box.getText() + ": " + unit);
      numbers.add(field.spinner());
      numbers.add(new JLabel(unit));
      fields.add(field);
    }
    fields.forEach(field -> numbers.add(field.told(), "newline, span"));
    panel.add(box);
    panel.add(numbers);
    if (limit.expert()) {
      expert.addAll(List.of(box, numbers));
    }
    box.addActionListener(
        event -> {
          fields.forEach(field -> field.enable(box.isSelected()));
          set.run();
        });
  }
}
