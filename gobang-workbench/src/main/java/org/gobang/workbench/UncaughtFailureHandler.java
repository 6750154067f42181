package org.gobang.workbench;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.workbench.platform.HostTexts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What becomes of failures that nobody caught, such as those of a window: the log has where they
 * come from, and the person is told that there was one.
 */
final class UncaughtFailureHandler implements Thread.UncaughtExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(UncaughtFailureHandler.class);

  private final Supplier<Locale> language;
  private final Consumer<String> teller;
  private volatile String told = "";

  /**
   * Told by somebody.
   *
   * @param language the one that the person has chosen by then
   * @param teller shows a sentence to the person
   */
  UncaughtFailureHandler(Supplier<Locale> language, Consumer<String> teller) {
    this.language = language;
    this.teller = teller;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable failed) {
    LOG.error("The thread {} failed", thread.getName(), failed);
    String sentence = HostTexts.in(language.get(), "failed.inside", failed);
    // What shows it may fail in the same way, and would be told of that.
    if (!sentence.equals(told)) {
      told = sentence;
      teller.accept(sentence);
    }
  }
}
