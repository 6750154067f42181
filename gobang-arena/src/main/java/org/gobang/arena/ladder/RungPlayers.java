package org.gobang.arena.ladder;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.ForwardingPlayerProvider;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;

/**
 * Creates players of a ladder with the budget of their ratings, independent of the budget of the
 * rated player. The time limit of the game still applies.
 *
 * @param players the source of all players
 * @param rated the rated player, which gets the budget of the game
 */
public record RungPlayers(PlayerSource players, PlayerSpec rated) implements PlayerSource {

  /**
   * The budget of the ratings, as in {@code .ci/measure-ladder}. It limits only the highest level
   * of the engine.
   */
  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(100_000));

  @Override
  public PlayerSetup player(PlayerSpec who) {
    PlayerSetup setup = players.player(who);
    boolean isRated = who.player().equals(rated.player()) && who.options().equals(rated.options());
    return isRated
        ? setup
        : new PlayerSetup(
            setup.id(), new Provider(setup.provider()), setup.settings(), setup.whenAbandoned());
  }

  /** A provider of players with another budget. */
  private static final class Provider extends ForwardingPlayerProvider {

    Provider(PlayerProvider provider) {
      super(provider);
    }

    @Override
    public Player create(Settings settings, Board start) throws InterruptedException {
      Player player = super.create(settings, start);
      return new Player() {
        @Override
        public Optional<String> decide(Turn turn) throws InterruptedException {
          return player.decide(new RungTurn(turn));
        }

        @Override
        public Point choose(Turn turn) throws InterruptedException {
          return player.choose(new RungTurn(turn));
        }

        @Override
        public void close() {
          player.close();
        }
      };
    }
  }

  /** A turn with another budget. */
  private record RungTurn(Turn turn) implements Turn {

    @Override
    public Board board() {
      return turn.board();
    }

    @Override
    public Budget budget() {
      return BUDGET;
    }

    @Override
    public Stop stop() {
      return turn.stop();
    }

    @Override
    public int lines() {
      return turn.lines();
    }

    @Override
    public boolean isAnalysis() {
      return turn.isAnalysis();
    }

    @Override
    public void report(Insight insight) {
      turn.report(insight);
    }
  }
}
