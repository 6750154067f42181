package org.gobang.ui.web.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.gobang.api.Stone;
import org.gobang.ui.web.session.WebSession;
import org.gobang.ui.web.session.WebTexts;

/** The parts of the page that show the game. */
public final class Parts {

  private Parts() {}

  /**
   * The parts of a visitor, by their names.
   *
   * @param mine the sides that the visitor acts for
   * @param present whether the guest of a side is connected; empty where none has it
   * @param afterwards the actions that are offered at the end of a game
   */
  public static Map<String, Supplier<Object>> of(
      WebSession session,
      Predicate<Stone> mine,
      Function<Stone, Optional<Boolean>> present,
      List<String> afterwards) {
    StudyParts study = new StudyParts(session);
    Map<String, Supplier<Object>> parts = new LinkedHashMap<>();
    parts.put("texts", () -> texts(session));
    parts.put("look", () -> Look.part(session));
    parts.put("board", new BoardPart(session, mine)::value);
    parts.put("game", new GamePart(session, mine, present, afterwards)::value);
    RecordPart record = new RecordPart(session);
    parts.put("record", record::value);
    parts.put("place", record::place);
    parts.put("graph", new GraphPart(session)::value);
    parts.put("analysis", study::analysis);
    parts.put("thinking", study::thinking);
    parts.put("mistakes", study::mistakes);
    parts.put("explorer", study::explorer);
    parts.put("edit", new EditPart(session)::value);
    return parts;
  }

  private static Object texts(WebSession session) {
    boolean chinese = session.texts().locale().getLanguage().equals("zh");
    return new Fields()
        .put("lang", chinese ? "zh" : "en")
        .put("texts", WebTexts.page(session.texts().locale()))
        .object();
  }
}
