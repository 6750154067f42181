package org.gobang.launcher.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.OutputStreamAppender;
import ch.qos.logback.core.helpers.NOPAppender;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.TimeBasedRollingPolicy;
import ch.qos.logback.core.status.NopStatusListener;
import ch.qos.logback.core.status.WarnStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.gobang.record.file.RegularFile;
import org.gobang.workbench.platform.DataFolder;

/**
 * Configures Logback in code, which is faster than a configuration file. The log is a daily file in
 * the user's data folder, deleted after a week. With {@code -v}, it is also written to standard
 * error.
 */
public final class LogSetup {

  private static final String TO_STANDARD_ERROR = "gobang.log.stderr";
  private static final int DAYS_KEPT = 7;

  private LogSetup() {}

  /** Sets whether the log is also written to standard error. Called before the first event. */
  public static void logToStandardError(boolean wanted) {
    System.setProperty(TO_STANDARD_ERROR, Boolean.toString(wanted));
  }

  static void configure(LoggerContext context) {
    // Without a status listener Logback prints its own status on standard output.
    context.getStatusManager().add(new NopStatusListener());
    Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.INFO);
    add(root, () -> file(context));
    add(root, () -> screen(context));
  }

  private static void add(Logger root, Supplier<Appender<ILoggingEvent>> maker) {
    LateAppender late = new LateAppender(maker);
    late.setContext(root.getLoggerContext());
    late.start();
    root.addAppender(late);
  }

  /**
   * Returns the appender for the screen, created with the first event, when the command line has
   * been parsed.
   */
  private static Appender<ILoggingEvent> screen(LoggerContext context) {
    if (!Boolean.getBoolean(TO_STANDARD_ERROR)) {
      return nowhere(context);
    }
    ConsoleAppender<ILoggingEvent> screen = new ConsoleAppender<>();
    screen.setTarget("System.err");
    return started(context, screen);
  }

  private static Appender<ILoggingEvent> nowhere(LoggerContext context) {
    NOPAppender<ILoggingEvent> nowhere = new NOPAppender<>();
    nowhere.setContext(context);
    nowhere.start();
    return nowhere;
  }

  private static Appender<ILoggingEvent> file(LoggerContext context) {
    try {
      return file(context, Files.createDirectories(DataFolder.ofPerson().logs()));
    } catch (IOException | RuntimeException nowhereToWrite) {
      context.getStatusManager().add(new WarnStatus("no log file", context, nowhereToWrite));
      return nowhere(context);
    }
  }

  /**
   * Returns the appender for a file. Several copies may run at once; in prudent mode they share the
   * file of the day.
   */
  private static Appender<ILoggingEvent> file(LoggerContext context, Path folder)
      throws IOException {
    RollingFileAppender<ILoggingEvent> file = new RollingFileAppender<>();
    file.setPrudent(true);
    TimeBasedRollingPolicy<ILoggingEvent> daily = new TimeBasedRollingPolicy<>();
    daily.setContext(context);
    daily.setParent(file);
    daily.setFileNamePattern(folder.resolve("gobang.%d.log").toString());
    daily.setMaxHistory(DAYS_KEPT);
    daily.start();
    RegularFile.checkWritable(Path.of(daily.getActiveFileName()));
    file.setRollingPolicy(daily);
    return started(context, file);
  }

  private static OutputStreamAppender<ILoggingEvent> started(
      LoggerContext context, OutputStreamAppender<ILoggingEvent> appender) {
    LogLine encoder = new LogLine();
    encoder.setContext(context);
    encoder.start();
    appender.setContext(context);
    appender.setEncoder(encoder);
    appender.start();
    return appender;
  }
}
