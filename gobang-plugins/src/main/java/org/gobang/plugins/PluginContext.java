package org.gobang.plugins;

import java.util.Properties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs code of a plugin with the class loader of the plugin as the context class loader.
 * Afterwards, all system properties are restored.
 */
final class PluginContext {

  private static final Logger LOG = LoggerFactory.getLogger(PluginContext.class);

  private PluginContext() {}

  /** Code of a plugin. */
  @FunctionalInterface
  interface Code<T, E extends Exception> {
    T run() throws E;
  }

  /** Runs code of the plugin to which the class of an object belongs. */
  static <T, E extends Exception> T call(Object plugin, Code<T, E> code) throws E {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(plugin.getClass().getClassLoader());
    Properties properties = properties();
    try {
      return code.run();
    } finally {
      restore(properties, plugin.getClass().getName());
      thread.setContextClassLoader(before);
    }
  }

  /** Returns a copy of the system properties. Code of a plugin may clear them. */
  static Properties properties() {
    return (Properties) System.getProperties().clone();
  }

  /** Restores missing system properties from a copy. */
  static void restore(Properties before, Object plugin) {
    Properties now = System.getProperties();
    boolean missing = false;
    for (String name : before.stringPropertyNames()) {
      missing |= now.putIfAbsent(name, before.getProperty(name)) == null;
    }
    if (missing) {
      LOG.warn("{} removed system properties, which were restored", plugin);
    }
  }
}
