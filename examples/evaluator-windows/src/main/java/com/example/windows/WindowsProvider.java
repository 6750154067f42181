package com.example.windows;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;

/** Describes the evaluation and creates evaluators. */
public final class WindowsProvider implements EvaluatorProvider {

  /** Creates a provider. Called by the service loader. */
  public WindowsProvider() {}

  @Override
  public String id() {
    return "windows";
  }

  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("五点窗口", "统计只有一方落子的五点窗口。")
        : new Label(
            "Windows", "Counts the windows of five points that one side alone has stones in.");
  }

  @Override
  public Evaluator create(OptionValues options, Board start) {
    return new WindowsEvaluator();
  }
}
