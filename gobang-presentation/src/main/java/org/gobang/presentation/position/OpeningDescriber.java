package org.gobang.presentation.position;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.support.PluginCall;
import org.gobang.presentation.text.Texts;

/** Descriptions of the next steps of openings. */
record OpeningDescriber(Texts texts) {

  /**
   * Returns the next step in a position; calls plugins.
   *
   * @param reasons returns the reason for refusing a stone, as text
   */
  OpeningStep of(
      GameState state, ShownPosition.Choices choices, Function<Refused, String> reasons) {
    return state.result().isPresent()
        ? OpeningStep.NONE
        : PluginCall.of(() -> asked(state, choices, reasons), OpeningStep.NONE);
  }

  private OpeningStep asked(
      GameState state, ShownPosition.Choices choices, Function<Refused, String> reasons) {
    Board board = state.board();
    int offers = board.openingOffers();
    boolean ordinary = state.choices().isEmpty() && state.toAct() == state.toMove();
    if (ordinary && !board.inOpening()) {
      return OpeningStep.NONE;
    }
    List<Point> offered = offered(board.moves());
    List<Point> region = offered.isEmpty() ? state.openingPoints() : List.of();
    return new OpeningStep(
        OpeningOption.of(state.record().rules()).map(texts::protocol).orElse(""),
        new OpeningTask(texts, state, choices, offered, offers).words(),
        region,
        offers,
        offered,
        offers > 0 ? excluded(board, offered, reasons) : Map.of());
  }

  /** Returns the points of the last choices. */
  private static List<Point> offered(List<Move> moves) {
    List<Point> offered = new ArrayList<>();
    for (Move move : moves) {
      if (move instanceof Move.Choose made && made.point().isPresent()) {
        offered.add(made.point().get());
      } else {
        offered.clear();
      }
    }
    return offered;
  }

  private static Map<Point, String> excluded(
      Board board, List<Point> offered, Function<Refused, String> reasons) {
    Map<Point, String> excluded = new HashMap<>();
    for (Point point : board.vacant()) {
      Verdict verdict = board.judge(board.toMove(), point);
      if (verdict instanceof Refused refused
          && !refused.foul()
          && !refused.kind().equals(Refused.CHOICE_FIRST)
          && !offered.contains(point)) {
        excluded.put(point, reasons.apply(refused));
      }
    }
    return excluded;
  }
}
