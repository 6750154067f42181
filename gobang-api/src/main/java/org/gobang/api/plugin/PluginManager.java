package org.gobang.api.plugin;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchService;

/**
 * The plugin manager: installs, removes, enables and disables plugins.
 *
 * <p>A plugin is named by its origin, as {@link DiscoveredPlugin} and {@link Refusal} have it. One
 * that is disabled stays where it lies and is loaded no more, here and at every later start, until
 * it is enabled: it is listed as a refusal of the kind {@link Refusal#DISABLED}. Games go on with
 * the players they have.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Those
 * that access the disk or load plugins do so later, for one call after the other in the order of
 * the calls; their stages are as {@linkplain org.gobang.api.workbench described for the package}.
 * When one of them completes, {@link Workbench#plugins} has the result, and listeners have been
 * informed.
 */
@Experimental
public interface PluginManager extends WorkbenchService {

  /**
   * Returns the folder for the user's plugins.
   *
   * @return absolute, and not there before something is in it; empty where the system does not know
   *     the user's home
   */
  Optional<Path> folder();

  /**
   * Examines a plugin at any location. None of its code is loaded.
   *
   * @param plugin a jar, or a folder with a jar and its libraries
   * @return the plugin, for a confirmation by the user: after the installation, its code runs with
   *     all rights of the user. Refused if it is not a plugin or cannot be loaded here; the kind is
   *     that of the corresponding {@link Refusal}
   */
  CompletionStage<Installable> examine(Path plugin);

  /**
   * Copies a plugin into the user's folder, completely or not at all, and enables it.
   *
   * @param plugin the examined plugin; plugins that it replaces are removed
   * @return its origin from now on; it may have become a {@link Refusal}, as its code is loaded
   *     only now. Refused if it is no longer what was examined, it would replace something else by
   *     now, or the folder cannot be written to
   */
  CompletionStage<String> install(Installable plugin);

  /**
   * Returns whether a plugin can be removed, which is true only in the user's folder. The rest came
   * with the application, or is a build that {@code --plugins} names, and is not for a user
   * interface to delete.
   *
   * @param origin of a plugin, or of one that was refused
   * @return whether {@link #remove} removes it
   */
  boolean canRemove(String origin);

  /**
   * Deletes the jar of a plugin, or the folder with all content.
   *
   * @param origin of a plugin, or of one that was refused
   * @return completes when it is deleted; refused if it cannot be removed or deleted
   */
  CompletionStage<Void> remove(String origin);

  /**
   * Returns whether a plugin can be disabled, which is true in any plugin folder. Plugins that the
   * application was started with cannot be disabled, so that rules and a user interface are always
   * available.
   *
   * @param origin of a plugin, or of one that was refused
   * @return whether {@link #disable} and {@link #enable} take it
   */
  boolean canDisable(String origin);

  /**
   * Disables a plugin.
   *
   * @param origin of a plugin, or of one that was refused; one that is disabled stays so
   * @return completes when it is disabled; refused if it cannot be, or that cannot be written down
   */
  CompletionStage<Void> disable(String origin);

  /**
   * Enables a plugin.
   *
   * @param origin of a plugin that is disabled; no effect on other plugins
   * @return completes when it is enabled; refused if it cannot be disabled, or that cannot be
   *     written down
   */
  CompletionStage<Void> enable(String origin);
}
