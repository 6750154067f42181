package org.gobang.launcher.workbench;

import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.render.Analysis;
import org.gobang.api.render.Game;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Preferences;
import org.gobang.api.render.Records;
import org.gobang.api.render.Subscription;
import org.gobang.api.render.WhoPlays;
import org.gobang.api.render.Workbench;
import org.gobang.api.render.WorkbenchListener;

/**
 * The workbench of a front end that watches: the leader's, but for the game to open, which is the
 * leader's own.
 *
 * @param leader the workbench that is shared
 */
record WatchWorkbench(Workbench leader) implements Workbench {

  @Override
  public Optional<GameSetup> request() {
    return Optional.empty();
  }

  @Override
  public Plugins plugins() {
    return leader.plugins();
  }

  @Override
  public Preferences preferences() {
    return leader.preferences();
  }

  @Override
  public Records records() {
    return leader.records();
  }

  @Override
  public Board board(String rules, Start start) {
    return leader.board(rules, start);
  }

  @Override
  public Game open(GameSetup setup) {
    return leader.open(setup);
  }

  @Override
  public Analysis analyze(
      WhoPlays who, Board position, Budget budget, int lines, Consumer<Insight> reports) {
    return leader.analyze(who, position, budget, lines, reports);
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    return leader.listen(listener);
  }
}
