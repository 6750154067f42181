package org.gobang.plugins;

/** Code of a plugin runs with the plugin's class loader as the context's of the thread. */
final class Context {

  private Context() {}

  /** Code of a plugin. */
  @FunctionalInterface
  interface Code<T, E extends Exception> {
    T run() throws E;
  }

  /** Runs code of the plugin that an object is of. */
  static <T, E extends Exception> T of(Object plugin, Code<T, E> code) throws E {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(plugin.getClass().getClassLoader());
    try {
      return code.run();
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
