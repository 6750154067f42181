package @PACKAGE@;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** Describes the strategy, and creates a player for each game. */
public final class @CLASS@Provider implements PlayerProvider {

  /** The name on the command line: {@code --white @ID@}. */
  @Override
  public String id() {
    return "@ID@";
  }

  /** The name and the description that people see, in their language. */
  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("@LABEL@", "给每个可下的点打分，下分数最高的一点。")
        : new Label("@LABEL@", "Scores every point that may be played, and plays the best.");
  }

  /** One player for each game: two games at once must not share anything that changes. */
  @Override
  public Player create(Settings settings, Board start) {
    return new @CLASS@Player(settings.seed());
  }
}
