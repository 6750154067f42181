package org.gobang.presentation.board;

import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.player.Insight;
import org.gobang.presentation.advice.Heat;
import org.gobang.presentation.advice.PlayerWeights;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionPresenter;

/**
 * The board of the game at hand. Used on the front end's thread alone.
 *
 * @param session the game
 * @param shows what the person wants to see
 */
public record SessionScene(SessionPresenter session, Predicate<Showing> shows) {

  /**
   * The board as it is now.
   *
   * @param preview a line of an analysis to be drawn while one runs
   * @param size the lines of a side where there is no game yet
   */
  public Scene now(Optional<Insight.Line> preview, int size) {
    return session
        .positions()
        .editor()
        .map(Scene::of)
        .or(() -> session.display().position().map(now -> scene(now, preview)))
        .orElseGet(() -> Scene.empty(size));
  }

  private Scene scene(ShownPosition now, Optional<Insight.Line> preview) {
    return new SceneBuilder(now, shows)
        .expected(shows.test(Showing.EXPECTED) ? session.display().thinking() : Optional.empty())
        .next(preview.filter(any -> session.analysis().isOn()))
        .analysed(session.analysis().analysedMoves())
        .heat(session.display().weights().map(PlayerWeights::weights).map(Heat::of))
        .hint(session.display().hint())
        .line(session.display().line())
        .marked(session.explorer().marked())
        .drawn(now.state().record().notes(now.state().path()))
        .scene(session.leads() && session.editor().tool().isEmpty());
  }
}
