package @PACKAGE@

import java.util.Locale
import org.gobang.api.Label
import org.gobang.api.board.Board
import org.gobang.api.board.BoardProvider
import org.gobang.api.board.Start

/** Describes the rules, and creates the board of each game. */
class @CLASS@Provider : BoardProvider {

  /** The name on the command line: `--board @ID@`. */
  override fun id() = "@ID@"

  /** The name and the description that people see, in their language. */
  override fun label(locale: Locale) =
    if (locale.language == "zh") Label("@LABEL@", "连成四子或四子以上即胜。")
    else Label("@LABEL@", "Four or more in a row win.")

  /** The board before the first move; a start that the rules do not have is refused here. */
  override fun create(start: Start): Board = @CLASS@Board(start)
}
