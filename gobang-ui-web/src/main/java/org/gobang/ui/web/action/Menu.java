package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Stone;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.view.Fields;

/** The menus of the page: the actions that a visitor has, in groups. */
public final class Menu {

  /** The actions in the order of the menus; an empty name is a line between two groups. */
  private static final List<Group> GROUPS =
      List.of(
          new Group(
              "game",
              "new,games,open,invite,,swap,pause,resign,rematch,restart-engine,replace-engine,,plugins,quit"),
          new Group(
              "edit",
              "undo-edit,redo-edit,,remove,promote,main-line,clear-notes,,set-up,,"
                  + "rotate-left,rotate-right,mirror,flip"),
          new Group(
              "move", "undo,hint,now,pass,,start,far-back,back,forth,far-forth,end,,previous,next"),
          new Group(
              "study",
              "analysis,analysis-settings,analysis-board,empty-board,find-win,heat,,review,mistake-back,"
                  + "mistake-forth,,explorer,explorer-values,,problems,choose-problems,solution,,teaching"),
          new Group("help", "updates"));

  /** What only those do who have a side. */
  private static final Set<String> OF_PLAYERS = Set.of("undo", "pass", "resign");

  /** A menu, and the names of its actions. */
  private record Group(String name, String actions) {}

  private final Desk desk;
  private final Actions actions;
  private final Texts texts;
  private final Map<String, SessionCommands.Command> commands;

  /** The menus of a visitor. */
  public Menu(Desk desk, Actions actions) {
    this.desk = desk;
    this.actions = actions;
    this.texts = desk.session().texts();
    this.commands =
        desk.session().commands().all().stream()
            .collect(Collectors.toMap(SessionCommands.Command::name, Function.identity()));
  }

  /** The part of the page; a menu without actions is left out. */
  public Object value() {
    List<Object> menus = new ArrayList<>();
    for (Group group : GROUPS) {
      List<Object> items = items(group);
      if (!items.isEmpty()) {
        menus.add(
            new Fields()
                .put("name", group.name())
                .put("text", texts.of("menu." + group.name()))
                .put("items", items)
                .object());
      }
    }
    return menus;
  }

  private List<Object> items(Group group) {
    List<Object> items = new ArrayList<>();
    boolean line = false;
    for (String name : group.actions().split(",", -1)) {
      line |= name.isEmpty() && !items.isEmpty();
      if (actions.has(name)) {
        if (line) {
          items.add(Optional.empty());
          line = false;
        }
        items.add(item(name));
      }
    }
    return items;
  }

  private Object item(String name) {
    Optional<SessionCommands.Command> command = Optional.ofNullable(commands.get(name));
    String shown = command.map(each -> each.shown().get()).orElse(name);
    return new Fields()
        .put("name", name)
        .put("shown", shown)
        .put("text", text(shown))
        .put("enabled", isPossible(command) && isAllowed(name))
        .put("on", isOn(name))
        .object();
  }

  private boolean isAllowed(String name) {
    boolean plays = Stream.of(Stone.values()).anyMatch(desk.mine());
    return (plays || !OF_PLAYERS.contains(name)) && !(Help.is(name) && desk.table().isBetweenTwo());
  }

  private String text(String shown) {
    return switch (shown) {
      case "teaching" -> texts.of("teaching");
      case "heat" -> texts.of("heat");
      case "explorer-values" -> texts.of("explorer.valued");
      default -> texts.of("do." + shown);
    };
  }

  private boolean isPossible(Optional<SessionCommands.Command> command) {
    Optional<ShownPosition> now = desk.session().presenter().display().position();
    return command.isEmpty() || now.filter(command.get().possible()).isPresent();
  }

  /** Whether something that can be on or off is on; empty for what is only done. */
  private Optional<Boolean> isOn(String name) {
    SessionPresenter session = desk.session().presenter();
    return switch (name) {
      case "analysis" -> Optional.of(session.analysis().isOn());
      case "explorer" -> Optional.of(session.explorer().isOpen());
      case "explorer-values" -> Optional.of(session.explorer().isValued());
      case "heat" -> Optional.of(session.adviser().heatMap().isOn());
      case "teaching" -> Optional.of(session.teacher().choice().on());
      case "set-up" -> Optional.of(session.positions().editor().isPresent());
      default -> Optional.empty();
    };
  }
}
