package org.gobang.game;

import java.util.ServiceLoader;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;

/** Creates boards of the bundled rules for tests. */
final class Boards {

  static {
    // The module itself does not use the service, as callers supply the boards.
    Boards.class.getModule().addUses(BoardProvider.class);
  }

  private Boards() {}

  static Board of(String rules, Start start) {
    ProviderSpec spec = ProviderSpec.parse(rules);
    BoardProvider provider = provider(spec.id());
    return spec.options().isEmpty()
        ? provider.create(start)
        : provider.create(OptionValues.of(provider.options(), spec.options()), start);
  }

  private static BoardProvider provider(String id) {
    return ServiceLoader.load(BoardProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new RefusedException("there are no rules " + id));
  }

  static Board empty(String rules) {
    return of(rules, Start.empty(15));
  }

  /** Returns a board after stones on these points. */
  static Board after(String rules, String points) {
    Board board = empty(rules);
    for (Move move : MoveText.parse(points, Stone.BLACK)) {
      board = board.play(move);
    }
    return board;
  }
}
