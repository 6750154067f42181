package org.gobang.presentation.position;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.support.PluginCall;
import org.gobang.presentation.text.Texts;

/**
 * Returns the names of choices: from the board's provider or, if the provider returns only the key,
 * the shared names for common opening choices.
 */
record ChoiceDescriber(Workbench workbench, Texts texts) {

  /** Returns the choices of a position; calls plugins. */
  ShownPosition.Choices of(GameState state) {
    List<String> keys =
        state.choices().stream()
            .filter(key -> new Move.Choose(state.toAct(), key).point().isEmpty())
            .toList();
    boolean forced =
        !state.choices().isEmpty() && PluginCall.of(() -> state.board().allowed().isEmpty(), false);
    Map<String, String> names = new HashMap<>();
    made(state.record(), state.path(), state.line())
        .forEach(key -> names.computeIfAbsent(key, any -> label(state, any).name()));
    return new ShownPosition.Choices(
        keys.stream()
            .map(key -> new ShownPosition.Choices.Offered(key, label(state, key)))
            .toList(),
        forced,
        names);
  }

  private static Stream<String> made(GameRecord record, List<Integer> path, List<Integer> line) {
    return Stream.of(path, line)
        .flatMap(each -> record.follow(each).stream())
        .map(Node::move)
        .flatMap(move -> move instanceof Move.Choose made ? Stream.of(made.key()) : Stream.empty());
  }

  /** Returns the name of a choice and its meaning; calls plugins. */
  Label label(GameState state, String key) {
    Optional<BoardProvider> rules =
        workbench.plugins().board(state.record().rules()).map(found -> found.provider());
    Label label =
        rules
            .map(each -> PluginCall.of(() -> each.choice(key, texts.locale()), new Label(key)))
            .orElseGet(() -> new Label(key));
    return label.name().equals(key)
        ? new Label(
            texts.orElse("choice." + key, key),
            texts.orElse("choice." + key + ".meaning", label.description()))
        : label;
  }
}
