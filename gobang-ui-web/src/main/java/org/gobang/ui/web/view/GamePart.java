package org.gobang.ui.web.view;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.BudgetUse;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.GameEnd;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.session.WebSession;

/** The players, the side to move and the messages. */
record GamePart(WebSession session, TableView table) {

  Object value() {
    Texts texts = session.texts();
    Optional<ShownPosition> now = session.display().position();
    JsonObject game =
        new JsonObject()
            .with("title", now.map(at -> at.title(texts)).orElse(texts.of("gobang")))
            .with("status", session.display().status())
            .flag("busy", now.filter(ShownPosition::computerThinks).isPresent())
            .with("budget", session.display().budgetUse().map(BudgetUse::used))
            .with("notice", notice(session.display().notice()))
            .with("problem", session.display().problem())
            .with("end", session.display().end().map(this::end))
            .flag("explored", now.filter(ShownPosition::explored).isPresent())
            .flag("paused", now.filter(at -> at.state().paused()).isPresent());
    now.ifPresent(
        at ->
            game.with("players", List.of(player(at, Stone.BLACK), player(at, Stone.WHITE)))
                .with("choices", choices(at)));
    return game;
  }

  private static Optional<Object> notice(Notice notice) {
    return Optional.of(notice)
        .filter(each -> !each.sentence().isEmpty())
        .map(each -> new JsonObject().with("text", each.sentence()).with("error", each.failed()));
  }

  private Object end(GameEnd end) {
    return new JsonObject()
        .with("title", end.sentence(session.texts()))
        .with("note", end.note())
        .with("actions", table.afterwards().stream().map(this::action).toList());
  }

  private Object action(String name) {
    return JsonObject.named(name, session.texts().of("do." + name)).with("enabled", true);
  }

  private Object player(ShownPosition at, Stone stone) {
    return new JsonObject()
        .with("stone", stone.word())
        .with("name", at.side(stone, session.texts()))
        .with("detail", at.strength(stone))
        .flag("person", at.state().seat(stone) instanceof Seat.Human)
        .flag("mine", isMine(at, stone))
        .flag("toMove", !at.over() && at.toMove() == stone)
        .with("present", table.isPresent(stone))
        .with("clock", clock(stone));
  }

  private boolean isMine(ShownPosition at, Stone stone) {
    return !at.explored() && at.state().seat(stone) instanceof Seat.Human && table.isMine(stone);
  }

  /** Returns the clock of a side in the game, regardless of the viewed position. */
  private Optional<Object> clock(Stone stone) {
    return table.game().flatMap(now -> clock(now, stone));
  }

  private Optional<Object> clock(GameState now, Stone stone) {
    boolean runs =
        now.ended().isEmpty() && !now.paused() && now.toAct() == stone && !table.holdsClock(stone);
    return Optional.ofNullable(now.left().get(stone))
        .map(left -> new JsonObject().with("left", left.toMillis()).with("runs", runs));
  }

  private List<Object> choices(ShownPosition at) {
    return table.isMine(at.toMove())
        ? at.offered().stream()
            .<Object>map(
                each -> new JsonObject().with("key", each.key()).with("text", each.label().name()))
            .toList()
        : List.of();
  }
}
