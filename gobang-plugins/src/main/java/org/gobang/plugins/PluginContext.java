package org.gobang.plugins;

/**
 * Runs code of a plugin with the plugin's class loader as the thread's context class loader.
 * Afterwards, all system properties are restored.
 */
final class PluginContext {

  private PluginContext() {}

  /** Code of a plugin. */
  @FunctionalInterface
  interface Code<T, E extends Exception> {
    T run() throws E;
  }

  /** Calls code of the plugin that an object's class belongs to. */
  static <T, E extends Exception> T call(Object plugin, Code<T, E> code) throws E {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(plugin.getClass().getClassLoader());
    SystemProperties properties = new SystemProperties();
    try {
      return code.run();
    } finally {
      properties.restore(plugin.getClass().getName());
      thread.setContextClassLoader(before);
    }
  }
}
