package @PACKAGE@

import java.util.Locale
import org.gobang.api.Label
import org.gobang.api.board.Board
import org.gobang.api.player.Player
import org.gobang.api.player.PlayerProvider
import org.gobang.api.player.Settings

/** Describes the strategy and creates a player for each game. */
class @CLASS@Provider : PlayerProvider {

  /** Returns the id, which is used on the command line: `--white @ID@`. */
  override fun id() = "@ID@"

  /** Returns the displayed name and description in a language. */
  override fun label(locale: Locale) =
    if (locale.language == "zh") Label("@LABEL@", "计算每个可下的点的得分，下在得分最高的点。")
    else Label("@LABEL@", "Scores every allowed point and plays the best one.")

  /** Creates the player of one game. Parallel games must not share mutable state. */
  override fun create(settings: Settings, start: Board): Player = @CLASS@Player(settings.seed())
}
