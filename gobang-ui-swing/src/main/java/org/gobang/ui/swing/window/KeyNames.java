package org.gobang.ui.swing.window;

import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.KeyStroke;
import org.gobang.presentation.session.SessionCommands;
import org.jspecify.annotations.Nullable;

/** Converts keys between the form saved in preferences, the form shown to users, and keystrokes. */
final class KeyNames {

  private static final int COMBINING =
      InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;

  private KeyNames() {}

  /** Returns the normal form of a key; empty for an invalid key. */
  static String spelling(String text) {
    KeyStroke key = text.isBlank() ? null : KeyStroke.getKeyStroke(text);
    return key == null ? "" : key.toString();
  }

  /** Returns the default keys of all commands by name; empty for no key. */
  static Map<String, String> usual() {
    String held = menus() == InputEvent.META_DOWN_MASK ? "meta" : "ctrl";
    Map<String, String> keys = new LinkedHashMap<>();
    SessionCommands.TABLE.stream()
        .filter(row -> !row.isLine())
        .forEach(row -> keys.put(row.name(), spelling(row.keys().window().replace("ctrl", held))));
    return keys;
  }

  private static int menus() {
    return Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx();
  }

  /**
   * Returns a key with the menu modifier of the system, Control or Command, and further modifiers.
   */
  static String control(int key, int modifiers) {
    return KeyStroke.getKeyStroke(key, menus() | modifiers).toString();
  }

  /** Returns the keystroke for a key in normal form, or null for an empty text, as in Swing. */
  static @Nullable KeyStroke stroke(String key) {
    return key.isEmpty() ? null : KeyStroke.getKeyStroke(key);
  }

  /** Returns a key in the form shown to users, for example {@code Ctrl+N}; empty for no key. */
  static String shown(String key) {
    KeyStroke stroke = stroke(key);
    if (stroke == null) {
      return "";
    }
    String held = InputEvent.getModifiersExText(stroke.getModifiers());
    String pressed = KeyEvent.getKeyText(stroke.getKeyCode());
    return held.isEmpty() ? pressed : held + "+" + pressed;
  }

  /**
   * Returns whether a key can be bound. Letters type point names, arrows move the focus on the
   * board, and F10 opens the menus.
   */
  static boolean canBeBound(KeyStroke key) {
    int code = key.getKeyCode();
    boolean combined = (key.getModifiers() & COMBINING) != 0;
    boolean function =
        (code >= KeyEvent.VK_F1 && code <= KeyEvent.VK_F12)
            || (code >= KeyEvent.VK_F13 && code <= KeyEvent.VK_F24);
    return combined ? code != KeyEvent.VK_TAB : function && code != KeyEvent.VK_F10;
  }

  /** Returns whether only modifiers are pressed. */
  static boolean isHeldOnly(int code) {
    return switch (code) {
      case KeyEvent.VK_SHIFT,
          KeyEvent.VK_CONTROL,
          KeyEvent.VK_ALT,
          KeyEvent.VK_ALT_GRAPH,
          KeyEvent.VK_META,
          KeyEvent.VK_CAPS_LOCK,
          KeyEvent.VK_UNDEFINED ->
          true;
      default -> false;
    };
  }
}
