package org.gobang.ui.web.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointDescription;
import org.gobang.presentation.board.PointScene;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.ui.web.session.WebSession;

/** The board as drawn by the page. */
record BoardPart(WebSession session, TableView table) {

  Object value() {
    BoardScene scene = session.scene();
    Map<String, String> forbidden = new LinkedHashMap<>();
    scene.forbidden().forEach((point, why) -> forbidden.put(point.toString(), why));
    return new JsonObject()
        .with("size", scene.size())
        .flag("wraps", scene.wraps())
        .with("spots", spots(scene))
        .with("line", names(scene.line()))
        .with(
            "hand", scene.hand().filter(any -> isHere()).filter(any -> mayMove()).map(Stone::word))
        .with("forbidden", forbidden)
        .flag("restricted", !scene.restricted().isEmpty())
        .with("area", scene.area().map(BoardPart::area))
        .with("connections", scene.connections().stream().map(BoardPart::connection).toList())
        .with("last", last(scene))
        .with("tool", tool());
  }

  /**
   * Returns whether the visitor may place a stone. In an opening, its colour may differ from the
   * side to act.
   */
  private boolean mayMove() {
    return table.game().map(GameState::toAct).filter(table::isMine).isPresent();
  }

  /** Returns whether the visitor views the position of the game. */
  private boolean isHere() {
    Optional<ShownPosition> shown = session.display().position();
    return shown.map(at -> at.state().path()).equals(table.game().map(GameState::path));
  }

  private static List<String> names(List<Point> points) {
    return points.stream().map(Point::toString).toList();
  }

  private List<Object> spots(BoardScene scene) {
    List<Object> spots = new ArrayList<>();
    for (int row = 0; row < scene.size(); row++) {
      for (int column = 0; column < scene.size(); column++) {
        Point point = new Point(column, row);
        PointScene spot = scene.spot(point);
        if (!spot.equals(PointScene.BARE)) {
          spots.add(spot(point, spot, Optional.ofNullable(scene.forbidden().get(point))));
        }
      }
    }
    return spots;
  }

  private Object spot(Point point, PointScene spot, Optional<String> forbidden) {
    return new JsonObject()
        .with("at", point.toString())
        .with("stone", spot.stone().map(Stone::word))
        .text("label", spot.label())
        .flag("last", spot.last())
        .flag("winning", spot.winning())
        .flag("forbidden", spot.forbidden())
        .text("opening", opening(spot.opening()))
        .with("ghost", spot.ghost().map(Stone::word))
        .flag("hint", spot.hint())
        .with("heat", Optional.of(spot.heat()).filter(heat -> heat > 0))
        .text("weight", spot.weight())
        .text("mark", spot.mark())
        .with("words", new PointDescription(session.texts()).of(point, spot, forbidden));
  }

  private static String opening(PointScene.Opening mark) {
    return mark == PointScene.Opening.NONE ? "" : mark.name().toLowerCase(Locale.ROOT);
  }

  private static Object area(Hint.Area area) {
    return new JsonObject().with("from", area.from().toString()).with("to", area.to().toString());
  }

  private static Object connection(RecordNote.Connected each) {
    return new JsonObject()
        .with("kind", each.arrow() ? "arrow" : "line")
        .with("from", each.from().toString())
        .with("to", each.to().toString());
  }

  private static Optional<String> last(BoardScene scene) {
    return scene.spots().entrySet().stream()
        .filter(each -> each.getValue().last())
        .map(each -> each.getKey().toString())
        .findFirst();
  }

  private String tool() {
    return session.presenter().editor().tool().map(tool -> tool.word()).orElse("");
  }
}
