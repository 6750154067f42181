package org.gobang.plugins;

import java.util.Set;
import java.util.function.Supplier;
import org.gobang.api.workbench.Plugins;
import org.jspecify.annotations.Nullable;

/** A plugin whose metadata lists no providers: its classes are loaded to list them. */
final class UnlistedPlugin implements Plugin {

  private final Set<String> modules;
  private final Supplier<Plugins> load;
  private @Nullable Plugins contents;

  UnlistedPlugin(Set<String> modules, Supplier<Plugins> load) {
    this.modules = modules;
    this.load = load;
  }

  @Override
  public Set<String> modules() {
    return modules;
  }

  @Override
  public Plugins contents() {
    if (contents == null) {
      contents = load.get();
    }
    return contents;
  }
}
