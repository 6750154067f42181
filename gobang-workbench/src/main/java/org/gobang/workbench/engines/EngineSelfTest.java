package org.gobang.workbench.engines;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.engine.EngineReport;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.player.Settings;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.engines.added.AddedEngine;
import org.gobang.engines.added.AddedEngines;
import org.gobang.game.Games;
import org.gobang.game.PlayerSetup;
import org.gobang.workbench.plugins.PluginCatalogue;

/** A test of an engine: the engine describes itself, and plays against itself as in any game. */
record EngineSelfTest(AddedEngines added, Supplier<PluginCatalogue> catalogue) {

  private static final int MOVES = 6;
  private static final Duration MOVE_TIME = Duration.ofMillis(500);

  /** Requests the engine's description, and plays a game by the rules. */
  EngineReport report(AddedEngine engine, String rules) throws InterruptedException {
    BoardProvider provider = catalogue.get().rules(rules);
    Start start = Start.empty(provider.defaultSize());
    Board board = provider.create(start);
    long begun = System.nanoTime();
    Map<String, String> about = EngineHandshake.about(added, engine, board);
    Duration ready = Duration.ofNanos(System.nanoTime() - begun);
    GameState end = play(engine, rules, start);
    List<Node> nodes = end.record().follow(end.path());
    return new EngineReport(about, points(nodes), ready, slowest(nodes));
  }

  private GameState play(AddedEngine engine, String rules, Start start)
      throws InterruptedException {
    PlayerProvider provider = added.player(engine);
    Settings settings = Settings.of(provider.options(), Map.of(), 0);
    PlayerSetup setup = new PlayerSetup(engine.name(), provider, settings, thread -> {});
    Games games = new Games((id, from) -> catalogue.get().board(id, from), any -> setup);
    Seat seat = new Seat.Computer(new PlayerSpec(engine.name(), Map.of(), 0, false));
    GameState end =
        games.play(
            GameSetup.of(GameRecord.of(rules, start, List.of()))
                .black(seat)
                .white(seat)
                .budget(Budget.of(new Budget.Limit.MoveTime(MOVE_TIME)))
                .build(),
            (board, score) ->
                board.moves().size() < MOVES
                    ? Optional.empty()
                    : Optional.of(new Result(Optional.empty(), Ending.ADJUDICATED, "")));
    Result outcome = end.result().orElseThrow();
    if (outcome.ending() != Ending.ADJUDICATED) {
      throw new RefusedException(outcome.words());
    }
    return end;
  }

  private static List<Point> points(List<Node> nodes) {
    return nodes.stream()
        .map(Node::move)
        .filter(Move.Place.class::isInstance)
        .map(move -> ((Move.Place) move).point())
        .toList();
  }

  private static Duration slowest(List<Node> nodes) {
    return nodes.stream().map(Node::spent).max(Duration::compareTo).orElse(Duration.ZERO);
  }
}
