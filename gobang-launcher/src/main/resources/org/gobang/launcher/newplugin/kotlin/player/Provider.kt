package @PACKAGE@

import java.util.Locale
import org.gobang.api.Label
import org.gobang.api.board.Board
import org.gobang.api.player.Player
import org.gobang.api.player.PlayerProvider
import org.gobang.api.player.Settings

/** Describes the strategy, and creates a player for each game. */
class @CLASS@Provider : PlayerProvider {

  /** The name on the command line: `--white @ID@`. */
  override fun id() = "@ID@"

  /** The name and the description that people see, in their language. */
  override fun label(locale: Locale) =
    if (locale.language == "zh") Label("@LABEL@", "给每个可下的点打分，下分数最高的一点。")
    else Label("@LABEL@", "Scores every point that may be played, and plays the best.")

  /** One player for each game: two games at once must not share anything that changes. */
  override fun create(settings: Settings, start: Board): Player = @CLASS@Player(settings.seed())
}
