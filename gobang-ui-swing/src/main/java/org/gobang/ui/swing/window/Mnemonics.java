package org.gobang.ui.swing.window;

import java.awt.Component;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.JMenu;
import javax.swing.JMenuBar;

/**
 * The mnemonics of menus: a letter of the text, or a letter in brackets after a text without
 * letters, for example {@code 对局(G)}. The entries of a menu have different letters. An entry has no
 * letter only if the other entries need all letters of its text.
 */
final class Mnemonics {

  private static final String TEXT = "gobang.text";

  /** The suffix after the letter, as in 打开(O)…… */
  private static final String ELLIPSIS = "… .";

  /** The entries of a menu by letter. */
  private final Map<Character, AbstractButton> entries = new HashMap<>();

  private Mnemonics() {}

  /** Sets the letters of a menu bar. */
  static void assign(JMenuBar bar) {
    assign(bar.getComponents());
  }

  private static void assign(Component[] components) {
    Mnemonics menu = new Mnemonics();
    List<AbstractButton> bare = new ArrayList<>();
    for (Component each : components) {
      if (each instanceof AbstractButton entry) {
        bare.add(entry);
        menu.claim(entry, new HashSet<>());
      }
      if (each instanceof JMenu inner) {
        assign(inner.getMenuComponents());
      }
    }
    bare.forEach(Mnemonics::clear);
    menu.entries.forEach((letter, entry) -> give(entry, letter));
  }

  /**
   * Assigns a letter to an entry and returns whether one was found: an unused letter, or one of an
   * entry that can use another letter.
   */
  private boolean claim(AbstractButton entry, Set<Character> tried) {
    List<Character> letters = letters(entry);
    for (char letter : letters) {
      if (entries.putIfAbsent(letter, entry) == null) {
        return true;
      }
    }
    for (char letter : letters) {
      AbstractButton holder = entries.get(letter);
      if (tried.add(letter) && holder != null && claim(holder, tried)) {
        entries.put(letter, entry);
        return true;
      }
    }
    return false;
  }

  private static void clear(AbstractButton entry) {
    entry.setText(text(entry));
    entry.setMnemonic(0);
  }

  private static void give(AbstractButton entry, char letter) {
    if (letters(text(entry)).isEmpty()) {
      String text = text(entry);
      int end = text.length();
      while (end > 0 && ELLIPSIS.indexOf(text.charAt(end - 1)) >= 0) {
        end--;
      }
      entry.setText(text.substring(0, end) + "(" + letter + ")" + text.substring(end));
    }
    entry.setMnemonic(letter);
  }

  /** Returns the text of an entry without the letter in brackets. */
  private static String text(AbstractButton entry) {
    if (entry.getAction() != null) {
      return String.valueOf(entry.getAction().getValue(Action.NAME));
    }
    if (entry.getClientProperty(TEXT) == null) {
      entry.putClientProperty(TEXT, entry.getText());
    }
    return String.valueOf(entry.getClientProperty(TEXT));
  }

  private static List<Character> letters(AbstractButton entry) {
    List<Character> letters = letters(text(entry));
    return letters.isEmpty() ? letters(entry.getName() + "abcdefghijklmnopqrstuvwxyz") : letters;
  }

  /** Returns the letters of a text, initials of words first. */
  private static List<Character> letters(String text) {
    return IntStream.concat(
            IntStream.range(0, text.length())
                .filter(at -> at == 0 || !Character.isLetter(text.charAt(at - 1))),
            IntStream.range(0, text.length()))
        .mapToObj(at -> text.substring(at, at + 1).toUpperCase(Locale.ROOT).charAt(0))
        .filter(letter -> letter >= 'A' && letter <= 'Z')
        .distinct()
        .toList();
  }
}
