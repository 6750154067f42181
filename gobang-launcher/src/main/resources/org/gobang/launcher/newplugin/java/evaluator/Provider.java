package @PACKAGE@;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;

/** Describes the evaluator and creates one for each player that searches with it. */
public final class @CLASS@Provider implements EvaluatorProvider {

  /** Returns the id, which is used on the command line: {@code --white lookahead:evaluator=@ID@}. */
  @Override
  public String id() {
    return "@ID@";
  }

  /** Returns the displayed name and description in a language. */
  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("@LABEL@", "按连子的长度和活端数评估局面。")
        : new Label("@LABEL@", "Evaluates rows of stones by length and open ends.");
  }

  /** Creates the evaluator of one player. Evaluators must not share mutable state. */
  @Override
  public Evaluator create(OptionValues options, Board start) {
    return new @CLASS@Evaluator();
  }
}
