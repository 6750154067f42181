package org.gobang.ui.web.view;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.session.WebSession;

/** The tools that draw marks, and those that set a position up. */
final class EditPart {

  /** What ends the set-up, or begins it anew. */
  private static final List<String> ENDS =
      List.of("position-play", "position-analyse", "position-clear", "position-cancel");

  private final WebSession session;
  private final Texts texts;

  EditPart(WebSession session) {
    this.session = session;
    this.texts = session.texts();
  }

  Object value() {
    Optional<PositionEditor> editor = session.presenter().positions().editor();
    JsonObjectBuilder part =
        new JsonObjectBuilder()
            .flag("possible", session.mayChange())
            .put("tools", Arrays.stream(MarkTool.values()).map(this::tool).toList());
    editor.ifPresent(
        each ->
            part.put("setUp", true)
                .put("hands", hands(each))
                .put("sides", sides(each))
                .put("ends", ENDS.stream().map(this::action).toList()));
    return part.object();
  }

  private Object tool(MarkTool tool) {
    return button(
        tool.word(),
        "do.mark-" + tool.word(),
        session.presenter().editor().tool().filter(tool::equals).isPresent());
  }

  private List<Object> hands(PositionEditor editor) {
    return Arrays.stream(PositionEditor.Tool.values())
        .map(tool -> button(tool.word(), "do.put-" + tool.word(), editor.tool() == tool))
        .toList();
  }

  private List<Object> sides(PositionEditor editor) {
    return Arrays.stream(Stone.values())
        .map(
            stone -> {
              String word = stone.name().toLowerCase(Locale.ROOT);
              return button(word, "do.move-" + word, editor.toMove() == stone);
            })
        .toList();
  }

  private Object action(String name) {
    return new JsonObjectBuilder().put("name", name).put("text", texts.of("do." + name)).object();
  }

  private Object button(String name, String key, boolean on) {
    return new JsonObjectBuilder()
        .put("name", name)
        .put("text", texts.of(key))
        .put("on", on)
        .object();
  }
}
