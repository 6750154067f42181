package org.gobang.presentation.analysis;

import java.util.Optional;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;

/** The search for a forced win of the side to move; reports its result as a notice. */
final class WinSearch {

  private final InterfaceContext context;
  private final Texts texts;
  private final Notices notices;
  private final PlayerNames names;
  private Optional<EngineRun> running = Optional.empty();
  private Notice seeking = Notice.NONE;

  WinSearch(InterfaceContext context) {
    this.context = context;
    this.texts = context.texts();
    this.notices = context.notices();
    this.names = new PlayerNames(context::plugins, texts);
  }

  boolean runs() {
    return running.isPresent();
  }

  /**
   * Starts a search.
   *
   * @param request the current position, with the limits of the search
   */
  void begin(PlayerSpec engine, GameState at, AnalysisRequest request) {
    seeking = new Notice(texts.of("win.seeking", texts.of(at.toMove())), false);
    notices.show(seeking);
    running = Optional.of(new EngineRun(context, engine, request.seekingWin(), () -> reported(at)));
    reported(at);
  }

  private void reported(GameState at) {
    running
        .filter(run -> !run.runs() || win(run).isPresent())
        .ifPresent(
            run -> {
              running = Optional.empty();
              run.close();
              run.failure().ifPresentOrElse(notices::fail, () -> notices.say(outcome(run, at)));
            });
  }

  private String outcome(EngineRun run, GameState at) {
    String side = texts.of(at.toMove());
    return win(run)
        .map(
            line ->
                texts.of(
                    "win.found",
                    side,
                    ((Score.WinIn) line.score()).plies(),
                    LiveAnalysis.moves(line.moves().stream())))
        .orElseGet(() -> texts.of("win.none", side, names.player(run.who().player())));
  }

  /**
   * Returns the proven win; an engine without a pure win search reports other variations as well.
   */
  private static Optional<Insight.Line> win(EngineRun run) {
    return run.lines().stream().findFirst().filter(line -> line.score() instanceof Score.WinIn);
  }

  /** Stops the running search. */
  void end() {
    running.ifPresent(
        run -> {
          run.close();
          notices.withdraw(seeking);
        });
    running = Optional.empty();
  }
}
