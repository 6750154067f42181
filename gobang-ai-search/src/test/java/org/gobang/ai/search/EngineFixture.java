package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.BooleanSupplier;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/** Boards to ask about, players to ask, and what they answer. */
final class EngineFixture {

  private EngineFixture() {}

  static BoardProvider rules(String id) {
    EngineFixture.class.getModule().addUses(BoardProvider.class);
    return ServiceLoader.load(BoardProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  static Board board(String rules, int size, String moves) {
    Board board = rules(rules).create(Start.empty(size));
    for (Move move : MoveText.parse(moves, Stone.BLACK)) {
      board = move instanceof Move.Place place ? board.play(place.point()) : board.pass();
    }
    return board;
  }

  static Player player(Board board, Map<String, String> options, long seed) {
    SearchProvider provider = new SearchProvider();
    return provider.create(Settings.of(provider.options(), options, seed), board);
  }

  static Budget nodes(long nodes) {
    return Budget.of(new Budget.Limit.Nodes(nodes));
  }

  static Answer answer(Board board, Budget budget) {
    return answer(player(board, Map.of(), 1), board, budget);
  }

  static Answer answer(Player player, Board board, Budget budget) {
    Question question = new Question(board, budget, 1, () -> false, new ArrayList<>());
    return question.ask(player);
  }

  /** What a player said: the point, and the lines in order. */
  record Answer(Point point, List<Insight.Line> lines) {

    Insight.Line last() {
      return lines.get(lines.size() - 1);
    }
  }

  /** A turn that keeps what is reported. */
  record Question(
      Board board, Budget budget, int lines, BooleanSupplier stops, List<Insight.Line> reported)
      implements Turn {

    Answer ask(Player player) {
      try {
        return new Answer(player.choose(this), List.copyOf(reported));
      } catch (InterruptedException unasked) {
        throw new IllegalStateException(unasked);
      }
    }

    @Override
    public Stop stop() {
      return new Stop() {
        @Override
        public boolean requested() {
          return stops.getAsBoolean();
        }

        @Override
        public void onRequest(Runnable action) {
          throw new UnsupportedOperationException("the engine asks");
        }
      };
    }

    @Override
    public void report(Insight insight) {
      if (insight instanceof Insight.Line line) {
        reported.add(line);
      }
    }
  }
}
