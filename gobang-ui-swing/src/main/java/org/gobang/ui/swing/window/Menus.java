package org.gobang.ui.swing.window;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.Action;
import javax.swing.Icon;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JRadioButtonMenuItem;
import org.gobang.presentation.board.Showing;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.Symmetry;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.teaching.Teacher;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.StoneSet;
import org.gobang.ui.swing.board.Theme;
import org.gobang.ui.swing.dock.Dock;
import org.gobang.ui.swing.dock.DockPanel;
import org.gobang.ui.swing.dock.Side;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.KeyMap;
import org.gobang.ui.swing.present.Language;
import org.gobang.ui.swing.present.TextSize;

/** The menus of a window; another language needs new ones. */
final class Menus {

  private final GamePresenter game;
  private final Texts texts;
  private final GameWindow window;
  private final Dock dock;
  private final List<DockPanel> panels;
  private final Commands commands;
  private final SessionCommands session;
  private final List<Runnable> choices = new ArrayList<>();
  private final JMenuBar bar = new JMenuBar();

  /** Makes the entries in their order. */
  private final List<Runnable> entries = new ArrayList<>();

  /** Menus without entries: these are 140 components, which a window is open sooner without. */
  Menus(
      GamePresenter game,
      Texts texts,
      KeyMap keys,
      GameWindow window,
      Dock dock,
      List<DockPanel> panels) {
    this.game = game;
    this.dock = dock;
    this.panels = panels;
    this.texts = texts;
    this.commands = new Commands(texts, keys);
    this.window = window;
    this.session = new SessionCommands(game.session(), game.actions());
    bar.add(gameMenu());
    bar.add(editMenu());
    bar.add(moveMenu());
    bar.add(studyMenu());
    bar.add(viewMenu());
    bar.add(languageMenu());
    bar.add(helpMenu());
    Mnemonics.assign(bar);
  }

  /** Makes the entries; once, when the window is open. */
  void fill() {
    entries.forEach(Runnable::run);
    entries.clear();
    showKeys();
    Mnemonics.assign(bar);
    show();
  }

  JMenuBar bar() {
    return bar;
  }

  Commands commands() {
    return commands;
  }

  private JMenu menu(String name) {
    JMenu menu = new JMenu(texts.of("menu." + name));
    menu.setName(name);
    return menu;
  }

  private JMenu gameMenu() {
    JMenu menu = menu("game");
    add(menu, "new", Keys.control(KeyEvent.VK_N), window::chooseNewGame);
    separate(menu);
    Files files = window.files();
    add(menu, "open", Keys.control(KeyEvent.VK_O), files::open, any -> true);
    inner(menu, files.recent());
    add(menu, "library", "", window::showLibrary, any -> true);
    add(menu, "save", Keys.control(KeyEvent.VK_S), files::save, any -> true);
    add(menu, "save-as", "shift " + Keys.control(KeyEvent.VK_S), files::saveAs, any -> true);
    add(menu, "export", "", window::exportPicture, any -> true);
    separate(menu);
    add(menu, "copy", Keys.control(KeyEvent.VK_C), files::copyPosition, any -> true);
    add(menu, "copy-game", "shift " + Keys.control(KeyEvent.VK_C), files::copyGame, any -> true);
    String copyPicture = "alt " + Keys.control(KeyEvent.VK_C);
    add(menu, "copy-picture", copyPicture, window::copyPicture, any -> true);
    add(menu, "paste", Keys.control(KeyEvent.VK_V), files::paste, any -> true);
    separate(menu);
    add(menu, "swap", "");
    add(menu, "pause", "F8");
    add(menu, "resign", "", window::resign, ShownPosition::personPlays);
    add(menu, "rematch", "");
    add(menu, "restart-engine", "");
    add(menu, "replace-engine", "");
    separate(menu);
    add(menu, "engines", "", window::openEngines);
    add(menu, "tournament", "", window::openTournament);
    add(menu, "plugins", "shift " + Keys.control(KeyEvent.VK_P), window::openPlugins);
    add(menu, "settings", Keys.control(KeyEvent.VK_COMMA), window::showSettings);
    add(menu, "close", Keys.control(KeyEvent.VK_W), window::leave);
    return menu;
  }

  private JMenu editMenu() {
    JMenu menu = menu("edit");
    add(menu, "undo-edit", "alt BACK_SPACE");
    add(menu, "redo-edit", "alt shift BACK_SPACE");
    separate(menu);
    String remove = Keys.control(KeyEvent.VK_DELETE);
    add(menu, "remove", remove);
    add(menu, "promote", "alt shift UP");
    add(menu, "main-line", "alt shift HOME");
    add(menu, "clear-notes", "shift " + remove);
    separate(menu);
    inner(menu, marks());
    add(menu, "set-up", "F4");
    inner(
        menu, window.files().rules(() -> game.session().state().map(now -> now.record().rules())));
    separate(menu);
    add(menu, Symmetry.ROTATE_LEFT.word(), "shift " + Keys.control(KeyEvent.VK_LEFT));
    add(menu, Symmetry.ROTATE_RIGHT.word(), "shift " + Keys.control(KeyEvent.VK_RIGHT));
    add(menu, Symmetry.MIRROR.word(), "");
    add(menu, Symmetry.FLIP.word(), "");
    return menu;
  }

  /** The tools that draw; the one that draws already is put away. */
  private JMenu marks() {
    JMenu menu = menu("marks");
    int key = KeyEvent.VK_1;
    for (MarkTool tool : MarkTool.values()) {
      String name = "mark-" + tool.word();
      Action action =
          commands.add(name, Keys.control(key++), () -> game.mark(tool), Optional.of(any -> true));
      entries.add(
          () -> {
            JMenuItem item = new JCheckBoxMenuItem(action);
            item.setName(name);
            choices.add(() -> item.setSelected(game.isMarking(tool)));
            menu.add(item);
          });
    }
    return menu;
  }

  private JMenu moveMenu() {
    JMenu menu = menu("move");
    add(menu, "undo", Keys.control(KeyEvent.VK_Z), game::takeBack, any -> true);
    add(menu, "hint", Keys.control(KeyEvent.VK_H));
    add(menu, "now", Keys.control(KeyEvent.VK_M));
    add(menu, "pass", Keys.control(KeyEvent.VK_P));
    separate(menu);
    add(menu, "start", "alt HOME");
    add(menu, "far-back", "alt PAGE_UP");
    add(menu, "back", "alt LEFT");
    add(menu, "forth", "alt RIGHT");
    add(menu, "far-forth", "alt PAGE_DOWN");
    add(menu, "end", "alt END");
    separate(menu);
    add(menu, "previous", "alt UP");
    add(menu, "next", "alt DOWN");
    return menu;
  }

  private JMenu studyMenu() {
    JMenu menu = menu("study");
    add(menu, "analysis", "F7");
    add(menu, "analysis-board", "shift F7");
    add(menu, "empty-board", "");
    add(menu, "find-win", Keys.control(KeyEvent.VK_F));
    String whyNot = "shift " + Keys.control(KeyEvent.VK_H);
    add(menu, "why", whyNot, game.board()::askFocus, at -> !at.over());
    separate(menu);
    add(menu, "review", "F9");
    add(menu, "mistake-back", "alt shift LEFT");
    add(menu, "mistake-forth", "alt shift RIGHT");
    add(menu, "explorer", Keys.control(KeyEvent.VK_E), window::showExplorer, any -> true);
    separate(menu);
    add(menu, "problems", "F5");
    add(menu, "choose-problems", Keys.control(KeyEvent.VK_F5), window::chooseProblems);
    add(menu, "solution", "shift F5");
    separate(menu);
    Teacher teacher = game.session().teacher();
    check(
        menu,
        "teaching",
        "teaching",
        () -> teacher.choice().on(),
        on -> game.session().teach(teacher.choice().on(on)));
    return menu;
  }

  private JMenu viewMenu() {
    JMenu menu = menu("view");
    for (Showing what : Showing.values()) {
      check(
          menu, what.word(), "show." + what.word(), () -> game.is(what), on -> game.show(what, on));
    }
    add(menu, "sound", "", () -> window.sounds(!game.sounds()));
    separate(menu);
    JMenu themes = menu("board");
    for (Theme theme : Theme.values()) {
      String word = theme.word();
      choice(
          themes,
          "theme." + word,
          () -> window.appearance().theme() == theme,
          () -> window.appearance().theme(theme));
    }
    inner(menu, themes);
    JMenu stones = menu("stones");
    for (StoneSet set : StoneSet.values()) {
      choice(
          stones,
          "stones." + set.word(),
          () -> window.appearance().stones() == set,
          () -> window.appearance().stones(set));
    }
    inner(menu, stones);
    JMenu looks = menu("look");
    for (String look : Looks.ALL) {
      choice(
          looks,
          "look." + look,
          () -> window.appearance().look().equals(look),
          () -> window.appearance().look(look));
    }
    inner(menu, looks);
    separate(menu);
    add(
        menu,
        "larger",
        Keys.control(KeyEvent.VK_PLUS),
        () -> window.appearance().textSize(window.appearance().textSize().larger()));
    add(
        menu,
        "smaller",
        Keys.control(KeyEvent.VK_MINUS),
        () -> window.appearance().textSize(window.appearance().textSize().smaller()));
    add(
        menu,
        "usual-size",
        Keys.control(KeyEvent.VK_0),
        () -> window.appearance().textSize(TextSize.USUAL));
    separate(menu);
    inner(menu, panelsMenu());
    add(menu, "alone", "F11", () -> dock.alone(!dock.isAlone()));
    add(menu, "area", "F6", window::nextArea);
    add(menu, "front-end", "", window::chooseFrontEnd);
    return menu;
  }

  private JMenu panelsMenu() {
    JMenu menu = menu("panels");
    for (DockPanel panel : panels) {
      JMenu places = new JMenu(texts.of("panel." + panel.id()));
      places.setName("panel-" + panel.id());
      for (Side side : Side.values()) {
        choice(
            places,
            "panel.to." + side.word(),
            () -> dock.side(panel.id()) == side,
            () -> dock.move(panel.id(), side));
      }
      inner(menu, places);
    }
    separate(menu);
    add(menu, "panels-reset", "", dock::reset);
    return menu;
  }

  private JMenu languageMenu() {
    JMenu menu = menu("language");
    for (Language each : Language.values()) {
      String key = "language." + each.word();
      choice(
          menu,
          key,
          () -> window.appearance().language() == each,
          () -> window.appearance().language(each));
    }
    return menu;
  }

  private JMenu helpMenu() {
    JMenu menu = menu("help");
    add(menu, "keys", "F1", window::showKeys);
    add(menu, "updates", "", window::checkForUpdates);
    add(menu, "about", "", window::showAbout);
    return menu;
  }

  /** Adds a command of the session. */
  private void add(JMenu menu, String name, String key) {
    SessionCommands.Command command = session.of(name);
    add(menu, name, key, command.run(), command.possible());
  }

  /** Adds a command that is always enabled. */
  private void add(JMenu menu, String name, String key, Runnable task) {
    add(menu, name, key, task, Optional.empty());
  }

  /** Adds a command that is enabled in some positions. */
  private void add(
      JMenu menu, String name, String key, Runnable task, Predicate<ShownPosition> possible) {
    add(menu, name, key, task, Optional.of(possible));
  }

  private void add(
      JMenu menu,
      String name,
      String key,
      Runnable task,
      Optional<Predicate<ShownPosition>> possible) {
    Action action = commands.add(name, key, task, possible);
    entries.add(() -> menu.add(action).setName(name));
  }

  private void separate(JMenu menu) {
    entries.add(menu::addSeparator);
  }

  private void inner(JMenu menu, JMenu inner) {
    entries.add(() -> menu.add(inner));
  }

  /** Adds what can be on or off. */
  private void check(
      JMenu menu, String name, String key, BooleanSupplier on, Consumer<Boolean> choose) {
    entries.add(
        () -> {
          JMenuItem item = new JCheckBoxMenuItem(texts.of(key));
          item.setName(name);
          item.addActionListener(event -> choose.accept(item.isSelected()));
          choices.add(() -> item.setSelected(on.getAsBoolean()));
          menu.add(item);
        });
  }

  /** Adds one of several exclusive choices. */
  private void choice(JMenu menu, String key, BooleanSupplier chosen, Runnable choose) {
    entries.add(
        () -> {
          JMenuItem item = new JRadioButtonMenuItem(texts.of(key));
          item.setName(key.substring(key.indexOf('.') + 1));
          item.addActionListener(event -> choose.run());
          choices.add(() -> item.setSelected(chosen.getAsBoolean()));
          menu.add(item);
        });
  }

  /** Shows the current keys. */
  void showKeys() {
    commands.showKeys(bar);
  }

  /** Shows which commands are enabled and which choices are selected. */
  void show() {
    Optional<ShownPosition> position = game.session().display().position();
    commands.enable(position);
    choices.forEach(Runnable::run);
    boolean other = commands.rename("sound", game.sounds() ? "sound" : "silence");
    for (SessionCommands.Command each : session.all()) {
      other |= commands.has(each.name()) && commands.rename(each.name(), each.shown().get());
    }
    if (other) {
      Mnemonics.assign(bar);
    }
    Icon speaker = Icons.of(game.sounds() ? "sound" : "silence");
    commands.action("sound").putValue(Action.LARGE_ICON_KEY, speaker);
    Icon pause = Icons.of(session.of("pause").shown().get().equals("pause") ? "pause" : "resume");
    commands.action("pause").putValue(Action.LARGE_ICON_KEY, pause);
  }
}
