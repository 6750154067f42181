package org.gobang.arena;

import java.util.ServiceLoader;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;

/** The bundled boards, for tests. */
public final class Boards {

  static {
    // The module has no use for the service: whoever opens an arena brings the boards.
    Boards.class.getModule().addUses(BoardProvider.class);
  }

  private Boards() {}

  /** The board of some rules before the first move. */
  public static Board of(String rules, Start start) {
    return ServiceLoader.load(BoardProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.id().equals(rules))
        .findFirst()
        .orElseThrow()
        .create(start);
  }

  /** The empty board of some rules. */
  public static Board empty(String rules, int size) {
    return of(rules, Start.empty(size));
  }
}
