package org.gobang.plugins;

/** A provider that wraps the provider of a plugin. */
interface PluginBacked {

  /** Returns the provider of the plugin. */
  Object plugin();
}
