/**
 * Finds plugins and watches them for changes.
 *
 * <p>A plugin is a module that provides a service of the contract. {@link
 * org.gobang.plugins.PluginFinder} finds those that the application was started with, and those in
 * folders: each jar or folder of jars becomes a separate module layer. All checks that need no
 * class come first; then each provider is loaded, and its description read, behind a guard. A
 * broken one becomes a {@link org.gobang.api.workbench.Refusal}, and the others load.
 *
 * <p>{@link org.gobang.plugins.LivePlugins} does the same for a run of the application, and
 * searches again when files change: plugins with unchanged files are kept from the previous search.
 * Jars are copied before they are loaded, so that their files can be replaced at any time; an old
 * layer lives until it is unreachable. A marker file names the plugin that is being loaded, so that
 * one which ends the process is quarantined at the next start.
 *
 * <p>{@link org.gobang.plugins.UserPluginFolder} installs and removes the user's own plugins.
 */
package org.gobang.plugins;
