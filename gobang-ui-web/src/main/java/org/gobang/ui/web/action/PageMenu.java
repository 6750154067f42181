package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.Stone;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.ui.web.view.JsonObject;

/**
 * The menus and keys of the page: the commands available to a visitor.
 *
 * @param context the context of the visitor's actions
 * @param actions the visitor's actions
 */
public record PageMenu(ActionContext context, Actions actions) {

  /** The commands implemented by the page. */
  private static final Set<String> OF_PAGE = Set.of("keys", "menu");

  /** The commands available only to visitors with a seat. */
  private static final Set<String> OF_PLAYERS = Set.of("undo", "pass", "resign");

  /** Returns the menus with commands as a part of the page. */
  public Object menus() {
    List<Object> menus = new ArrayList<>();
    for (String name : SessionCommands.MENUS) {
      List<Object> items = items(name);
      if (!items.isEmpty()) {
        menus.add(JsonObject.named(name, context.texts().of("menu." + name)).with("items", items));
      }
    }
    return menus;
  }

  /** Returns the commands with key bindings as a part of the page. */
  public Object keys() {
    return SessionCommands.TABLE.stream()
        .filter(row -> has(row) && !row.keys().browser().isEmpty())
        .map(
            row ->
                new JsonObject()
                    .with("name", row.name())
                    .with("keys", List.of(row.keys().browser().split(" ")))
                    .with("text", context.texts().of(row.text())))
        .toList();
  }

  private SessionCommands commands() {
    return context.session().commands();
  }

  private boolean has(CommandRow row) {
    return commands().isOffered(row) && (actions.has(row.name()) || OF_PAGE.contains(row.name()));
  }

  private List<Object> items(String menu) {
    List<Object> items = new ArrayList<>();
    boolean line = false;
    for (CommandRow row : SessionCommands.menu(menu)) {
      line |= row.isLine() && !items.isEmpty();
      if (has(row)) {
        if (line) {
          items.add(Optional.empty());
          line = false;
        }
        items.add(item(row));
      }
    }
    return items;
  }

  private Object item(CommandRow row) {
    return JsonObject.named(row.name(), context.texts().of(commands().text(row)))
        .with("keys", row.keys().browser())
        .with("enabled", commands().isPossible(row) && isAllowed(row.name()))
        .with("on", commands().isOn(row));
  }

  private boolean isAllowed(String name) {
    boolean plays = Stream.of(Stone.values()).anyMatch(context.mine());
    return (plays || !OF_PLAYERS.contains(name))
        && !(AssistanceActions.is(name) && context.table().isBetweenTwo());
  }
}
