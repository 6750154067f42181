package org.gobang.ui.web.view;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.BudgetUse;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.GameEnd;
import org.gobang.presentation.session.SessionDisplay;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.session.WebSession;

/** The players, whose turn it is, and what there is to say. */
record GamePart(WebSession session, TableView table) {

  private SessionDisplay display() {
    return session.presenter().display();
  }

  Object value() {
    Texts texts = session.texts();
    Optional<ShownPosition> now = display().position();
    JsonObjectBuilder game =
        new JsonObjectBuilder()
            .put("title", now.map(at -> at.title(texts)).orElse(texts.of("gobang")))
            .put("status", display().status())
            .flag("busy", now.filter(ShownPosition::computerThinks).isPresent())
            .put("budget", display().budgetUse().map(BudgetUse::used))
            .put("notice", notice(display().notice()))
            .put("problem", display().problem())
            .put("end", display().end().map(this::end))
            .flag("explored", now.filter(ShownPosition::explored).isPresent())
            .flag("paused", now.filter(at -> at.state().paused()).isPresent());
    now.ifPresent(
        at ->
            game.put("players", List.of(player(at, Stone.BLACK), player(at, Stone.WHITE)))
                .put("choices", choices(at)));
    return game.object();
  }

  private static Optional<Object> notice(Notice notice) {
    return Optional.of(notice)
        .filter(each -> !each.sentence().isEmpty())
        .map(
            each ->
                new JsonObjectBuilder()
                    .put("text", each.sentence())
                    .put("error", each.failed())
                    .object());
  }

  private Object end(GameEnd end) {
    return new JsonObjectBuilder()
        .put("title", end.sentence(session.texts()))
        .put("note", end.note())
        .put("actions", table.afterwards().stream().map(this::action).toList())
        .object();
  }

  private Object action(String name) {
    return new JsonObjectBuilder()
        .put("name", name)
        .put("text", session.texts().of("do." + name))
        .put("enabled", true)
        .object();
  }

  private Object player(ShownPosition at, Stone stone) {
    return new JsonObjectBuilder()
        .put("stone", word(stone))
        .put("name", at.side(stone, session.texts()))
        .put("detail", at.strength(stone))
        .flag("person", at.state().seat(stone) instanceof Seat.Human)
        .flag("mine", isMine(at, stone))
        .flag("toMove", !at.over() && at.toMove() == stone)
        .put("present", table.isPresent(stone))
        .put("clock", clock(stone))
        .object();
  }

  private boolean isMine(ShownPosition at, Stone stone) {
    return !at.explored() && at.state().seat(stone) instanceof Seat.Human && table.isMine(stone);
  }

  /** The clocks are those of the game, wherever the visitor looks. */
  private Optional<Object> clock(Stone stone) {
    return table.game().flatMap(now -> clock(now, stone));
  }

  private Optional<Object> clock(GameState now, Stone stone) {
    boolean runs =
        now.ended().isEmpty() && !now.paused() && now.toAct() == stone && !table.holdsClock(stone);
    return Optional.ofNullable(now.left().get(stone))
        .map(
            left ->
                new JsonObjectBuilder().put("left", left.toMillis()).put("runs", runs).object());
  }

  private List<Object> choices(ShownPosition at) {
    return table.isMine(at.toMove())
        ? at.offered().stream()
            .<Object>map(
                each ->
                    new JsonObjectBuilder()
                        .put("key", each.key())
                        .put("text", each.label().name())
                        .object())
            .toList()
        : List.of();
  }

  private static String word(Stone stone) {
    return stone.name().toLowerCase(Locale.ROOT);
  }
}
