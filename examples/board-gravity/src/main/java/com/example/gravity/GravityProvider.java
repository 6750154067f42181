package com.example.gravity;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** Describes the rules and creates boards. */
public final class GravityProvider implements BoardProvider {

  static final String ID = "gravity";

  private static final int FEWEST_LINES = 5;

  /** Creates a provider. Called by the service loader. */
  public GravityProvider() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Label label(Locale locale) {
    return isChinese(locale)
        ? new Label("重力五子棋", "棋盘竖立：棋子只能落在最下一行或别的棋子上面，连成五子或五子以上即胜。")
        : new Label(
            "Gravity",
            "The board stands upright: a stone lies on the lowest row or on another stone. "
                + "Five or more in a row win.");
  }

  @Override
  public int defaultSize() {
    return 9;
  }

  @Override
  public Board create(Start start) {
    if (start.size() < FEWEST_LINES) {
      throw new RefusedException(
          "gravity is played on 5 to 25 lines a side, not on " + start.size());
    }
    GravityBoard board = new GravityBoard(start);
    for (Move.Place stone : start.stones()) {
      if (!board.isSupported(stone.point())) {
        throw new RefusedException(
            "in gravity no stone hangs in the air, and the one set up on "
                + stone.point()
                + " does");
      }
    }
    return board;
  }

  @Override
  public String explain(Verdict.Refused why, Locale locale) {
    boolean chinese = isChinese(locale);
    return switch (why.kind()) {
      case GravityBoard.UNSUPPORTED -> {
        // The first point of the refusal is the lowest vacant one.
        Object rest = why.points().isEmpty() ? "" : why.points().get(0);
        yield chinese
            ? "棋子不能悬空：这一列要先下 " + rest + "。"
            : "A stone cannot hang in the air: in this column " + rest + " comes first.";
      }
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
