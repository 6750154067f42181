package org.gobang.study.explorer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.record.Result;

/** The result of a game, as stored in files. */
enum GameResult {
  OPEN,
  BLACK,
  DRAW,
  WHITE;

  /** The results in the order of their codes. */
  static final List<GameResult> ALL = List.of(values());

  /** Returns the code in files. The order of the results is part of the format. */
  int code() {
    return ALL.indexOf(this);
  }

  /** Returns the tag value of this result in records; empty for an open game. */
  String word() {
    return this == OPEN ? "" : name().toLowerCase(Locale.ROOT);
  }

  /** Returns the result in a record, or the result on the board if the record has none. */
  static GameResult of(Map<String, String> tags, Board end) {
    Optional<Result> recorded = Result.recorded(tags);
    if (recorded.isPresent()) {
      return of(recorded.get().winner());
    }
    return end.outcome() instanceof Outcome.Won won
        ? of(Optional.of(won.stone()))
        : end.outcome() instanceof Outcome.Drawn ? DRAW : OPEN;
  }

  private static GameResult of(Optional<Stone> winner) {
    return winner.map(stone -> stone == Stone.BLACK ? BLACK : WHITE).orElse(DRAW);
  }
}
