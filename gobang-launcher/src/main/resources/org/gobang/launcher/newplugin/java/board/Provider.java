package @PACKAGE@;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;

/** Describes the rules, and creates the board of each game. */
public final class @CLASS@Provider implements BoardProvider {

  /** The name on the command line: {@code --board @ID@}. */
  @Override
  public String id() {
    return "@ID@";
  }

  /** The name and the description that people see, in their language. */
  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("@LABEL@", "连成四子或四子以上即胜。")
        : new Label("@LABEL@", "Four or more in a row win.");
  }

  /** The board before the first move; a start that the rules do not have is refused here. */
  @Override
  public Board create(Start start) {
    return new @CLASS@Board(start);
  }
}
