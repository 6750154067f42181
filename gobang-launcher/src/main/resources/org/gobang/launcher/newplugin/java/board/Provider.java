package @PACKAGE@;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;

/** Describes the rules and creates the board of each game. */
public final class @CLASS@Provider implements BoardProvider {

  /** Returns the id, which is used on the command line: {@code --board @ID@}. */
  @Override
  public String id() {
    return "@ID@";
  }

  /** Returns the displayed name and description in a language. */
  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("@LABEL@", "连成四子或四子以上即胜。")
        : new Label("@LABEL@", "Four or more in a row wins.");
  }

  /** Creates the board before the first move. Unsupported start positions are refused here. */
  @Override
  public Board create(Start start) {
    return new @CLASS@Board(start);
  }
}
