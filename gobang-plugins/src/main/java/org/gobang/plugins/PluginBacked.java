package org.gobang.plugins;

/** A provider of the host that wraps a plugin's. */
interface PluginBacked {

  /** The plugin's own provider. */
  Object plugin();
}
