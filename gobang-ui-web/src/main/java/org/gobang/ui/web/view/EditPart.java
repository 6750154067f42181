package org.gobang.ui.web.view;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.ui.web.session.WebSession;

/** The tools for marks and for setting up positions. */
record EditPart(WebSession session) {

  /** The actions that end or restart the set-up. */
  private static final List<String> ENDS =
      List.of("position-play", "position-analyse", "position-clear", "position-cancel");

  Object value() {
    Optional<PositionEditor> editor = session.presenter().positions().editor();
    JsonObject part =
        new JsonObject()
            .flag("possible", session.mayChange())
            .with("tools", Arrays.stream(MarkTool.values()).map(this::tool).toList());
    editor.ifPresent(
        each ->
            part.with("setUp", true)
                .with("hands", hands(each))
                .with("sides", sides(each))
                .with("ends", ENDS.stream().map(this::action).toList()));
    return part;
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
        .map(stone -> button(stone.word(), "do.move-" + stone.word(), editor.toMove() == stone))
        .toList();
  }

  private Object action(String name) {
    return JsonObject.named(name, session.texts().of("do." + name));
  }

  private Object button(String name, String key, boolean on) {
    return JsonObject.named(name, session.texts().of(key)).with("on", on);
  }
}
