package org.gobang.ui.swing.window;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JFormattedTextField;
import javax.swing.JLabel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import org.gobang.presentation.text.Texts;

/** A field for a number. Invalid input is not reverted; a message is shown beside it. */
final class NumberField {

  private final BigDecimal from;
  private final BigDecimal to;
  private final boolean whole;
  private final FormErrors checks;
  private final String refusal;
  private final JSpinner spinner;
  private final JLabel told = new JLabel();
  private BigDecimal value;
  private Consumer<BigDecimal> chosen = any -> {};

  private NumberField(SpinnerNumberModel model, boolean whole, FormErrors checks, String refusal) {
    this.from = decimal(model.getMinimum());
    this.to = decimal(model.getMaximum());
    this.value = decimal(model.getNumber());
    this.whole = whole;
    this.checks = checks;
    this.refusal = refusal;
    this.spinner = new JSpinner(model);
    spinner.setEditor(new JSpinner.NumberEditor(spinner, whole ? "0" : "0.###"));
    JFormattedTextField field = editor(spinner);
    field.setColumns(whole ? Math.min(8, to.toPlainString().length() + 1) : 4);
    field.setFocusLostBehavior(JFormattedTextField.COMMIT);
    Listeners.onText(field, this::typed);
  }

  /** Creates a field for a whole number. */
  static NumberField whole(long value, long from, long to, FormErrors checks, Texts texts) {
    // Boxed explicitly, as plain numbers would create an int model.
    SpinnerNumberModel model =
        new SpinnerNumberModel(
            Long.valueOf(Math.max(from, Math.min(to, value))),
            Long.valueOf(from),
            Long.valueOf(to),
            Long.valueOf(1));
    return new NumberField(
        model, true, checks, texts.of("new.whole", String.valueOf(from), String.valueOf(to)));
  }

  /** Creates a field for a decimal number. */
  static NumberField decimal(double value, double from, double to, FormErrors checks, Texts texts) {
    double within = Math.max(from, Math.min(to, value));
    return new NumberField(
        new SpinnerNumberModel(within, from, to, 1.0),
        false,
        checks,
        texts.of("new.number", text(from), text(to)));
  }

  private static String text(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  private static BigDecimal decimal(Object number) {
    return new BigDecimal(String.valueOf(number));
  }

  /** Sets the receiver of valid numbers. */
  void onChoice(Consumer<BigDecimal> listener) {
    chosen = listener;
  }

  /** Sets the accessible name. */
  void name(String name) {
    spinner.getAccessibleContext().setAccessibleName(name);
    editor(spinner).getAccessibleContext().setAccessibleName(name);
  }

  private static JFormattedTextField editor(JSpinner spinner) {
    return ((JSpinner.NumberEditor) spinner.getEditor()).getTextField();
  }

  JSpinner spinner() {
    return spinner;
  }

  /** Returns the label of the message for invalid input. */
  JLabel told() {
    return told;
  }

  /** Returns the last valid number. */
  BigDecimal value() {
    return value;
  }

  void set(long number) {
    spinner.setValue(number);
  }

  void enable(boolean enabled) {
    spinner.setEnabled(enabled);
    check(text());
  }

  private String text() {
    return editor(spinner).getText();
  }

  private void typed(String text) {
    Optional<BigDecimal> number = check(text);
    if (number.isPresent() && number.get().compareTo(value) != 0) {
      value = number.get();
      chosen.accept(value);
    }
  }

  private Optional<BigDecimal> check(String text) {
    Optional<BigDecimal> number = number(text);
    boolean wrong = spinner.isEnabled() && number.isEmpty();
    checks.tell(spinner, told, wrong ? refusal : "");
    return number;
  }

  private Optional<BigDecimal> number(String text) {
    try {
      BigDecimal number = new BigDecimal(text.strip());
      boolean good =
          number.compareTo(from) >= 0
              && number.compareTo(to) <= 0
              && (!whole || number.stripTrailingZeros().scale() <= 0);
      return Optional.of(number).filter(any -> good);
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }
}
