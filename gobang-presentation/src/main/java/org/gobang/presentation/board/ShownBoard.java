package org.gobang.presentation.board;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.advice.Heat;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionPresenter;

/**
 * The board of a session with the user's display settings and a temporarily drawn variation. Use
 * only on the interface thread.
 */
public final class ShownBoard {

  private final SessionPresenter session;
  private final Preferences preferences;
  private final Runnable changed;
  private final Map<BoardDisplaySettings, Boolean> showing =
      new EnumMap<>(BoardDisplaySettings.class);
  private Optional<Insight.Line> preview = Optional.empty();

  /**
   * Creates a board with the display settings of the preferences.
   *
   * @param changed run when the view must be updated
   */
  public ShownBoard(SessionPresenter session, Preferences preferences, Runnable changed) {
    this.session = session;
    this.preferences = preferences;
    this.changed = changed;
    for (BoardDisplaySettings each : BoardDisplaySettings.values()) {
      showing.put(each, each.in(preferences));
    }
  }

  /** Returns whether an item is shown. */
  public boolean is(BoardDisplaySettings what) {
    return showing.getOrDefault(what, false);
  }

  /** Shows or hides an item and saves the choice. */
  public void show(BoardDisplaySettings what, boolean shown) {
    showing.put(what, shown);
    what.set(preferences, shown);
    changed.run();
  }

  /** Draws a variation of an analysis, or none. */
  public void preview(Optional<Insight.Line> line) {
    if (!preview.equals(line)) {
      preview = line;
      changed.run();
    }
  }

  /**
   * Returns the current board.
   *
   * @param size the board size before the first game
   */
  public BoardScene now(int size) {
    return session
        .positions()
        .editor()
        .map(editor -> BoardScene.of(editor.size(), editor.stones(), Optional.empty()))
        .or(() -> session.display().position().map(this::scene))
        .orElseGet(() -> BoardScene.empty(size));
  }

  private BoardScene scene(ShownPosition now) {
    return new BoardSceneBuilder(now, this::is)
        .expected(
            is(BoardDisplaySettings.EXPECTED) ? session.display().thinking() : Optional.empty())
        .next(preview.filter(any -> session.analysis().isOn()))
        .analysed(session.analysis().analysedMoves())
        .heat(session.display().weights().map(HeatMap.PlayerWeights::weights).map(Heat::of))
        .hint(session.display().hint())
        .line(session.display().line())
        .marked(session.explorer().marked())
        .drawn(now.state().record().notes(now.state().path()))
        .scene(session.leads() && session.editor().tool().isEmpty());
  }
}
