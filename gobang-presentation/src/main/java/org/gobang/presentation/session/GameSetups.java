package org.gobang.presentation.session;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;

/** The last opened game and its possible successors. */
public final class GameSetups {

  private final Supplier<Optional<Game>> game;
  private Optional<GameSetup> opened;

  GameSetups(Optional<GameSetup> first, Supplier<Optional<Game>> game) {
    this.opened = first;
    this.game = game;
  }

  /** Returns the game as it was opened; empty for an interface that only watches. */
  Optional<GameSetup> opened() {
    return opened;
  }

  void opened(GameSetup next) {
    if (!next.explored()) {
      opened = Optional.of(next);
    }
  }

  /**
   * Returns the last opened game with its current players; empty for an interface that only
   * watches.
   */
  public Optional<GameSetup> last() {
    Optional<GameState> played = game.get().map(Game::state).filter(now -> !now.explored());
    return opened.map(
        last -> played.map(now -> last.between(now.black(), now.white())).orElse(last));
  }

  /** Returns whether a forbidden move loses the game; false if another interface opened it. */
  public boolean foulsLose() {
    return opened.filter(last -> last.fouls() == Fouls.LOSE).isPresent();
  }

  /**
   * Returns the last game with another record, with the same players and terms.
   *
   * @param path the start position in the record
   */
  public GameSetup like(GameRecord record, List<Integer> path) {
    GameSetup last = last().orElseThrow();
    return GameSetup.of(record)
        .path(path)
        .black(last.black())
        .white(last.white())
        .budget(last.budget())
        .fouls(last.fouls())
        .ponder(last.ponder())
        .build();
  }

  /** Returns the last game from its start. */
  public GameSetup again() {
    GameRecord last = opened.orElseThrow().record();
    return like(GameRecord.of(last.rules(), last.start(), List.of()), List.of());
  }

  /** Returns the last game from its start with swapped colours. */
  public GameSetup rematch() {
    GameSetup again = again();
    return again.between(again.white(), again.black());
  }

  /**
   * Returns a game from a position, with the current rules and board.
   *
   * @param text the moves of the position, from an empty board
   * @throws org.gobang.api.RefusedException if the text is not a valid position
   */
  public GameSetup position(String text) {
    GameRecord here = game.get().orElseThrow().state().record();
    Start empty = Start.empty(here.start().size());
    GameRecord record = GameRecord.of(here.rules(), empty, MoveText.parse(text, Stone.BLACK));
    return like(record, record.mainLine());
  }
}
