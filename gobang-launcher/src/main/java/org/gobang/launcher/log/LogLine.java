package org.gobang.launcher.log;

import ch.qos.logback.classic.pattern.TargetLengthBasedClassNameAbbreviator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.encoder.EncoderBase;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.gobang.api.Printable;

/**
 * Encodes log events: time, level, thread, logger and message on one line, followed by the stack
 * trace, if any. Engines and plugins supply parts of it, so every line is made printable.
 */
public final class LogLine extends EncoderBase<ILoggingEvent> {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT);

  private static final int LONGEST_LOGGER = 20;

  private final TargetLengthBasedClassNameAbbreviator abbreviator =
      new TargetLengthBasedClassNameAbbreviator(LONGEST_LOGGER);

  @Override
  public byte[] headerBytes() {
    return new byte[0];
  }

  @Override
  public byte[] encode(ILoggingEvent event) {
    Instant instant = Instant.ofEpochMilli(event.getTimeStamp());
    StringBuilder text =
        new StringBuilder(TIME.format(LocalTime.ofInstant(instant, ZoneId.systemDefault())));
    String level = event.getLevel().toString();
    text.append(' ').append(level).append(" ".repeat(Math.max(1, 6 - level.length())));
    text.append('[').append(Printable.of(event.getThreadName())).append("] ");
    text.append(abbreviator.abbreviate(event.getLoggerName())).append(' ');
    text.append(Printable.of(String.valueOf(event.getFormattedMessage()))).append('\n');
    IThrowableProxy thrown = event.getThrowableProxy();
    if (thrown != null) {
      ThrowableProxyUtil.asString(thrown)
          .lines()
          .forEach(line -> text.append(printable(line)).append('\n'));
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Returns a line of a stack trace with control characters replaced, except the tabs of the
   * indentation.
   */
  public static String printable(String line) {
    int tabs = 0;
    while (tabs < line.length() && line.charAt(tabs) == '\t') {
      tabs++;
    }
    return line.substring(0, tabs) + Printable.of(line.substring(tabs));
  }

  @Override
  public byte[] footerBytes() {
    return new byte[0];
  }
}
