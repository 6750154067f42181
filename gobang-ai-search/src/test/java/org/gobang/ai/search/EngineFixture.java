package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.gobang.api.Move;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.ProviderSpec;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardMoves;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/** Creates boards, search players and turns that collect reports. */
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
    ProviderSpec spec = ProviderSpec.parse(rules);
    BoardProvider provider = rules(spec.id());
    OptionValues values = OptionValues.of(provider.options(), spec.options());
    Board board = provider.create(values, Start.empty(size));
    for (Move move : BoardMoves.read(moves, board)) {
      board = board.play(move);
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

  static TestTurn turn(Board board, Budget budget) {
    return new TestTurn(board, budget, 1, () -> false, new ArrayList<>());
  }

  static Answer answer(Board board, Budget budget) {
    return answer(player(board, Map.of(), 1), board, budget);
  }

  static Answer answer(Player player, Board board, Budget budget) {
    TestTurn turn = new TestTurn(board, budget, 1, () -> false, new ArrayList<>());
    return turn.play(player);
  }

  static Answer analysis(Player player, Board board, Budget budget, int lines) {
    return analysis(player, AnalysisRequest.of(board, budget).withLines(lines));
  }

  static Answer analysis(Player player, AnalysisRequest request) {
    return new TestTurn(request, true, () -> false, new ArrayList<>()).play(player);
  }

  /** A player's answer: the point, and the reported lines in order. */
  record Answer(Point point, List<Insight.Line> lines) {

    Insight.Line last() {
      return lines.get(lines.size() - 1);
    }
  }

  /** A turn that collects the reported lines. */
  record TestTurn(
      AnalysisRequest request,
      boolean isAnalysis,
      BooleanSupplier stopRequested,
      List<Insight.Line> reported)
      implements Turn {

    TestTurn(
        Board board,
        Budget budget,
        int lines,
        BooleanSupplier stopRequested,
        List<Insight.Line> reported) {
      this(AnalysisRequest.of(board, budget).withLines(lines), false, stopRequested, reported);
    }

    @Override
    public Board board() {
      return request.position();
    }

    @Override
    public Budget budget() {
      return request.budget();
    }

    @Override
    public int lines() {
      return request.lines();
    }

    @Override
    public Set<Point> excluded() {
      return request.excluded();
    }

    @Override
    public boolean seeksWin() {
      return request.seeksWin();
    }

    Answer play(Player player) {
      try {
        return new Answer(player.choose(this), List.copyOf(reported));
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }

    @Override
    public Stop stop() {
      return new Stop() {
        @Override
        public boolean requested() {
          return stopRequested.getAsBoolean();
        }

        @Override
        public void onRequest(Runnable action) {
          throw new UnsupportedOperationException("the engine polls");
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
