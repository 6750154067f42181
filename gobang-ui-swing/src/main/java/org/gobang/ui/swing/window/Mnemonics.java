package org.gobang.ui.swing.window;

import java.awt.Component;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.JMenu;
import javax.swing.JMenuBar;

/**
 * The letters that menus are operated by: one of the text, or one behind it in brackets where the
 * text is not written in letters, {@code 对局(G)}. No two entries of a menu have the same.
 */
final class Mnemonics {

  private static final String TEXT = "gobang.text";

  private Mnemonics() {}

  /** Gives letters to a whole menu bar. */
  static void assign(JMenuBar bar) {
    assign(bar.getComponents());
  }

  private static void assign(Component[] entries) {
    Set<Character> taken = new HashSet<>();
    for (Component entry : entries) {
      if (entry instanceof AbstractButton button) {
        assign(button, taken);
      }
      if (entry instanceof JMenu menu) {
        assign(menu.getMenuComponents());
      }
    }
  }

  private static void assign(AbstractButton entry, Set<Character> taken) {
    String text = text(entry);
    char letter = free(text, taken);
    if (letter == 0) {
      letter = free(String.valueOf(entry.getName()) + "abcdefghijklmnopqrstuvwxyz", taken);
      entry.setText(text + "(" + letter + ")");
    } else {
      entry.setText(text);
    }
    taken.add(letter);
    entry.setMnemonic(letter);
  }

  /** The text without a letter behind it. */
  private static String text(AbstractButton entry) {
    if (entry.getAction() != null) {
      return String.valueOf(entry.getAction().getValue(Action.NAME));
    }
    if (entry.getClientProperty(TEXT) == null) {
      entry.putClientProperty(TEXT, entry.getText());
    }
    return String.valueOf(entry.getClientProperty(TEXT));
  }

  /** The first letter that is not taken, beginnings of words before the others; 0 for none. */
  private static char free(String text, Set<Character> taken) {
    return IntStream.concat(
            IntStream.range(0, text.length())
                .filter(at -> at == 0 || !Character.isLetter(text.charAt(at - 1))),
            IntStream.range(0, text.length()))
        .map(at -> text.substring(at, at + 1).toUpperCase(Locale.ROOT).charAt(0))
        .filter(letter -> letter >= 'A' && letter <= 'Z' && !taken.contains((char) letter))
        .mapToObj(letter -> (char) letter)
        .findFirst()
        .orElse((char) 0);
  }
}
