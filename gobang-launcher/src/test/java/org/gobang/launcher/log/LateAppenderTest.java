package org.gobang.launcher.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LateAppenderTest {

  private final List<ListAppender<ILoggingEvent>> made = new ArrayList<>();
  private final LateAppender late =
      new LateAppender(
          () -> {
            ListAppender<ILoggingEvent> appender = new ListAppender<>();
            appender.start();
            made.add(appender);
            return appender;
          });

  private static ILoggingEvent event(String message) {
    return new LoggingEvent(
        "", new LoggerContext().getLogger("test"), Level.INFO, message, null, null);
  }

  @Test
  void createsNoAppenderWithoutMessages() {
    late.start();
    late.stop();
    assertThat(made).isEmpty();
  }

  @Test
  void appendsAllMessagesToTheSameAppender() {
    late.start();
    late.doAppend(event("one"));
    late.doAppend(event("two"));
    assertThat(made).hasSize(1);
    assertThat(made.get(0).list)
        .extracting(ILoggingEvent::getMessage)
        .containsExactly("one", "two");
  }

  @Test
  void stopsTheCreatedAppender() {
    late.start();
    late.doAppend(event("one"));
    late.stop();
    assertThat(made.get(0).isStarted()).isFalse();
  }
}
