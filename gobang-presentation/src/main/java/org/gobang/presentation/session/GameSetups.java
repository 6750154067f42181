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

/** What was opened last to be played, and the games that can follow it. */
public final class GameSetups {

  private final Supplier<Optional<Game>> game;
  private Optional<GameSetup> opened;

  GameSetups(Optional<GameSetup> first, Supplier<Optional<Game>> game) {
    this.opened = first;
    this.game = game;
  }

  /** As it was opened; empty for an interface that watches. */
  Optional<GameSetup> opened() {
    return opened;
  }

  void opened(GameSetup next) {
    if (!next.explored()) {
      opened = Optional.of(next);
    }
  }

  /** What was opened last, with the players of now; empty for an interface that watches. */
  public Optional<GameSetup> last() {
    Optional<GameState> played = game.get().map(Game::state).filter(now -> !now.explored());
    return opened.map(
        last -> played.map(now -> last.between(now.black(), now.white())).orElse(last));
  }

  /** Returns whether a foul loses the game; false if another interface opened it. */
  public boolean foulsLose() {
    return opened.filter(last -> last.fouls() == Fouls.LOSE).isPresent();
  }

  /**
   * Returns the last game with another record: the same players and terms.
   *
   * @param path where in the record to begin
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

  /** Returns the last game once more, from its start. */
  public GameSetup again() {
    GameRecord last = opened.orElseThrow().record();
    return like(GameRecord.of(last.rules(), last.start(), List.of()), List.of());
  }

  /** Returns the last game once more, from its start, with the colours exchanged. */
  public GameSetup rematch() {
    GameSetup again = again();
    return again.between(again.white(), again.black());
  }

  /**
   * Returns the last game from a position, by the rules and on a board as at hand.
   *
   * @param text the moves of the position, from an empty board
   * @throws org.gobang.api.RefusedException if the text is none
   */
  public GameSetup position(String text) {
    GameRecord here = game.get().orElseThrow().state().record();
    Start empty = Start.empty(here.start().size());
    GameRecord record = GameRecord.of(here.rules(), empty, MoveText.parse(text, Stone.BLACK));
    return like(record, record.mainLine());
  }
}
