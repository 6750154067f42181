package org.gobang.plugins;

/** A provider of the host that wraps a plugin's. */
interface PluginBacked {

  /** Returns the plugin's own provider. */
  Object plugin();
}
