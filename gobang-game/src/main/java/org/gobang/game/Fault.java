package org.gobang.game;

import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.slf4j.Logger;

/**
 * What foreign code threw, put into words and into the log. A plugin's exception is foreign code
 * too: it may throw even while it is being described.
 */
final class Fault {

  private Fault() {}

  /** The thrown thing in one line. */
  static String words(Throwable thrown) {
    try {
      return String.valueOf(thrown).lines().map(String::strip).collect(Collectors.joining(" "));
    } catch (Throwable worse) {
      return thrown.getClass().getName();
    }
  }

  /** The sentence of a refusal; empty where the plugin gave none. */
  static String sentence(RefusedException refused) {
    try {
      String sentence = refused.getMessage();
      return sentence == null ? "" : sentence;
    } catch (Throwable worse) {
      return "";
    }
  }

  /** Logs what happened, with the stack trace where that can be had. */
  static void log(Logger log, String what, Throwable thrown) {
    try {
      log.warn(what, thrown);
    } catch (Throwable worse) {
      log.warn("{}: {}, which cannot be described", what, thrown.getClass().getName());
    }
  }
}
