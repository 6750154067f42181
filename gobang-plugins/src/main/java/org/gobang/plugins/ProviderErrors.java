package org.gobang.plugins;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ServiceConfigurationError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Printable;
import org.slf4j.Logger;

/**
 * Converts exceptions of plugins to rejections, messages and log entries. Such an exception is
 * plugin code too: its methods may throw while it is formatted.
 */
final class ProviderErrors {

  static final int MAX_LENGTH = 200;

  /** A qualified class name, with slashes or with dots. */
  private static final String NAME = "[\\w$.]+(/[\\w$]+)+|[\\w$]+(\\.[\\w$]+)+";

  private static final Pattern BLANKS = Pattern.compile("[ \\t-\\r]+");

  /** The service loader's message for a class that it cannot construct. */
  private static final String NO_CONSTRUCTOR = "Unable to get public no-arg constructor";

  private ProviderErrors() {}

  /** Returns the exception that rejects a provider because of a failure to load or check it. */
  static PluginRefusedException refusal(Object provider, Throwable thrown) {
    Throwable root = rootOf(thrown);
    if (root instanceof PluginRefusedException refused) {
      return refused;
    }
    if (root instanceof UnsupportedClassVersionError) {
      return refusal(thrown, "newer-java.other", Runtime.version().feature());
    }
    if (root instanceof ClassFormatError
        || root instanceof VerifyError
        || (root instanceof NoClassDefFoundError && message(root).contains("wrong name"))) {
      return refusal(thrown, "unreadable.class");
    }
    if (root instanceof SecurityException && message(root).contains("digest")) {
      return refusal(thrown, "unreadable.signed", message(root));
    }
    if (root instanceof InstantiationException) {
      return refusal(thrown, "missing-provider.abstract", provider);
    }
    if (root instanceof NoSuchMethodException && message(thrown).contains(NO_CONSTRUCTOR)) {
      String name = message(root).replaceFirst("\\.<init>.*", "");
      return refusal(thrown, "missing-provider.constructor", name);
    }
    if (root instanceof NoClassDefFoundError && !message(root).startsWith("Could not")) {
      String name = name(root);
      return name.startsWith("org.gobang.api.")
          ? otherApi(name, thrown)
          : refusal(thrown, "missing-dependency.class", name);
    }
    if (root instanceof IncompatibleClassChangeError && message(root).contains("org.gobang.api.")) {
      return otherApi(message(root), thrown);
    }
    if (root instanceof ServiceConfigurationError) {
      String words = message(root).replaceFirst("^\\S+: (Provider )?", "");
      return refusal(thrown, "missing-provider.other", words);
    }
    return refusal(thrown, "crashed.thrown", provider, describe(root));
  }

  private static PluginRefusedException otherApi(String what, Throwable thrown) {
    return refusal(thrown, "api-version.other", excerpt(what, MAX_LENGTH));
  }

  private static PluginRefusedException refusal(Throwable cause, String key, Object... arguments) {
    return new PluginRefusedException(new RecordedException(cause), key, arguments);
  }

  /**
   * Returns the provider's exception, unwrapped from those of the service loader and the class
   * loader.
   */
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

  /** Returns the class that an error is about, written with dots. */
  private static String name(Throwable error) {
    Matcher name = Pattern.compile(NAME).matcher(message(error));
    return name.find() ? name.group().replace('/', '.') : message(error);
  }

  /** Returns the exception in one line, without the package of its class. */
  static String describe(Throwable thrown) {
    String type = thrown.getClass().getSimpleName();
    String message = message(thrown);
    return message.isBlank() ? type : type + ": " + message;
  }

  private static String message(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null ? "" : excerpt(message, MAX_LENGTH);
    } catch (Throwable worse) {
      return "";
    }
  }

  /** Returns a text as one line of limited length, without control characters. */
  static String excerpt(String text, int longest) {
    return Printable.of(BLANKS.matcher(text).replaceAll(" ").strip(), longest);
  }

  /** Logs a failure, with the stack trace if it can be formatted. */
  static void log(Logger log, String what, Throwable thrown) {
    try {
      log.warn(what, thrown);
    } catch (Throwable worse) {
      log.warn("{}: {}, which cannot be formatted", what, thrown.getClass().getName());
    }
  }

  /**
   * The stack trace of a plugin's exception, formatted behind the guard, as an exception's methods
   * may throw or never return. Logging this runs no plugin code.
   */
  private static final class RecordedException extends Exception {

    private static final long serialVersionUID = 1L;

    RecordedException(Throwable thrown) {
      super(text(thrown), null, false, false);
    }

    private static String text(Throwable thrown) {
      try {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString();
      } catch (Throwable worse) {
        return thrown.getClass().getName() + ", which cannot be formatted";
      }
    }
  }
}
