package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.Stone;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.view.JsonObjectBuilder;

/** The menus and keys of the page: the commands that a visitor has. */
public final class PageMenu {

  /** Commands that the page does alone. */
  private static final Set<String> OF_PAGE = Set.of("keys", "menu");

  /** Commands for those only who have a side. */
  private static final Set<String> OF_PLAYERS = Set.of("undo", "pass", "resign");

  private final ActionContext desk;
  private final Actions actions;
  private final SessionCommands commands;
  private final Texts texts;

  /** The menus of a visitor. */
  public PageMenu(ActionContext desk, Actions actions) {
    this.desk = desk;
    this.actions = actions;
    this.commands = desk.session().commands();
    this.texts = desk.session().texts();
  }

  /** The menus, as a part of the page; a menu without commands is left out. */
  public Object menus() {
    List<Object> menus = new ArrayList<>();
    for (String name : SessionCommands.MENUS) {
      List<Object> items = items(name);
      if (!items.isEmpty()) {
        menus.add(
            new JsonObjectBuilder()
                .put("name", name)
                .put("text", texts.of("menu." + name))
                .put("items", items)
                .object());
      }
    }
    return menus;
  }

  /** The commands that have keys, as a part of the page. */
  public Object keys() {
    return SessionCommands.TABLE.stream()
        .filter(row -> has(row) && !row.keys().browser().isEmpty())
        .map(
            row ->
                new JsonObjectBuilder()
                    .put("name", row.name())
                    .put("keys", List.of(row.keys().browser().split(" ")))
                    .put("text", texts.of(row.text()))
                    .object())
        .toList();
  }

  private boolean has(CommandRow row) {
    return commands.isOffered(row) && (actions.has(row.name()) || OF_PAGE.contains(row.name()));
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
    return new JsonObjectBuilder()
        .put("name", row.name())
        .put("text", texts.of(commands.text(row)))
        .put("keys", row.keys().browser())
        .put("enabled", commands.isPossible(row) && isAllowed(row.name()))
        .put("on", commands.isOn(row))
        .object();
  }

  private boolean isAllowed(String name) {
    boolean plays = Stream.of(Stone.values()).anyMatch(desk.mine());
    return (plays || !OF_PLAYERS.contains(name))
        && !(AssistanceActions.is(name) && desk.table().isBetweenTwo());
  }
}
