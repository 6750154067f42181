package org.gobang.ai.search.opening;

import java.util.Map;
import java.util.ServiceLoader;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;

/** Creates boards with an opening rule. */
final class OpeningBoards {

  private OpeningBoards() {}

  /** Returns an empty board of renju. */
  static Board empty(String opening) {
    OpeningBoards.class.getModule().addUses(BoardProvider.class);
    BoardProvider renju =
        ServiceLoader.load(BoardProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(provider -> provider.id().equals("renju"))
            .findFirst()
            .orElseThrow();
    return renju.create(
        OptionValues.of(renju.options(), Map.of("opening", opening)), Start.empty(15));
  }
}
