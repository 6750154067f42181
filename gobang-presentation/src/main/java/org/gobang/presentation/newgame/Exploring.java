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
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.text.Texts;

/** Looking at positions other than the one that play has come to, and playing on from them. */
public final class Exploring {

  private static final Duration USUAL_TIME = Duration.ofSeconds(5);

  /** What a record says of the game that was played, and not of the one that is played on. */
  private static final List<String> OF_THE_GAME =
      List.of(Tags.BLACK, Tags.WHITE, Tags.DATE, Tags.RESULT, Tags.ENDING);

  private Exploring() {}

  /**
   * Whether play can go on from the position shown, which takes an act of its own: the game is
   * explored, or shows another position than the one that play has come to.
   */
  public static boolean canPlayOn(GameState state) {
    return state.result().isEmpty()
        && (state.explored() || (state.looksElsewhere() && state.paused()));
  }

  /**
   * The game that a game which is explored is played on as: from the position shown, the person
   * with the side to move.
   *
   * @param state how the explored game stands
   * @param opened the game that was opened last: if it was played, its opponent, budget and rule
   *     for fouls are taken over, or else those of the game that was chosen last
   * @param workbench knows that game, and the players there are
   * @throws RefusedException if nothing can be played there
   */
  public static GameSetup playOn(GameState state, GameSetup opened, Workbench workbench) {
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
    // Against a computer the person has the side to move.
    boolean alone = black instanceof Seat.Human != white instanceof Seat.Human;
    boolean swapped = alone && last.seat(state.board().toMove()) instanceof Seat.Computer;
    return new GameSetup(
        new GameRecord(record.rules(), record.start(), tags, record.notes(), record.lines()),
        state.path(),
        swapped ? white : black,
        swapped ? black : white,
        last.budget(),
        last.fouls());
  }

  /** A game against the usual opponent; where there is no player, between two people. */
  private static GameSetup usual(GameRecord record, Plugins plugins) {
    Optional<DiscoveredPlugin<PlayerProvider>> opponent =
        plugins.playersByPriority().stream().findFirst();
    return new GameSetup(
        GameRecord.of(record.rules(), record.start(), List.of()),
        List.of(),
        new Seat.Human(""),
        opponent.<Seat>map(found -> byLot(found.id())).orElse(new Seat.Human("")),
        Budget.of(new Budget.Limit.MoveTime(USUAL_TIME)),
        Fouls.REFUSE);
  }

  private static Seat byLot(String player) {
    long seed = ThreadLocalRandom.current().nextLong();
    return new Seat.Computer(new PlayerSpec(player, Map.of(), seed, false));
  }

  /**
   * Says which position is shown.
   *
   * @return such as {@code Looking at move 12 of 30.}; empty where play has come to it, or where it
   *     is the end of a game that has ended
   */
  public static Optional<String> shown(GameState state, Texts texts) {
    if (!state.looksElsewhere() && (!state.explored() || state.ended().isPresent())) {
      return Optional.empty();
    }
    List<Integer> path = state.path();
    List<Integer> line = state.line();
    boolean within = path.size() <= line.size() && line.subList(0, path.size()).equals(path);
    if (!within) {
      return Optional.of(texts.of("shown.variation", path.size()));
    }
    return Optional.of(
        path.isEmpty()
            ? texts.of("shown.start", line.size())
            : texts.of("shown.move", path.size(), line.size()));
  }
}
