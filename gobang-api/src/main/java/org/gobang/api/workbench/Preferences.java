package org.gobang.api.workbench;

import java.util.Locale;
import java.util.Optional;

/**
 * What the user likes: kept from one run to the next, and the same for all user interfaces.
 *
 * <p>What the command line says goes before what is kept. Keys of a user interface's own start with
 * its id: {@code swing.sound}.
 *
 * <p>Implemented by the host; its methods may be called from any thread and do not wait for the
 * disk.
 */
public interface Preferences {

  /**
   * The key of the language, {@code en} or {@code zh}, or blank for the system's: what {@link
   * #locale} goes by.
   */
  String LANGUAGE = "language";

  /** The key of plain characters, {@code true} for boards drawn with nothing but ASCII. */
  String ASCII = "ascii";

  /**
   * The key of lines alone, {@code true} for a screen reader: a terminal gets one line after the
   * other and no drawn board, a position stands in words.
   */
  String PLAIN = "plain";

  /**
   * The key of other programs, {@code false} where a user interface is to start none by itself,
   * such as a browser.
   */
  String PROGRAMS = "programs";

  /**
   * Returns the language to speak.
   *
   * @return the locale of {@link #LANGUAGE}, or the system's where that is not set or blank
   */
  Locale locale();

  /**
   * Returns what is kept under a key.
   *
   * @param key the key
   * @return the value, if there is one
   */
  Optional<String> get(String key);

  /**
   * Keeps a value, in place of what the key had: for this run, whatever the command line said, and
   * the next ones. A disk that will not take it is logged, and no more.
   *
   * @param key the key, never blank
   * @param value the value
   * @throws IllegalArgumentException if the key is blank
   */
  void put(String key, String value);
}
