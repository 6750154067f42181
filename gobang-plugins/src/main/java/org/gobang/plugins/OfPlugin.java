package org.gobang.plugins;

/** What speaks for a provider that a plugin has. */
interface OfPlugin {

  /** The plugin's own provider. */
  Object plugin();
}
