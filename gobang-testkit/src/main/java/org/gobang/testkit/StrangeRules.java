package org.gobang.testkit;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** Rules that no player has heard of, as a board from somebody else's plugin has them. */
final class StrangeRules implements BoardProvider {

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
        : new Label("Strange rules", "Not beside the last stone, and nobody wins.");
  }

  @Override
  public Board create(Start start) {
    if (start.size() < FEWEST_LINES) {
      throw new RefusedException("strange rules need 3 lines or more, not " + start.size());
    }
    return StrangeBoard.of(start);
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
