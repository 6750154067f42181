package org.gobang.arena;

import java.util.Map;
import java.util.ServiceLoader;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;

/** The bundled boards, for tests. */
public final class Boards {

  static {
    // The module does not use this service, as callers supply the boards.
    Boards.class.getModule().addUses(BoardProvider.class);
  }

  private Boards() {}

  /** Returns the board of some rules before the first move. */
  public static Board of(String rules, Start start) {
    return provider(rules).create(start);
  }

  /** Returns the empty board of custom rules with options. */
  public static Board custom(Map<String, String> options, int size) {
    BoardProvider custom = provider("custom");
    return custom.create(OptionValues.of(custom.options(), options), Start.empty(size));
  }

  private static BoardProvider provider(String rules) {
    return ServiceLoader.load(BoardProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.id().equals(rules))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the empty board of some rules. */
  public static Board empty(String rules, int size) {
    return of(rules, Start.empty(size));
  }
}
