package org.gobang.api.workbench;

import java.util.Locale;
import java.util.Optional;

/**
 * The preferences of the user, stored across runs and shared by all user interfaces.
 *
 * <p>The command line takes precedence over stored values. Keys of a user interface start with its
 * id: {@code swing.sound}.
 *
 * <p>Implemented by the host; any thread may call the methods. They do not wait for the disk.
 */
public interface Preferences {

  /**
   * The key of the language: {@code en}, {@code zh}, or blank for the language of the system.
   * {@link #locale} uses it.
   */
  String LANGUAGE = "language";

  /** The key of ASCII boards: {@code true} to draw boards with ASCII characters only. */
  String ASCII = "ascii";

  /**
   * The key of plain text output: {@code true} for screen readers. A terminal then prints only
   * lines of text and describes positions in words instead of drawing boards.
   */
  String PLAIN = "plain";

  /**
   * The key of starting other programs: {@code false} prevents a user interface from starting
   * programs such as a browser.
   */
  String PROGRAMS = "programs";

  /**
   * Returns the locale of the user.
   *
   * @return the locale of {@link #LANGUAGE}, or that of the system if the value is unset or blank
   */
  Locale locale();

  /**
   * Returns the value of a key.
   *
   * @param key the key
   * @return the value; empty if there is none
   */
  Optional<String> get(String key);

  /**
   * Sets the value of a key for this run, regardless of the command line, and for later runs. A
   * failure to save is only logged.
   *
   * @param key the key, never blank
   * @param value the value
   * @throws IllegalArgumentException if the key is blank
   */
  void put(String key, String value);
}
