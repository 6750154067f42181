package org.gobang.launcher.log;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/**
 * Logback for SLF4J, configured in code. Logback's own provider searches for configuration files
 * and classes, and SLF4J for providers, which takes a large part of the start time. {@link #use}
 * selects this provider directly.
 */
public final class LogProvider implements SLF4JServiceProvider {

  /** The version of SLF4J's interface, as Logback's own provider requests it. */
  private static final String INTERFACE = "2.0.99";

  private final LoggerContext context = new LoggerContext();
  private final LogbackMDCAdapter diagnostics = new LogbackMDCAdapter();
  private final IMarkerFactory markers = new BasicMarkerFactory();

  /** Creates a provider. Called by SLF4J. */
  public LogProvider() {}

  /** Selects this provider for SLF4J. Called before the first logger is created. */
  public static void use() {
    System.setProperty("slf4j.provider", LogProvider.class.getName());
    // SLF4J would print that it uses the named provider.
    System.setProperty("slf4j.internal.verbosity", "WARN");
  }

  @Override
  public void initialize() {
    context.setName("default");
    context.setMDCAdapter(diagnostics);
    LogSetup.configure(context);
    context.start();
  }

  @Override
  public ILoggerFactory getLoggerFactory() {
    return context;
  }

  @Override
  public IMarkerFactory getMarkerFactory() {
    return markers;
  }

  @Override
  public MDCAdapter getMDCAdapter() {
    return diagnostics;
  }

  @Override
  public String getRequestedApiVersion() {
    return INTERFACE;
  }
}
