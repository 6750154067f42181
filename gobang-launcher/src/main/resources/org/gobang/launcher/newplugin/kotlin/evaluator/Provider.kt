package @PACKAGE@

import java.util.Locale
import org.gobang.api.Label
import org.gobang.api.OptionValues
import org.gobang.api.board.Board
import org.gobang.api.evaluator.Evaluator
import org.gobang.api.evaluator.EvaluatorProvider

/** Describes the evaluation, and creates an evaluator for each player that searches with it. */
class @CLASS@Provider : EvaluatorProvider {

  /** The name on the command line: `--white lookahead:evaluator=@ID@`. */
  override fun id() = "@ID@"

  /** The name and the description that people see, in their language. */
  override fun label(locale: Locale) =
    if (locale.language == "zh") Label("@LABEL@", "按连子的长度和活端数给局面打分。")
    else Label("@LABEL@", "Values rows of stones by their length and open ends.")

  /** One evaluator for each player: two of them must not share anything that changes. */
  override fun create(options: OptionValues, start: Board): Evaluator = @CLASS@Evaluator()
}
