package org.gobang.workbench;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.workbench.platform.HostTexts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Handles uncaught exceptions, for example in a window: logs the stack trace and shows a message to
 * the user.
 */
final class UncaughtFailureHandler implements Thread.UncaughtExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(UncaughtFailureHandler.class);

  private final Supplier<Locale> language;
  private final Consumer<String> display;
  private volatile String shown = "";

  /**
   * Creates a handler that shows messages.
   *
   * @param language returns the language currently set by the user
   * @param display shows a sentence to the user
   */
  UncaughtFailureHandler(Supplier<Locale> language, Consumer<String> display) {
    this.language = language;
    this.display = display;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable failed) {
    LOG.error("The thread {} failed", thread.getName(), failed);
    String sentence = HostTexts.in(language.get(), "failed.inside", failed);
    // The display may fail in the same way, which would show the message repeatedly.
    if (!sentence.equals(shown)) {
      shown = sentence;
      display.accept(sentence);
    }
  }
}
