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
import org.gobang.presentation.advice.HintArea;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.OpeningMark;
import org.gobang.presentation.board.PointDescription;
import org.gobang.presentation.board.PointScene;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.ui.web.session.WebSession;

/** The board as the page draws it. */
final class BoardPart {

  private final WebSession session;
  private final TableView table;
  private final PointDescription words;

  BoardPart(WebSession session, TableView table) {
    this.session = session;
    this.table = table;
    this.words = new PointDescription(session.texts());
  }

  Object value() {
    BoardScene scene = session.scene();
    Map<String, String> forbidden = new LinkedHashMap<>();
    scene.forbidden().forEach((point, why) -> forbidden.put(point.toString(), why));
    return new JsonObjectBuilder()
        .put("size", scene.size())
        .flag("wraps", scene.wraps())
        .put("spots", spots(scene))
        .put("line", names(scene.line()))
        .put(
            "hand",
            scene.hand().filter(any -> isHere()).filter(any -> mayMove()).map(BoardPart::word))
        .put("forbidden", forbidden)
        .flag("restricted", !scene.restricted().isEmpty())
        .put("area", scene.area().map(BoardPart::area))
        .put("connections", scene.connections().stream().map(BoardPart::connection).toList())
        .put("last", last(scene))
        .put("tool", tool())
        .object();
  }

  /** The stone may be of the other colour than the side that acts, in an opening. */
  private boolean mayMove() {
    return table.game().map(GameState::toAct).filter(table::isMine).isPresent();
  }

  /** Whether the visitor looks at the position that the game stands at. */
  private boolean isHere() {
    Optional<ShownPosition> shown = session.presenter().display().position();
    return shown.map(at -> at.state().path()).equals(table.game().map(GameState::path));
  }

  private static String word(Stone stone) {
    return stone.name().toLowerCase(Locale.ROOT);
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
    return new JsonObjectBuilder()
        .put("at", point.toString())
        .put("stone", spot.stone().map(BoardPart::word))
        .text("label", spot.label())
        .flag("last", spot.last())
        .flag("winning", spot.winning())
        .flag("forbidden", spot.forbidden())
        .text("opening", opening(spot.opening()))
        .put("ghost", spot.ghost().map(BoardPart::word))
        .flag("hint", spot.hint())
        .put("heat", Optional.of(spot.heat()).filter(heat -> heat > 0))
        .text("weight", spot.weight())
        .text("mark", spot.mark())
        .put("words", words.of(point, spot, forbidden))
        .object();
  }

  private static String opening(OpeningMark mark) {
    return mark == OpeningMark.NONE ? "" : mark.name().toLowerCase(Locale.ROOT);
  }

  private static Object area(HintArea area) {
    return new JsonObjectBuilder()
        .put("from", area.from().toString())
        .put("to", area.to().toString())
        .object();
  }

  private static Object connection(RecordNote.Connected each) {
    return new JsonObjectBuilder()
        .put("kind", each.arrow() ? "arrow" : "line")
        .put("from", each.from().toString())
        .put("to", each.to().toString())
        .object();
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
