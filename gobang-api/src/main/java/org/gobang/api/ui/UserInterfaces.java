package org.gobang.api.ui;

import java.util.List;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;
import org.gobang.api.ProviderSpec;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.WorkbenchService;

/**
 * Additional user interfaces, which can be opened beside the running one.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Stages
 * complete on a thread of the host, and are as {@linkplain org.gobang.api.workbench described for
 * the package of the workbench}.
 */
@Experimental
public interface UserInterfaces extends WorkbenchService {

  /**
   * Returns the user interfaces that can be opened now.
   *
   * @return the available interfaces, without running {@linkplain
   *     org.gobang.api.render.RendererProvider#exclusive exclusive} ones; in the order of {@link
   *     org.gobang.api.workbench.Plugins#renderers}
   */
  CompletionStage<List<DiscoveredPlugin<?>>> available();

  /**
   * Opens another user interface. It watches the games of this host until the user closes it or the
   * leading interface exits.
   *
   * @param wanted the id and options of the interface
   * @return the opened interface; refused if the interface or an option is unknown, or the
   *     interface cannot run here and now. Later failures are reported to {@link
   *     org.gobang.api.workbench.WorkbenchListener#troubled}
   */
  CompletionStage<DiscoveredPlugin<?>> open(ProviderSpec wanted);
}
