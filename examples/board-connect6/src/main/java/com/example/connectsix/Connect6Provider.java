package com.example.connectsix;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** Describes the rules and creates boards. */
public final class Connect6Provider implements BoardProvider {

  static final String ID = "connect6";

  private static final int FEWEST_LINES = 6;

  /** Creates a provider. Called by the service loader. */
  public Connect6Provider() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Label label(Locale locale) {
    return isChinese(locale)
        ? new Label("六子棋", "每手两子，黑方第一手一子；连成六子或六子以上即胜。")
        : new Label(
            "Connect6", "Two stones per turn, one in Black's first. Six or more in a row win.");
  }

  @Override
  public int defaultSize() {
    return 19;
  }

  @Override
  public Board create(Start start) {
    if (start.size() < FEWEST_LINES) {
      throw new RefusedException(
          "connect6 is played on 6 to 25 lines a side, not on " + start.size());
    }
    return new Connect6Board(start);
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

  private static boolean isChinese(Locale locale) {
    return locale.getLanguage().equals("zh");
  }
}
