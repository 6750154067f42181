package org.gobang.presentation.session;

import java.util.List;
import java.util.function.BiConsumer;
import org.gobang.api.Point;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/**
 * What the person can do to analyse a position. What cannot be done now is shown as a notice, and
 * changes nothing. Used on the front end's thread alone.
 */
public final class AnalysisActions {

  private final LiveAnalysis analysis;
  private final GameSession session;
  private final Notices notices;
  private final Texts texts;
  private final BiConsumer<GameSetup, Runnable> open;
  private final Runnable check;

  /**
   * Actions in the game at hand of a session.
   *
   * @param open opens a game in place of the one at hand, and then runs a task
   * @param check refuses where the person has to find the moves alone
   */
  AnalysisActions(
      LiveAnalysis analysis,
      GameSession session,
      Notices notices,
      Texts texts,
      BiConsumer<GameSetup, Runnable> open,
      Runnable check) {
    this.analysis = analysis;
    this.session = session;
    this.notices = notices;
    this.texts = texts;
    this.open = open;
    this.check = check;
  }

  /** Switches the engines on, or off. */
  public void toggle() {
    notices.attempt(
        () -> {
          if (!analysis.isOn()) {
            check.run();
          }
          analysis.toggle();
        });
  }

  /** Opens a copy of the game in which either side can be moved for, at the position shown. */
  public void copyBoard() {
    notices.attempt(
        () -> {
          check.run();
          GameState now = session.own().state();
          List<Integer> path = now.path();
          open.accept(
              GameSetup.explore(now.record()),
              () -> {
                session.own().goTo(path);
                begin();
              });
        });
  }

  /** Opens an empty board of the same rules and size, on which either side can be moved for. */
  public void emptyBoard() {
    notices.attempt(
        () -> {
          GameRecord record = session.own().state().record();
          GameRecord empty = GameRecord.of(record.rules(), record.start(), List.of());
          open.accept(GameSetup.explore(empty), this::begin);
        });
  }

  /** Switches the engines on, if they are off. */
  void begin() {
    if (!analysis.isOn()) {
      analysis.toggle();
    }
  }

  /** Looks for a forced win of the side to move, or ends the search that runs. */
  public void findWin() {
    notices.attempt(
        () -> {
          check.run();
          analysis.findWin();
        });
  }

  /** Leaves out a move in the position shown, or takes it in again. */
  public void exclude(Point point) {
    notices.attempt(() -> analysis.exclude(point));
  }

  /** Keeps the best line as a variation. */
  public void keepLine() {
    notices.attempt(
        () ->
            analysis.findings().stream()
                .flatMap(engine -> engine.lines().stream())
                .findFirst()
                .ifPresentOrElse(
                    line -> analysis.keepLine(line.moves()),
                    () -> {
                      throw Notices.nothing(texts.of("analysis.no.line"));
                    }));
  }
}
