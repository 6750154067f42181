package org.gobang.ui.swing.window;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.Icon;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JRadioButtonMenuItem;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.KeyMap;
import org.gobang.ui.swing.present.Setting;

/** The menus of a window, built from the table of commands. Another language requires new menus. */
final class Menus {

  private final Texts texts;
  private final SessionCommands session;
  private final Appearance appearance;
  private final CommandActions commands;

  /** The factories of menus outside the table of commands, by name. */
  private final Map<String, Supplier<JMenu>> inner = new HashMap<>();

  private final List<Runnable> choices = new ArrayList<>();
  private final JMenuBar bar = new JMenuBar();

  /**
   * Creates menus without entries, because creating the 140 entries would delay the window.
   *
   * @param rules the rules of the current game
   */
  Menus(
      Texts texts,
      SessionCommands session,
      KeyMap keys,
      Appearance now,
      FileDialogs files,
      Supplier<Optional<String>> rules) {
    this.texts = texts;
    this.session = session;
    this.appearance = now;
    this.commands = new CommandActions(session, texts, keys);
    inner.put("recent", files::recent);
    inner.put("marks", () -> fill(menu("marks")));
    inner.put("rules", () -> files.rules(rules));
    inner.put("workspaces", () -> fill(menu("workspaces")));
    inner.put("board", () -> choices(menu("board"), "theme.", now.theme));
    inner.put("stones", () -> choices(menu("stones"), "stones.", now.stones));
    inner.put("looks", () -> choices(menu("look"), "look.", now.look));
    for (String name : SessionCommands.MENUS) {
      if (name.equals("help")) {
        bar.add(menu("language"));
      }
      bar.add(menu(name));
    }
    Mnemonics.assign(bar);
  }

  /** Creates the entries. Called once, after the window is open. */
  void fill() {
    for (int i = 0; i < bar.getMenuCount(); i++) {
      fill(bar.getMenu(i));
    }
    showKeys();
    Mnemonics.assign(bar);
    show();
  }

  JMenuBar bar() {
    return bar;
  }

  CommandActions commands() {
    return commands;
  }

  private JMenu menu(String name) {
    JMenu menu = new JMenu(texts.of("menu." + name));
    menu.setName(name);
    return menu;
  }

  private JMenu fill(JMenu menu) {
    if (menu.getName().equals("language")) {
      choices(menu, "language.", appearance.language);
    }
    for (CommandRow row : SessionCommands.menu(menu.getName())) {
      if (row.isLine()) {
        menu.addSeparator();
      } else if (inner.containsKey(row.name())) {
        menu.add(inner.get(row.name()).get());
      } else if (session.has(row) && session.isOffered(row)) {
        Action action = commands.action(row.name());
        boolean ticked = commands.isTicked(row);
        JMenuItem item = ticked ? new JCheckBoxMenuItem(action) : new JMenuItem(action);
        item.setName(row.name());
        menu.add(item);
      }
    }
    return menu;
  }

  /** Adds mutually exclusive choices. */
  private <T> JMenu choices(JMenu menu, String key, Setting<T> setting) {
    for (T each : setting.all()) {
      String text = key + each.toString().toLowerCase(Locale.ROOT);
      JMenuItem item = new JRadioButtonMenuItem(texts.of(text));
      item.setName(text.substring(text.indexOf('.') + 1));
      item.addActionListener(event -> setting.set(each));
      choices.add(() -> item.setSelected(setting.get().equals(each)));
      menu.add(item);
    }
    return menu;
  }

  /** Updates the displayed keys. */
  void showKeys() {
    commands.showKeys(bar);
  }

  /** Updates the enabled commands and the selected choices. */
  void show() {
    choices.forEach(Runnable::run);
    if (commands.show()) {
      Mnemonics.assign(bar);
    }
    Icon speaker =
        Icons.of(session.isOn(SessionCommands.named("sound")).orElse(true) ? "sound" : "silence");
    commands.action("sound").putValue(Action.LARGE_ICON_KEY, speaker);
    boolean runs = session.text(SessionCommands.named("pause")).equals("do.pause");
    commands.action("pause").putValue(Action.LARGE_ICON_KEY, Icons.of(runs ? "pause" : "resume"));
  }
}
