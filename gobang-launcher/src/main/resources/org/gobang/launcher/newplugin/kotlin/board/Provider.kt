package @PACKAGE@

import java.util.Locale
import org.gobang.api.Label
import org.gobang.api.board.Board
import org.gobang.api.board.BoardProvider
import org.gobang.api.board.Start

/** Describes the rules and creates the board of each game. */
class @CLASS@Provider : BoardProvider {

  /** Returns the id, which is used on the command line: `--board @ID@`. */
  override fun id() = "@ID@"

  /** Returns the displayed name and description in a language. */
  override fun label(locale: Locale) =
    if (locale.language == "zh") Label("@LABEL@", "连成四子或四子以上即胜。")
    else Label("@LABEL@", "Four or more in a row wins.")

  /** Creates the board before the first move. Unsupported start positions are refused here. */
  override fun create(start: Start): Board = @CLASS@Board(start)
}
