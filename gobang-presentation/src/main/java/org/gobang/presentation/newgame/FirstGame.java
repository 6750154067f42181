package org.gobang.presentation.newgame;

import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.Option;
import org.gobang.api.Stone;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;

/**
 * The first game of an interactive interface: the game requested on the command line, the last
 * chosen game, or the default game against a weak opponent, in this order of preference. In the
 * last case the user is asked for the strength of the opponent.
 */
public final class FirstGame {

  private final Workbench workbench;
  private final GameSetup request;
  private final AdaptiveStrength adaptive;
  private final Optional<GameSetup> last;
  private final Optional<Option.Whole> level;

  private FirstGame(Workbench workbench, GameSetup request) {
    this.workbench = workbench;
    this.request = request;
    this.adaptive = new AdaptiveStrength(workbench);
    boolean open = CommandLineRequest.of(workbench).isDefault();
    this.last = open ? lastChosen(workbench).map(adaptive::in) : Optional.empty();
    this.level =
        open && last.isEmpty() ? opponent(request).flatMap(adaptive::option) : Optional.empty();
  }

  /** Returns the first game of an interface; empty for a watching interface. */
  public static Optional<FirstGame> of(Workbench workbench) {
    return workbench.request().map(request -> new FirstGame(workbench, request));
  }

  /**
   * Returns the last game chosen in any interface; its players and rules may no longer be
   * available.
   */
  public static Optional<GameSetup> lastChosen(Workbench workbench) {
    return new LastGame(workbench).game();
  }

  private static Optional<PlayerSpec> opponent(GameSetup setup) {
    for (Stone stone : Stone.values()) {
      if (setup.seat(stone) instanceof Seat.Computer computer) {
        return Optional.of(computer.who());
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the same game, paused during the offer to resume an unfinished game: no clock runs and
   * no engine thinks.
   */
  public static GameSetup paused(GameSetup first) {
    return GameSetup.of(first.record())
        .path(first.path())
        .black(first.black())
        .white(first.white())
        .budget(first.budget())
        .fouls(first.fouls())
        .ponder(first.ponder())
        .left(first.left())
        .paused(true)
        .build();
  }

  /** Returns the game to open. */
  public GameSetup setup() {
    return last.orElseGet(() -> at(Optional.of(Strength.USUAL)));
  }

  /**
   * Returns the game to open if {@link #setup} is refused, for example because its rules or players
   * were removed.
   */
  public Optional<GameSetup> otherwise() {
    return last.map(any -> request);
  }

  /** Returns whether the user is asked for the strength of the opponent. */
  public boolean asks() {
    return level.isPresent();
  }

  /** Returns the level and the rating of the opponent at a strength, as text. */
  public String about(Optional<Strength> strength, Texts texts) {
    return opponent(at(strength)).map(who -> about(who, texts)).orElse("");
  }

  private String about(PlayerSpec who, Texts texts) {
    String level = who.options().getOrDefault(Option.LEVEL, "");
    OptionalInt elo =
        workbench
            .plugins()
            .player(who.player())
            .map(found -> PlayerRatings.elo(found.provider(), who.options()))
            .orElse(OptionalInt.empty());
    return elo.isPresent()
        ? texts.of("strength.level.rated", level, PlayerRatings.rounded(elo.getAsInt()))
        : texts.of("strength.level", level);
  }

  /**
   * Returns the game with an opponent of the given strength, if the user is asked for it.
   *
   * @param strength the strength; empty for adaptive strength
   */
  public GameSetup at(Optional<Strength> strength) {
    return level.map(option -> at(option, strength)).orElse(request);
  }

  private GameSetup at(Option.Whole option, Optional<Strength> strength) {
    String set =
        strength
            .map(step -> step.level(option))
            .orElseGet(() -> adaptive.level(opponent(request).orElseThrow().player(), option));
    return request.between(
        Strength.at(request.black(), option, set), Strength.at(request.white(), option, set));
  }

  /** Saves the user's answer, so that the question is asked only once. */
  public void answered(Optional<Strength> strength) {
    adaptive.put(strength.isEmpty());
    new LastGame(workbench).keep(at(strength));
  }
}
