package org.gobang.game;

import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.slf4j.Logger;

/**
 * Messages and log entries for exceptions of plugins. Such an exception is plugin code too: its
 * methods may throw while it is formatted.
 */
final class PluginErrors {

  private PluginErrors() {}

  /** Returns the exception in one line. */
  static String describe(Throwable thrown) {
    try {
      return String.valueOf(thrown).lines().map(String::strip).collect(Collectors.joining(" "));
    } catch (Throwable worse) {
      return thrown.getClass().getName();
    }
  }

  /** Returns the message of an exception; empty if there is none. */
  static String message(RefusedException refused) {
    try {
      String sentence = refused.getMessage();
      return sentence == null ? "" : sentence;
    } catch (Throwable worse) {
      return "";
    }
  }

  /** Logs a failure, with the stack trace if it can be formatted. */
  static void log(Logger log, String what, Throwable thrown) {
    try {
      log.warn(what, thrown);
    } catch (Throwable worse) {
      log.warn("{}: {}, which cannot be formatted", what, thrown.getClass().getName());
    }
  }
}
