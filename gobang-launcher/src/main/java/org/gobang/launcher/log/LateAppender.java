package org.gobang.launcher.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.AppenderBase;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An appender that is created with the first event. Most processes log nothing and start faster
 * without it.
 */
final class LateAppender extends AppenderBase<ILoggingEvent> {

  private final Supplier<Appender<ILoggingEvent>> maker;
  private @Nullable Appender<ILoggingEvent> made;

  /**
   * Creates an appender that calls the supplier for the first event.
   *
   * @param maker asked once, for an appender that is started
   */
  LateAppender(Supplier<Appender<ILoggingEvent>> maker) {
    this.maker = maker;
  }

  @Override
  protected void append(ILoggingEvent event) {
    if (made == null) {
      made = maker.get();
    }
    made.doAppend(event);
  }

  @Override
  public synchronized void stop() {
    super.stop();
    if (made != null) {
      made.stop();
    }
  }
}
