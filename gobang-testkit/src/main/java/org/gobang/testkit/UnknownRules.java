package org.gobang.testkit;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/**
 * The rules of {@link UnknownBoard}, unknown to players, like the rules of a third-party plugin.
 */
final class UnknownRules implements BoardProvider {

  static final String ID = "strange-rules-of-the-testkit";
  private static final int FEWEST_LINES = 3;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Label label(Locale locale) {
    return chinese(locale)
        ? new Label("奇怪的规则", "不能下在上一子的旁边，没有人会赢。")
        : new Label("Strange rules", "Not next to the last stone, and no side wins.");
  }

  @Override
  public Board create(Start start) {
    if (start.size() < FEWEST_LINES) {
      throw new RefusedException("strange rules need 3 lines or more, not " + start.size());
    }
    return new UnknownBoard(start);
  }

  @Override
  public boolean hasFouls() {
    return true;
  }

  @Override
  public String explain(Verdict.Refused why, Locale locale) {
    return (chinese(locale) ? "不能下：" : "not allowed: ") + why.kind();
  }

  private static boolean chinese(Locale locale) {
    return locale.getLanguage().equals(Locale.CHINESE.getLanguage());
  }
}
