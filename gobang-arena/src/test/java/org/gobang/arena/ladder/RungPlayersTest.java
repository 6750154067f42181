package org.gobang.arena.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.arena.Boards;
import org.gobang.arena.Tournaments;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.LocalRunner;
import org.gobang.game.PlayerSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RungPlayersTest {

  @TempDir private Path folder;

  /** The last budget of each player. */
  private final Map<String, Budget> budgets = new ConcurrentHashMap<>();

  private PlayerSetup player(PlayerSpec who) {
    PlayerProvider provider =
        new PlayerProvider() {
          @Override
          public String id() {
            return who.player();
          }

          @Override
          public Label label(Locale locale) {
            return new Label(who.player(), "");
          }

          @Override
          public Player create(Settings settings, Board start) {
            return turn -> {
              budgets.put(who.player(), turn.budget());
              List<Point> vacant = turn.board().vacant();
              return vacant.get(0);
            };
          }
        };
    return new PlayerSetup(
        who.player(), provider, Settings.of(List.of(), Map.of(), 0), thread -> {});
  }

  @Test
  void appliesTheBudgetOfTheGameOnlyToTheRatedPlayer() throws InterruptedException {
    Budget given =
        new Budget(
            List.of(new Budget.Limit.Nodes(7), new Budget.Limit.MoveTime(Duration.ofSeconds(5))));
    PlayerSpec mine = Tournaments.contestant("mine").spec();
    GameOrder order =
        new GameOrder(
            1,
            "freestyle",
            Opening.empty(15),
            Tournaments.contestant("mine"),
            Tournaments.contestant("rung"),
            given,
            Adjudication.NONE);
    new LocalRunner(Boards::of, new RungPlayers(this::player, mine), folder).play(order);
    assertThat(budgets).containsEntry("mine", given);
    assertThat(budgets).containsEntry("rung", Budget.of(new Budget.Limit.Nodes(100_000)));
  }
}
