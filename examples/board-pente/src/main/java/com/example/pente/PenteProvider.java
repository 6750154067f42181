package com.example.pente;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** Describes the rules and creates boards. */
public final class PenteProvider implements BoardProvider {

  static final String ID = "pente";

  private static final int FEWEST_LINES = 5;

  /** Creates a provider. Called by the service loader. */
  public PenteProvider() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Label label(Locale locale) {
    return isChinese(locale)
        ? new Label("五子提子棋", "夹住对方相连的两子即提走；连成五子或五子以上、或提满五对即胜。")
        : new Label(
            "Pente",
            "Two stones between two of the opponent's are captured. Five or more in a row win, or"
                + " five pairs.");
  }

  @Override
  public int defaultSize() {
    return 19;
  }

  @Override
  public Board create(Start start) {
    if (start.size() < FEWEST_LINES) {
      throw new RefusedException("pente is played on 5 to 25 lines a side, not on " + start.size());
    }
    return new PenteBoard(start);
  }

  @Override
  public String explain(Verdict.Refused why, Locale locale) {
    boolean chinese = isChinese(locale);
    return switch (why.kind()) {
      case Verdict.Refused.OCCUPIED -> chinese ? "此处已有棋子。" : "This point is occupied.";
      case Verdict.Refused.OUTSIDE -> chinese ? "此点不在棋盘上。" : "This point is outside the board.";
      case Verdict.Refused.OVER -> chinese ? "对局已经结束。" : "The game is over.";
      default -> why.kind();
    };
  }

  @Override
  public String explain(Outcome.Won how, Locale locale) {
    return isChinese(locale) ? "提满五对" : "five captured pairs";
  }

  private static boolean isChinese(Locale locale) {
    return locale.getLanguage().equals("zh");
  }
}
