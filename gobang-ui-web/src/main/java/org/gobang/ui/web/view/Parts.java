package org.gobang.ui.web.view;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.gobang.ui.web.session.WebSession;
import org.gobang.ui.web.session.WebTexts;

/** Provides the parts of the page for the game. */
public final class Parts {

  private Parts() {}

  /** Returns suppliers of the parts for a visitor, by name. */
  public static Map<String, Supplier<Object>> of(WebSession session, TableView table) {
    StudyParts study = new StudyParts(session);
    Map<String, Supplier<Object>> parts = new LinkedHashMap<>();
    parts.put("texts", () -> texts(session));
    parts.put("look", () -> PageLook.part(session));
    parts.put("board", new BoardPart(session, table)::value);
    parts.put("game", new GamePart(session, table)::value);
    RecordPart record = new RecordPart(session);
    parts.put("record", record::value);
    parts.put("place", record::place);
    parts.put("graph", new GraphPart(session.review())::value);
    parts.put("analysis", study::analysis);
    parts.put("thinking", study::thinking);
    parts.put("mistakes", study::mistakes);
    parts.put("explorer", study::explorer);
    parts.put("edit", new EditPart(session)::value);
    return parts;
  }

  private static Object texts(WebSession session) {
    boolean chinese = session.texts().locale().getLanguage().equals("zh");
    return new JsonObject()
        .with("lang", chinese ? "zh" : "en")
        .with("texts", WebTexts.page(session.texts().locale()));
  }
}
