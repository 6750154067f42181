package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;

/** An answer of a strategy to a position: the point and the heat map. */
record Answer(Point best, Weights weights) {

  /** The strategies of this module by id. */
  static final List<String> STRATEGIES =
      List.of("live-sleep", "rewards", "runs", "shapes", "neighbour");

  static PlayerProvider provider(String id) {
    // Only the tests of this module load players.
    Answer.class.getModule().addUses(PlayerProvider.class);
    return ServiceLoader.load(PlayerProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  static Answer of(String strategy, Board board) {
    return of(strategy, Map.of(), board);
  }

  static Answer of(String strategy, Map<String, String> given, Board board) {
    PlayerProvider provider = provider(strategy);
    Settings settings = Settings.of(provider.options(), given, 0);
    Question question = new Question(board);
    try (Player player = provider.create(settings, board)) {
      Point best = player.choose(question);
      assertThat(question.reported).hasSize(1);
      return new Answer(best, (Weights) question.reported.get(0));
    } catch (InterruptedException unexpected) {
      throw new AssertionError(unexpected);
    }
  }

  int at(String point) {
    return weights.at(Point.parse(point));
  }

  private static final class Question implements Turn, Stop {
    private final Board board;
    private final List<Insight> reported = new ArrayList<>();

    Question(Board board) {
      this.board = board;
    }

    @Override
    public Board board() {
      return board;
    }

    @Override
    public Budget budget() {
      return Budget.UNLIMITED;
    }

    @Override
    public Stop stop() {
      return this;
    }

    @Override
    public int lines() {
      return 1;
    }

    @Override
    public void report(Insight insight) {
      reported.add(insight);
    }

    @Override
    public boolean requested() {
      return true;
    }

    @Override
    public void onRequest(Runnable action) {
      action.run();
    }
  }
}
