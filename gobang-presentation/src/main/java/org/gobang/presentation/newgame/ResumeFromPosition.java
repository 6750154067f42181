package org.gobang.presentation.newgame;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Workbench;

/** Resumes play from a shown position other than the latest one. */
public final class ResumeFromPosition {

  private static final Duration USUAL_TIME = Duration.ofSeconds(5);

  /** The record tags of the original game that do not apply to the resumed one. */
  private static final List<String> OF_THE_GAME =
      List.of(Tags.BLACK, Tags.WHITE, Tags.DATE, Tags.RESULT, Tags.ENDING);

  private ResumeFromPosition() {}

  /**
   * Returns whether play can be resumed from the current position: the game is explored, or shows
   * another position than the latest one.
   */
  public static boolean isPossible(GameState state) {
    return state.result().isEmpty()
        && (state.explored() || (state.looksElsewhere() && state.paused()));
  }

  /**
   * Returns the game that resumes play in an explored game from the current position, with the user
   * as the side to move.
   *
   * @param state the current state of the explored game
   * @param opened the last opened game: if it was played, its opponent, budget and rule for
   *     forbidden moves apply, otherwise those of the last chosen game
   * @param workbench has the last chosen game and the players
   * @throws RefusedException if nothing can be played there
   */
  public static GameSetup setup(GameState state, GameSetup opened, Workbench workbench) {
    if (state.result().isPresent()) {
      throw new RefusedException(Game.OVER, "the game is over");
    }
    GameRecord record = state.record();
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    tags.keySet().removeAll(OF_THE_GAME);
    GameSetup last =
        opened.explored()
            ? new LastGame(workbench).game().orElseGet(() -> usual(record, workbench.plugins()))
            : opened;
    Seat black = last.black();
    Seat white = last.white();
    // Against a computer, the user has the side to move.
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
