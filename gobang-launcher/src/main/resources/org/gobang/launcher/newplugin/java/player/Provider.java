package @PACKAGE@;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** Describes the strategy and creates a player for each game. */
public final class @CLASS@Provider implements PlayerProvider {

  /** Returns the id, which is used on the command line: {@code --white @ID@}. */
  @Override
  public String id() {
    return "@ID@";
  }

  /** Returns the displayed name and description in a language. */
  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("@LABEL@", "计算每个可下的点的得分，下在得分最高的点。")
        : new Label("@LABEL@", "Scores every allowed point and plays the best one.");
  }

  /** Creates the player of one game. Parallel games must not share mutable state. */
  @Override
  public Player create(Settings settings, Board start) {
    return new @CLASS@Player(settings.seed());
  }
}
