package org.gobang.presentation.session;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.newgame.FirstGame;

/** The last opened game and its possible successors. */
public final class GameSetups {

  private static final Duration USUAL_TIME = Duration.ofSeconds(5);

  /** The record tags of the original game that do not apply to the resumed one. */
  private static final List<String> OF_THE_GAME =
      List.of(Tags.BLACK, Tags.WHITE, Tags.DATE, Tags.RESULT, Tags.ENDING);

  private final Supplier<Optional<Game>> game;
  private Optional<GameSetup> opened;

  GameSetups(Optional<GameSetup> first, Supplier<Optional<Game>> game) {
    this.opened = first;
    this.game = game;
  }

  /** Returns the last opened game in its original state; empty for a watching interface. */
  Optional<GameSetup> opened() {
    return opened;
  }

  void opened(GameSetup next) {
    if (!next.explored()) {
      opened = Optional.of(next);
    }
  }

  /** Returns the last opened game with its current players; empty for a watching interface. */
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
   * Returns a game with another record and the players and terms of the last game.
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

  /**
   * Returns the game that resumes play in an explored game from the current position, with the user
   * as the side to move.
   *
   * @param state the current state of the explored game
   * @param opened the last opened game: if it was played, its opponent, budget and rule for
   *     forbidden moves apply, or otherwise those of the last chosen game
   * @param workbench provides the last chosen game and the players
   * @throws RefusedException if nothing can be played there
   */
  static GameSetup resumed(GameState state, GameSetup opened, Workbench workbench) {
    if (state.result().isPresent()) {
      throw new RefusedException(Game.OVER, "the game is over");
    }
    GameRecord record = state.record();
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    tags.keySet().removeAll(OF_THE_GAME);
    GameSetup last =
        opened.explored()
            ? FirstGame.lastChosen(workbench).orElseGet(() -> usual(record, workbench.plugins()))
            : opened;
    Seat black = last.black();
    Seat white = last.white();
    // Against an engine, the user has the side to move.
    boolean alone = black instanceof Seat.Human != white instanceof Seat.Human;
    boolean swapped = alone && last.seat(state.toAct()) instanceof Seat.Computer;
    return GameSetup.of(record.withTags(tags))
        .path(state.path())
        .black(swapped ? white : black)
        .white(swapped ? black : white)
        .budget(last.budget())
        .fouls(last.fouls())
        .ponder(last.ponder())
        .build();
  }

  /** Returns a game against the default opponent, or between two humans without one. */
  private static GameSetup usual(GameRecord record, Plugins plugins) {
    Optional<DiscoveredPlugin<PlayerProvider>> opponent =
        plugins.playersByPriority().stream().findFirst();
    return GameSetup.of(GameRecord.of(record.rules(), record.start(), List.of()))
        .white(opponent.<Seat>map(found -> withRandomSeed(found.id())).orElse(new Seat.Human("")))
        .budget(Budget.of(new Budget.Limit.MoveTime(USUAL_TIME)))
        .build();
  }

  private static Seat withRandomSeed(String player) {
    long seed = ThreadLocalRandom.current().nextLong();
    return new Seat.Computer(new PlayerSpec(player, Map.of(), seed, false));
  }
}
