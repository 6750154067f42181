package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;
import org.junit.jupiter.api.Test;

class PlayerWarmUpTest {

  private final TestPlayers players = new TestPlayers();
  private final List<Integer> asked = new CopyOnWriteArrayList<>();
  private final AtomicInteger closed = new AtomicInteger();

  /** A player with the options of a search. */
  private final class Search implements PlayerProvider {
    private final TestPlayers.Choosing choosing;

    Search(TestPlayers.Choosing choosing) {
      this.choosing = choosing;
    }

    @Override
    public String id() {
      return "search";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Search", "");
    }

    @Override
    public List<Option> options() {
      return List.of(new Option.Whole("hash", 1, 9, 1));
    }

    @Override
    public Player create(Settings settings, Board start) {
      Player player = TestPlayers.player(choosing);
      return new Player() {
        @Override
        public Point choose(Turn turn) throws InterruptedException {
          asked.add(turn.board().moves().size());
          turn.report(new Insight.Note("so far"));
          return player.choose(turn);
        }

        @Override
        public void close() {
          closed.incrementAndGet();
        }
      };
    }
  }

  private PlayerSetup search(TestPlayers.Choosing choosing) {
    players.add(new Search(choosing));
    return players.player(new PlayerSpec("search", Map.of(), 0, false));
  }

  @Test
  void playsBothSidesAndClosesThePlayer() throws Exception {
    List<Insight> reports = new CopyOnWriteArrayList<>();
    PlayerWarmUp.run(
        search(turn -> turn.board().allowed().get(0)),
        Boards.empty("freestyle"),
        new StopSignal(),
        reports::add);
    assertThat(asked).containsExactly(0, 1, 2, 3);
    assertThat(reports).hasSize(4);
    assertThat(closed).hasValue(1);
  }

  @Test
  void endsAfterAFailure() throws Exception {
    PlayerWarmUp.run(
        search(turn -> new Point(99, 99)),
        Boards.empty("freestyle"),
        new StopSignal(),
        insight -> {});
    assertThat(asked).containsExactly(0);
    assertThat(closed).hasValue(1);
  }

  @Test
  void endsAtAStop() throws Exception {
    StopSignal stop = new StopSignal();
    PlayerWarmUp.run(
        search(
            turn -> {
              stop.request();
              return turn.board().allowed().get(0);
            }),
        Boards.empty("freestyle"),
        stop,
        insight -> {});
    assertThat(asked).containsExactly(0);
    assertThat(closed).hasValue(1);
  }

  @Test
  void createsOnlySearchPlayers() throws Exception {
    PlayerSetup first = players.player(new PlayerSpec("first", Map.of(), 0, false));
    PlayerWarmUp.run(first, Boards.empty("freestyle"), new StopSignal(), insight -> {});
    assertThat(players.made).isEmpty();
  }
}
