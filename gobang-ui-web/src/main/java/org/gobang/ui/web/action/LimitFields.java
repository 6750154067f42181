package org.gobang.ui.web.action;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.gobang.presentation.newgame.LimitChoice;
import org.gobang.presentation.text.Texts;

/**
 * The fields for the limits of moves and of the game. Displaying the fields does not change the
 * limits of the previous game.
 */
record LimitFields(LimitChoice choice, Texts texts) {

  /** The maximum number of displayed decimals. */
  private static final int DECIMALS = 4;

  /** Returns the fields, optionally with the advanced ones. */
  List<FormField> fields(boolean more) {
    List<FormField> fields = new ArrayList<>();
    for (LimitChoice.Field<?> limit : LimitChoice.Field.ALL) {
      if (more || !limit.expert()) {
        add(limit, fields);
      }
    }
    fields.get(0).group(texts.of("new.limits"));
    return fields;
  }

  private void add(LimitChoice.Field<?> limit, List<FormField> fields) {
    boolean on = limit.isOn(choice);
    List<BigDecimal> values = limit.values(choice);
    fields.add(
        FormField.check(
            limit.key(), texts.of(limit.label()), on, next -> limit.set(choice, next, values)));
    for (int i = 0; on && i < values.size(); i++) {
      fields.add(number(limit, values, i));
    }
  }

  private FormField number(LimitChoice.Field<?> limit, List<BigDecimal> values, int at) {
    LimitChoice.Field.Value number = limit.numbers().get(at);
    FormField field =
        FormField.number(
            number.key(),
            texts.of(number.label()),
            shown(values.get(at)),
            number.range().from(),
            number.range().to(),
            typed -> {
              List<BigDecimal> next = new ArrayList<>(values);
              next.set(at, FormValues.number(typed, number.range(), texts));
              limit.set(choice, true, next);
            });
    return number.range().whole() ? field : field.with("step", "any");
  }

  private static String shown(BigDecimal value) {
    return value.setScale(DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
  }
}
