package org.gobang.plugins;

import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;

/**
 * Makes plugins that are loaded from copies, so that a file can be replaced while its plugin is in
 * use. A plugin whose metadata lists its providers is copied when one of them is used.
 *
 * @param copies the copies of this run
 * @param quarantine has a load marker while classes are loaded
 * @param refused run when a plugin was refused at its first use, on the thread of that use
 */
record CopiedPlugins(
    PluginCopies copies, PluginQuarantine quarantine, ProviderGuard guard, Runnable refused) {

  /**
   * Reads a plugin.
   *
   * @param files the state of its files before they were read
   * @throws PluginRefusedException if it is not valid
   */
  Plugin read(PluginSource source, Fingerprint files) throws PluginRefusedException {
    PluginMetadata metadata = MetadataFile.read(source);
    if (metadata.providers().isEmpty()) {
      PluginModules modules = copies.read(source);
      return new UnlistedPlugin(modules.providers(), () -> load(source.origin(), modules, files));
    }
    return ListedPlugin.of(
        source.origin(),
        PluginModules.of(source, metadata),
        () -> loadCopy(source, files),
        refused);
  }

  private Plugins loadCopy(PluginSource source, Fingerprint files) {
    try {
      PluginModules modules = copies.read(source);
      if (!Fingerprint.of(source.jars()).equals(files)) {
        throw new PluginRefusedException(
            Refusal.UNREADABLE, "its files have changed since it was listed");
      }
      return load(source.origin(), modules, files);
    } catch (PluginRefusedException e) {
      return RefusalList.only(source.origin(), e);
    }
  }

  private Plugins load(String origin, PluginModules modules, Fingerprint files) {
    return quarantine.loadMarked(
        origin, files, modules.names(), new PluginContents(origin, modules, guard)::load);
  }
}
