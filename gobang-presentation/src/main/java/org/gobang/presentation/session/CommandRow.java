package org.gobang.presentation.session;

import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchService;
import org.gobang.presentation.position.ShownPosition;

/**
 * A command: one row in the table of {@link SessionCommands}.
 *
 * @param menu the menu of the command; empty for none
 * @param name identifies it; empty for a separator in a menu
 * @param text the key of its text
 * @param keys its default keys
 * @param possible the positions in which it is enabled; empty for always
 * @param action runs it; empty if each interface implements it
 * @param now the current key of its text; empty if that does not change
 * @param on whether it is on; empty if it has no on or off state, or if each interface knows it
 * @param service the required host service; empty without an optional service
 */
public record CommandRow(
    String menu,
    String name,
    String text,
    Keys keys,
    Optional<BiPredicate<SessionCommands, ShownPosition>> possible,
    Optional<Consumer<SessionCommands>> action,
    Optional<Function<SessionCommands, String>> now,
    Optional<Predicate<SessionCommands>> on,
    Optional<Class<? extends WorkbenchService>> service) {

  /**
   * The keys of a command, each empty for none.
   *
   * @param window the key in a window, in the syntax of {@code javax.swing.KeyStroke}, with {@code
   *     ctrl} for the menu shortcut key of the system
   * @param terminal the terminal input: a word completed with Enter, or keys that act at once,
   *     separated by spaces
   * @param browser the keys in a browser, as values of {@code KeyboardEvent.key}, separated by
   *     spaces: single characters anywhere, others on the board
   */
  public record Keys(String window, String terminal, String browser) {}

  /** Returns a command that is always enabled and that each interface implements. */
  static CommandRow row(String name, String window, String terminal, String browser) {
    return new CommandRow(
        "",
        name,
        "do." + name,
        new Keys(window, terminal, browser),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Returns a command of the session, enabled in every position unless limited further. */
  static CommandRow row(
      String name,
      String window,
      String terminal,
      String browser,
      Consumer<SessionCommands> action) {
    CommandRow row = row(name, window, terminal, browser).when(any -> true);
    return new CommandRow(
        "",
        name,
        row.text,
        row.keys,
        row.possible,
        Optional.of(action),
        row.now,
        row.on,
        row.service);
  }

  /** Returns whether it is a separator in a menu. */
  public boolean isLine() {
    return name.isEmpty();
  }

  CommandRow in(String place) {
    return new CommandRow(place, name, text, keys, possible, action, now, on, service);
  }

  CommandRow text(String key) {
    return new CommandRow(menu, name, key, keys, possible, action, now, on, service);
  }

  CommandRow when(Predicate<ShownPosition> enabled) {
    return when((commands, at) -> enabled.test(at));
  }

  CommandRow when(BiPredicate<SessionCommands, ShownPosition> enabled) {
    return new CommandRow(menu, name, text, keys, Optional.of(enabled), action, now, on, service);
  }

  CommandRow now(Function<SessionCommands, String> key) {
    return new CommandRow(menu, name, text, keys, possible, action, Optional.of(key), on, service);
  }

  /**
   * Returns this command with another text, the key plus {@code -end}, for use while a condition is
   * true.
   */
  CommandRow ends(Predicate<SessionCommands> state) {
    return now(commands -> state.test(commands) ? text + "-end" : text);
  }

  CommandRow on(Predicate<SessionCommands> state) {
    return new CommandRow(
        menu, name, text, keys, possible, action, now, Optional.of(state), service);
  }

  CommandRow needs(Class<? extends WorkbenchService> type) {
    return new CommandRow(menu, name, text, keys, possible, action, now, on, Optional.of(type));
  }

  /** Returns whether a host has the required service; otherwise the command is hidden. */
  public boolean isOffered(Workbench workbench) {
    return service.map(type -> workbench.service(type).isPresent()).orElse(true);
  }
}
