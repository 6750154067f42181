package org.gobang.ui.web.action;

import java.util.Set;
import org.gobang.presentation.advice.HeatMap.Source;
import org.gobang.presentation.session.SessionPresenter;

/**
 * The actions that help a player or open another board. They are not available in a game between
 * two humans.
 */
public final class AssistanceActions {

  private static final Set<String> ACTIONS =
      Set.of(
          "hint",
          "why",
          "analysis",
          "analysis-board",
          "exclude",
          "keep-line",
          "find-win",
          "heat",
          "review",
          "explorer",
          "explorer-values",
          "teaching",
          "set-up",
          "position-play",
          "position-analyse",
          "empty-board",
          "explored",
          "paste-text",
          "problems",
          "choose-problems");

  private AssistanceActions() {}

  /** Returns whether an action helps a player or opens another board. */
  static boolean is(String action) {
    return ACTIONS.contains(action);
  }

  /** Turns off all assistance. */
  public static void end(SessionPresenter session) {
    if (session.analysis().isOn()) {
      session.analysis().toggle();
    }
    if (session.analysis().seeksWin()) {
      session.analysis().findWin();
    }
    if (session.assistance().adviser().heatMap().isOn()) {
      session.assistance().showWeights(Source.OfGame.OFF);
    }
    if (session.explorer().isOpen()) {
      session.explorer().close();
    }
    if (session.positions().editor().isPresent()) {
      session.positions().end();
    }
    session.mistakes().forget();
    session.assistance().adviser().forgetHint();
  }
}
