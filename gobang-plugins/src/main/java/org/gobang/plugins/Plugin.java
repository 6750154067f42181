package org.gobang.plugins;

import java.util.Set;
import org.gobang.api.workbench.Plugins;

/** A plugin whose jars were read. */
interface Plugin {

  /** The names of its modules that provide a service. */
  Set<String> modules();

  /** Its providers and refusals as they are now; a plugin without metadata loads its classes. */
  Plugins contents();
}
