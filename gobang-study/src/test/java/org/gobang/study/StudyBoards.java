package org.gobang.study;

import java.util.ServiceLoader;
import org.gobang.api.MoveText;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;

/** Creates 15×15 boards and games for tests. */
public final class StudyBoards {

  static {
    // The module does not use the service: callers supply the boards.
    StudyBoards.class.getModule().addUses(BoardProvider.class);
  }

  private StudyBoards() {}

  /** Returns an empty board of rules, for example {@code renju} or {@code custom:captures=5}. */
  public static Board empty(String rules) {
    ProviderSpec spec = ProviderSpec.parse(rules);
    BoardProvider found =
        ServiceLoader.load(BoardProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(provider -> provider.id().equals(spec.id()))
            .findFirst()
            .orElseThrow();
    return found.create(OptionValues.of(found.options(), spec.options()), Start.empty(15));
  }

  /** Returns the board after moves, which may include {@code pass}. */
  public static Board after(String rules, String moves) {
    Board board = empty(rules);
    for (var move : MoveText.parse(moves, Stone.BLACK)) {
      board = board.play(move);
    }
    return board;
  }

  /** Returns a game with the given moves. */
  public static GameRecord game(String rules, String moves) {
    return GameRecord.of(rules, Start.empty(15), MoveText.parse(moves, Stone.BLACK));
  }
}
