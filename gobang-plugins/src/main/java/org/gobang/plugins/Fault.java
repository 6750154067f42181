package org.gobang.plugins;

import java.util.ServiceConfigurationError;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;

/**
 * What foreign code threw, put into words and into the log. A plugin's exception is foreign code
 * too: it may throw even while it is being described.
 */
final class Fault {

  static final int LONGEST = 200;

  /** With slashes or with dots. */
  private static final String NAME = "[\\w$.]+(/[\\w$]+)+|[\\w$]+(\\.[\\w$]+)+";

  private static final String NOT_USABLE = "its provider will not do: ";

  /** What the service loader says of a class that it cannot construct. */
  private static final String NO_CONSTRUCTOR = "Unable to get public no-arg constructor";

  private Fault() {}

  /** The refusal of a provider that could not be loaded or described. */
  static PluginRefusedException refusal(String provider, Throwable thrown) {
    Throwable root = rootOf(thrown);
    if (root instanceof PluginRefusedException refused) {
      return refused;
    }
    if (root instanceof UnsupportedClassVersionError) {
      return refusal(
          Refusal.NEWER_JAVA,
          "it was made for a newer Java than this one, " + Runtime.version().feature(),
          thrown);
    }
    if (root instanceof ClassFormatError
        || root instanceof VerifyError
        || (root instanceof NoClassDefFoundError && message(root).contains("wrong name"))) {
      return refusal(Refusal.UNREADABLE, "a class in it is damaged", thrown);
    }
    if (root instanceof SecurityException && message(root).contains("digest")) {
      return refusal(
          Refusal.UNREADABLE, "it was changed after it was signed: " + message(root), thrown);
    }
    if (root instanceof InstantiationException) {
      return refusal(Refusal.MISSING_PROVIDER, NOT_USABLE + provider + " is abstract", thrown);
    }
    if (root instanceof NoSuchMethodException && message(thrown).contains(NO_CONSTRUCTOR)) {
      String name = message(root).replaceFirst("\\.<init>.*", "");
      return refusal(
          Refusal.MISSING_PROVIDER,
          NOT_USABLE + name + " has no public constructor without parameters",
          thrown);
    }
    if (root instanceof NoClassDefFoundError && !message(root).startsWith("Could not")) {
      String name = name(root);
      return name.startsWith("org.gobang.api.")
          ? otherApi(name, thrown)
          : refusal(
              Refusal.MISSING_DEPENDENCY,
              "it needs the class " + name + ", which is not there",
              thrown);
    }
    if (root instanceof IncompatibleClassChangeError && message(root).contains("org.gobang.api.")) {
      return otherApi(message(root), thrown);
    }
    if (root instanceof ServiceConfigurationError) {
      String words = message(root).replaceFirst("^\\S+: (Provider )?", "");
      return refusal(Refusal.MISSING_PROVIDER, NOT_USABLE + words, thrown);
    }
    return refusal(Refusal.CRASHED, provider + " threw " + words(root), thrown);
  }

  private static PluginRefusedException otherApi(String what, Throwable thrown) {
    return refusal(
        Refusal.API_VERSION,
        "it was made for another version of Gobang's interface: " + excerpt(what, LONGEST),
        thrown);
  }

  private static PluginRefusedException refusal(String kind, String sentence, Throwable cause) {
    return new PluginRefusedException(kind, sentence, new ThrownException(cause));
  }

  /** What the provider threw, out of the wrapping of the service loader and the class loader. */
  private static Throwable rootOf(Throwable thrown) {
    Throwable root = thrown;
    while (root instanceof ServiceConfigurationError
        || root instanceof ExceptionInInitializerError) {
      Throwable cause = root.getCause();
      if (cause == null) {
        break;
      }
      root = cause;
    }
    return root;
  }

  /** The class that an error is about, written with dots. */
  private static String name(Throwable error) {
    Matcher name = Pattern.compile(NAME).matcher(message(error));
    return name.find() ? name.group().replace('/', '.') : message(error);
  }

  /** The thrown thing in one line, without the package of its class. */
  private static String words(Throwable thrown) {
    String type = thrown.getClass().getSimpleName();
    String message = message(thrown);
    return message.isBlank() ? type : type + ": " + message;
  }

  private static String message(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null ? "" : excerpt(message, LONGEST);
    } catch (Throwable worse) {
      return "";
    }
  }

  /** A text in one line, not too long, and without what a terminal obeys. */
  static String excerpt(String text, int longest) {
    return Printable.of(line(text).strip(), longest);
  }

  private static String line(String text) {
    StringBuilder line = new StringBuilder(text.length());
    boolean blank = false;
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      int next = text.codePointAt(at);
      boolean blankToo = next == ' ' || (next >= '\t' && next <= '\r');
      if (!blankToo) {
        line.appendCodePoint(next);
      } else if (!blank) {
        line.append(' ');
      }
      blank = blankToo;
    }
    return line.toString();
  }

  /**
   * Has a plugin make something.
   *
   * @throws RefusedException if it declines, fails or makes nothing
   */
  static <T> T refuse(Logger log, String id, Supplier<@Nullable T> make) {
    try {
      T made = make.get();
      if (made != null) {
        return made;
      }
    } catch (RefusedException declined) {
      throw declined;
    } catch (Throwable thrown) {
      log(log, id + " failed", thrown);
      throw new RefusedException(id + " failed: it threw " + words(thrown), thrown);
    }
    throw new RefusedException(id + " failed: it made nothing");
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
