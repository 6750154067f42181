package @PACKAGE@;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;

/** Describes the evaluation, and creates an evaluator for each player that searches with it. */
public final class @CLASS@Provider implements EvaluatorProvider {

  /** The name on the command line: {@code --white lookahead:evaluator=@ID@}. */
  @Override
  public String id() {
    return "@ID@";
  }

  /** The name and the description that people see, in their language. */
  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("@LABEL@", "按连子的长度和活端数给局面打分。")
        : new Label("@LABEL@", "Values rows of stones by their length and open ends.");
  }

  /** One evaluator for each player: two of them must not share anything that changes. */
  @Override
  public Evaluator create(OptionValues options, Board start) {
    return new @CLASS@Evaluator();
  }
}
