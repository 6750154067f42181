package @PACKAGE@

import java.util.Locale
import org.gobang.api.Label
import org.gobang.api.OptionValues
import org.gobang.api.board.Board
import org.gobang.api.evaluator.Evaluator
import org.gobang.api.evaluator.EvaluatorProvider

/** Describes the evaluator and creates one for each player that searches with it. */
class @CLASS@Provider : EvaluatorProvider {

  /** Returns the id, which is used on the command line: `--white lookahead:evaluator=@ID@`. */
  override fun id() = "@ID@"

  /** Returns the displayed name and description in a language. */
  override fun label(locale: Locale) =
    if (locale.language == "zh") Label("@LABEL@", "按连子的长度和活端数评估局面。")
    else Label("@LABEL@", "Evaluates rows of stones by length and open ends.")

  /** Creates the evaluator of one player. Evaluators must not share mutable state. */
  override fun create(options: OptionValues, start: Board): Evaluator = @CLASS@Evaluator()
}
