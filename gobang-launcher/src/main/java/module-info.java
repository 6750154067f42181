import org.jspecify.annotations.NullMarked;

/**
 * The command line: parses arguments, loads plugins and runs the commands.
 *
 * <p>Names no board, player or interface: they are found as services. {@link
 * org.gobang.launcher.Main} is the entry point.
 */
@NullMarked
module org.gobang.launcher {
  requires ch.qos.logback.classic;
  requires ch.qos.logback.core;
  requires com.fasterxml.jackson.core;
  requires info.picocli;
  requires java.compiler;
  requires org.gobang.api;
  requires org.gobang.arena;
  requires org.gobang.cluster;
  requires org.gobang.engines;
  requires org.gobang.game;
  requires org.gobang.http;
  requires org.gobang.plugins;
  requires org.gobang.presentation;
  requires org.gobang.record;
  requires org.gobang.study;
  requires org.gobang.testkit;
  requires org.gobang.workbench;
  requires org.jline.terminal;
  requires org.slf4j;
  requires static org.jspecify;

  // For plugins: their module layers find only the Java modules that the application was started
  // with.
  requires java.net.http;
  requires java.sql;
  requires jdk.httpserver;
  requires jdk.unsupported;

  uses org.jline.terminal.spi.TerminalProvider;

  opens org.gobang.launcher to
      info.picocli;
  opens org.gobang.launcher.arena to
      info.picocli;
  opens org.gobang.launcher.cli to
      info.picocli;
  opens org.gobang.launcher.cluster to
      info.picocli;
  opens org.gobang.launcher.engines to
      info.picocli;
  opens org.gobang.launcher.join to
      info.picocli;
  opens org.gobang.launcher.log to
      org.slf4j;
  opens org.gobang.launcher.newplugin to
      info.picocli;
  opens org.gobang.launcher.play to
      info.picocli;
  opens org.gobang.launcher.position to
      info.picocli;
  opens org.gobang.launcher.protocol to
      info.picocli;
  opens org.gobang.launcher.records to
      info.picocli;
  opens org.gobang.launcher.shell to
      info.picocli;
  opens org.gobang.launcher.study to
      info.picocli;
  opens org.gobang.launcher.update to
      info.picocli;
  opens org.gobang.launcher.watch to
      info.picocli;

  // Named to SLF4J too, which else would find it beside Logback's own. As it is a service, this
  // module is there where only the main class is named.
  provides org.slf4j.spi.SLF4JServiceProvider with
      org.gobang.launcher.log.LogProvider;
}
