package org.gobang.ui.swing.window;

import java.awt.Insets;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JToolBar;
import javax.swing.KeyStroke;
import org.gobang.ui.swing.board.Deed;
import org.gobang.ui.swing.board.Theme;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.Journey;
import org.gobang.ui.swing.present.Position;
import org.gobang.ui.swing.present.Showing;
import org.gobang.ui.swing.present.Words;

/** The menus and the tools: what can be done, and with which keys. */
final class Menus {

  private final GamePresenter game;
  private final Words words;
  private final GameWindow window;
  private final List<Entry> entries = new ArrayList<>();
  private final JMenuBar bar = new JMenuBar();
  private final JToolBar tools = new JToolBar();
  private final Action newGame;
  private final Action undo;
  private final Action hint;
  private final Action now;
  private final Action pause;
  private final Action resign;

  /** A deed, and when it can be done. */
  private record Entry(Action action, Predicate<Position> possible) {}

  Menus(GamePresenter game, Words words, GameWindow window) {
    this.game = game;
    this.words = words;
    this.window = window;
    tools.setFloatable(false);
    tools.setBorder(BorderFactory.createEmptyBorder(4, 10, 2, 10));
    newGame = deed("new", control(KeyEvent.VK_N), window::chooseNewGame, any -> true);
    undo = deed("undo", control(KeyEvent.VK_Z), game.deeds()::takeBack, any -> true);
    hint = deed("hint", control(KeyEvent.VK_H), game::askForHint, at -> !at.over());
    now = deed("now", control(KeyEvent.VK_M), game.deeds()::moveNow, Position::computerThinks);
    pause = deed("pause", "F8", game.deeds()::pause, at -> !at.over());
    resign = deed("resign", "", window::askToResign, Position::personPlays);
    tool(newGame);
    tools.addSeparator();
    tool(undo, hint, now, pause);
    tools.addSeparator();
    tool(resign);
    bar.add(gameMenu());
    bar.add(moveMenu());
    bar.add(viewMenu());
  }

  JMenuBar bar() {
    return bar;
  }

  JToolBar tools() {
    return tools;
  }

  private JMenu gameMenu() {
    JMenu menu = new JMenu(words.of("menu.game"));
    menu.add(newGame);
    menu.addSeparator();
    menu.add(deed("open", control(KeyEvent.VK_O), window::openFile, any -> true));
    menu.add(deed("save", control(KeyEvent.VK_S), window::saveFile, any -> true));
    menu.addSeparator();
    menu.add(deed("swap", "", game.deeds()::swapSides, any -> true));
    menu.add(pause);
    menu.add(resign);
    menu.addSeparator();
    menu.add(named("plugins", "shift " + control(KeyEvent.VK_P), window::openPlugins));
    menu.addSeparator();
    menu.add(named("close", control(KeyEvent.VK_W), window::close));
    return menu;
  }

  private JMenu moveMenu() {
    JMenu menu = new JMenu(words.of("menu.move"));
    menu.add(undo);
    menu.add(hint);
    menu.add(now);
    menu.add(deed("pass", control(KeyEvent.VK_P), game.deeds()::pass, Position::personToMove));
    menu.addSeparator();
    step(menu, "start", "alt HOME", Journey.Step.START);
    step(menu, "back", "alt LEFT", Journey.Step.BACK);
    step(menu, "forth", "alt RIGHT", Journey.Step.FORTH);
    step(menu, "end", "alt END", Journey.Step.END);
    return menu;
  }

  private void step(JMenu menu, String key, String stroke, Journey.Step step) {
    menu.add(deed(key, stroke, () -> game.deeds().step(step), any -> true));
  }

  private JMenu viewMenu() {
    JMenu menu = new JMenu(words.of("menu.view"));
    for (Showing what : Showing.values()) {
      JCheckBoxMenuItem item =
          new JCheckBoxMenuItem(words.of("show." + what.word()), game.is(what));
      item.addActionListener(event -> game.show(what, item.isSelected()));
      game.onChange(() -> item.setSelected(game.is(what)));
      menu.add(item);
    }
    menu.addSeparator();
    JMenu themes = new JMenu(words.of("menu.board"));
    List<String> all = List.of(Theme.values()).stream().map(Theme::word).toList();
    choices(themes, "theme.", all, window.theme().word(), word -> window.theme(Theme.of(word)));
    menu.add(themes);
    JMenu looks = new JMenu(words.of("menu.look"));
    choices(looks, "look.", Looks.ALL, window.look(), window::look);
    menu.add(looks);
    return menu;
  }

  private void choices(
      JMenu menu, String prefix, List<String> all, String chosen, Consumer<String> choose) {
    ButtonGroup group = new ButtonGroup();
    for (String each : all) {
      JRadioButtonMenuItem item =
          new JRadioButtonMenuItem(words.of(prefix + each), each.equals(chosen));
      item.addActionListener(event -> choose.accept(each));
      group.add(item);
      menu.add(item);
    }
  }

  private void tool(Action... actions) {
    for (Action action : actions) {
      JButton button = tools.add(action);
      // The board keeps the keyboard.
      button.setFocusable(false);
      button.setMargin(new Insets(4, 10, 4, 10));
    }
  }

  private Action deed(String key, String stroke, Runnable does, Predicate<Position> possible) {
    Action deed = named(key, stroke, does);
    entries.add(new Entry(deed, possible));
    return deed;
  }

  private Action named(String key, String stroke, Runnable does) {
    Deed deed = new Deed(words.of("do." + key), does);
    deed.putValue(Action.SHORT_DESCRIPTION, words.of("do." + key + ".tip"));
    if (!stroke.isEmpty()) {
      deed.putValue(Action.ACCELERATOR_KEY, KeyStroke.getKeyStroke(stroke));
    }
    return deed;
  }

  /** A key with the one that menus go by here: Control, or Command. */
  private static String control(int key) {
    int mask = Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx();
    return KeyStroke.getKeyStroke(key, mask).toString();
  }

  /** Shows what can be done now. */
  void show() {
    for (Entry entry : entries) {
      entry.action().setEnabled(game.position().filter(entry.possible()).isPresent());
    }
    boolean held = game.position().filter(at -> at.state().paused()).isPresent();
    pause.putValue(Action.NAME, words.of(held ? "do.resume" : "do.pause"));
  }
}
