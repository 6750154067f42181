package org.gobang.presentation.fake;

import java.util.List;
import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;

/** Rules with a usual size, and fouls or none. */
public record FakeRules(String id, int defaultSize, boolean hasFouls) implements BoardProvider {

  @Override
  public Label label(Locale locale) {
    return new Label("Rules " + id, "");
  }

  @Override
  public Board create(Start start) {
    return new OpenBoard(start, List.of());
  }
}
