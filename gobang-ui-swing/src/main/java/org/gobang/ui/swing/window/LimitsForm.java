package org.gobang.ui.swing.window;

import java.awt.Component;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.player.Budget.Limit;
import org.gobang.presentation.newgame.LimitChoice;
import org.gobang.presentation.text.Texts;

/**
 * The form of limits per move and game: a check box and numbers for each kind. The values of the
 * last game are unchanged until edited.
 */
final class LimitsForm {

  private static final long MOST_NODES = 1_000_000_000_000L;
  private static final int MOST_PLIES = 999;

  private final Texts texts;
  private final FormErrors checks;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 2, hidemode 3", "[]10[grow, left]", "[]6[]"));

  /** The expert limits. */
  private final List<Component> expert = new ArrayList<>();

  LimitsForm(LimitChoice choice, Texts texts, FormErrors checks) {
    this.texts = texts;
    this.checks = checks;
    moveTime(choice);
    clock(choice);
    int common = panel.getComponentCount();
    nodes(choice);
    depth(choice);
    for (int i = common; i < panel.getComponentCount(); i++) {
      expert.add(panel.getComponent(i));
    }
  }

  /** Shows or hides the expert limits. */
  void more(boolean shown) {
    expert.forEach(each -> each.setVisible(shown));
  }

  JPanel component() {
    return panel;
  }

  private void moveTime(LimitChoice choice) {
    Duration now = choice.moveTime().orElse(Duration.ofSeconds(5));
    NumberField seconds = decimal(now.toMillis() / 1000.0, 0.1, 3600);
    row(
        "new.move.time",
        choice.moveTime().isPresent(),
        List.of(seconds),
        List.of("new.seconds"),
        on -> choice.moveTime(Optional.of(millis(seconds, 1000)).filter(any -> on)));
  }

  private void clock(LimitChoice choice) {
    Limit.Clock usual = new Limit.Clock(Duration.ofMinutes(10), Duration.ofSeconds(5));
    Limit.Clock now = choice.clock().orElse(usual);
    NumberField minutes = decimal(now.left().toMillis() / 60_000.0, 0.1, 600);
    NumberField increment = decimal(now.increment().toMillis() / 1000.0, 0, 600);
    row(
        "new.clock",
        choice.clock().isPresent(),
        List.of(minutes, increment),
        List.of("new.minutes", "new.increment"),
        on ->
            choice.clock(
                Optional.of(new Limit.Clock(millis(minutes, 60_000), millis(increment, 1000)))
                    .filter(any -> on)));
  }

  private void nodes(LimitChoice choice) {
    NumberField count = whole(choice.nodes().orElse(100_000L), MOST_NODES);
    row(
        "new.nodes",
        choice.nodes().isPresent(),
        List.of(count),
        List.of("new.positions"),
        on -> choice.nodes(Optional.of(count.value().longValueExact()).filter(any -> on)));
  }

  private void depth(LimitChoice choice) {
    NumberField plies = whole(choice.depth().orElse(6), MOST_PLIES);
    row(
        "new.depth",
        choice.depth().isPresent(),
        List.of(plies),
        List.of("new.plies"),
        on -> choice.depth(Optional.of(plies.value().intValueExact()).filter(any -> on)));
  }

  private NumberField decimal(double value, double from, double to) {
    return NumberField.decimal(value, from, to, checks, texts);
  }

  private NumberField whole(long value, long to) {
    return NumberField.whole(value, 1, to, checks, texts);
  }

  private static Duration millis(NumberField field, int factor) {
    return Duration.ofMillis(Math.round(field.value().doubleValue() * factor));
  }

  private void row(
      String key, boolean on, List<NumberField> fields, List<String> units, Consumer<Boolean> set) {
    JCheckBox box = new JCheckBox(texts.of(key), on);
    box.setName(key);
    panel.add(box);
    JPanel numbers = new JPanel(new MigLayout("insets 0, hidemode 3", "", ""));
    for (int i = 0; i < fields.size(); i++) {
      NumberField field = fields.get(i);
      field.enable(on);
      field.onChoice(any -> set.accept(box.isSelected()));
      String unit = texts.of(units.get(i));
      field.name(texts.of(key) + ": " + unit);
      numbers.add(field.spinner());
      numbers.add(new JLabel(unit));
    }
    fields.forEach(field -> numbers.add(field.told(), "newline, span"));
    panel.add(numbers);
    box.addActionListener(
        event -> {
          fields.forEach(field -> field.enable(box.isSelected()));
          set.accept(box.isSelected());
        });
  }
}
