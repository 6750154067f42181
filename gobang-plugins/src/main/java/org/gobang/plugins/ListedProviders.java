package org.gobang.plugins;

import java.util.List;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.PluginMetadata.ListedProvider;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;

/** The providers that the metadata of a plugin lists. */
final class ListedProviders {

  private ListedProviders() {}

  /** Those of one service. */
  static List<ListedProvider> of(PluginMetadata metadata, ServiceKind<?> service) {
    String word = service.listed().word();
    return metadata.providers().stream().filter(each -> each.service().equals(word)).toList();
  }

  /**
   * Compares the metadata with the module descriptors. Metadata that lists no provider agrees with
   * any.
   *
   * @throws PluginRefusedException if an id is not valid, or there are more or fewer providers of a
   *     service than are listed
   */
  static void check(PluginMetadata metadata, PluginModules modules) throws PluginRefusedException {
    if (metadata.providers().isEmpty()) {
      return;
    }
    for (ServiceKind<?> service : ServiceKind.ALL) {
      List<ListedProvider> listed = of(metadata, service);
      for (ListedProvider each : listed) {
        CheckedProvider.checkId("its " + PluginMetadata.FILE, each.id());
        if (service.listed() == Service.PLAYER) {
          CheckedPlayerProvider.checkNotReserved("its " + PluginMetadata.FILE, each.id());
        }
        if (service.listed() == Service.FORMAT) {
          Extensions.checked(
              "the format " + each.id() + " in its " + PluginMetadata.FILE,
              metadata.extensions(each));
        }
      }
      long provided = modules.count(service);
      if (listed.size() != provided) {
        throw new PluginRefusedException(
            Refusal.METADATA,
            "its "
                + PluginMetadata.FILE
                + " lists "
                + listed.size()
                + " providers of the service "
                + service.listed().word()
                + ", and its modules have "
                + provided);
      }
    }
  }
}
