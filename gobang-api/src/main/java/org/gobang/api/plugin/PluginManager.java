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
 * <p>A plugin is identified by its origin, as in {@link DiscoveredPlugin} and {@link Refusal}. A
 * disabled plugin remains in its folder, but is not loaded in this or later runs until it is
 * enabled. It is listed as a refusal of the kind {@link Refusal#DISABLED}. Running games keep their
 * players.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Methods
 * that access the disk or load plugins do so later, one call after the other in the order of the
 * calls. Their stages are as {@linkplain org.gobang.api.workbench described for the package}. When
 * a stage completes, {@link Workbench#plugins} has the result and listeners have been informed.
 */
@Experimental
public interface PluginManager extends WorkbenchService {

  /**
   * Returns the folder for the user's plugins.
   *
   * @return the absolute path, created with the first plugin; empty if the user's home is unknown
   */
  Optional<Path> folder();

  /**
   * Examines a plugin at any location. No code of the plugin is loaded.
   *
   * @param plugin a jar, or a folder with a jar and its libraries
   * @return the plugin, for a confirmation by the user: after the installation, its code runs with
   *     all rights of the user. Refused if the file is not a plugin or cannot be loaded here, with
   *     the kind of the corresponding {@link Refusal}
   */
  CompletionStage<Installable> examine(Path plugin);

  /**
   * Copies a plugin into the user's folder, completely or not at all, and enables it.
   *
   * @param plugin the examined plugin; plugins that it replaces are removed
   * @return the new origin of the plugin, possibly that of a {@link Refusal}, because the code is
   *     loaded only now. Refused if the plugin or the plugins to be replaced have changed since the
   *     examination, or the folder cannot be written to
   */
  CompletionStage<String> install(Installable plugin);

  /**
   * Returns whether a plugin can be removed, which is true only in the user's folder. Other plugins
   * are bundled or specified by {@code --plugins}.
   *
   * @param origin of a plugin, or of one that was refused
   * @return true if {@link #remove} is possible
   */
  boolean canRemove(String origin);

  /**
   * Deletes the jar of a plugin, or the folder with all content.
   *
   * @param origin of a plugin, or of one that was refused
   * @return completes when the plugin is deleted; refused if it cannot be removed or deleted
   */
  CompletionStage<Void> remove(String origin);

  /**
   * Returns whether a plugin can be disabled, which is true in any plugin folder. Other plugins,
   * such as the bundled ones, cannot be disabled, so that rules and a user interface are always
   * available.
   *
   * @param origin of a plugin, or of one that was refused
   * @return true if {@link #disable} and {@link #enable} are possible
   */
  boolean canDisable(String origin);

  /**
   * Disables a plugin.
   *
   * @param origin the origin of a plugin or refusal; no effect on a disabled plugin
   * @return completes when the plugin is disabled; refused if it cannot be disabled, or the change
   *     cannot be saved
   */
  CompletionStage<Void> disable(String origin);

  /**
   * Enables a plugin.
   *
   * @param origin the origin of a disabled plugin; no effect on other plugins
   * @return completes when the plugin is enabled; refused if it cannot be disabled, or the change
   *     cannot be saved
   */
  CompletionStage<Void> enable(String origin);
}
