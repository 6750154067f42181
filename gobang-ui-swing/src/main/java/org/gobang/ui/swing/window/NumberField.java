package org.gobang.ui.swing.window;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JFormattedTextField;
import javax.swing.JLabel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import org.gobang.presentation.newgame.NumberRange;
import org.gobang.presentation.text.Texts;

/** A field for a number. Invalid input is not reverted, but a message is shown beside it. */
final class NumberField {

  private final NumberRange range;
  private final FormErrors checks;
  private final String refusal;
  private final JSpinner spinner;
  private final JLabel told = new JLabel();
  private BigDecimal value;
  private Consumer<BigDecimal> chosen = any -> {};

  NumberField(BigDecimal value, NumberRange range, FormErrors checks, Texts texts) {
    this.range = range;
    this.value = value.max(range.from()).min(range.to());
    this.checks = checks;
    this.refusal = range.sentence(texts);
    boolean whole = range.whole();
    this.spinner =
        new JSpinner(
            new SpinnerNumberModel(
                number(this.value),
                (Comparable<?>) number(range.from()),
                (Comparable<?>) number(range.to()),
                number(BigDecimal.ONE)));
    spinner.setEditor(new JSpinner.NumberEditor(spinner, whole ? "0" : "0.###"));
    JFormattedTextField field = editor(spinner);
    field.setColumns(whole ? Math.min(8, range.to().toPlainString().length() + 1) : 4);
    field.setFocusLostBehavior(JFormattedTextField.COMMIT);
    Listeners.onText(field, this::typed);
  }

  /** Creates a field for a whole number. */
  static NumberField whole(long value, long from, long to, FormErrors checks, Texts texts) {
    return new NumberField(BigDecimal.valueOf(value), NumberRange.whole(from, to), checks, texts);
  }

  /** Returns a number in the number type of the spinner. */
  private Number number(BigDecimal number) {
    return range.whole() ? (Number) number.longValue() : (Number) number.doubleValue();
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
    Optional<BigDecimal> number = range.parse(text);
    boolean wrong = spinner.isEnabled() && number.isEmpty();
    checks.tell(spinner, told, wrong ? refusal : "");
    return number;
  }
}
