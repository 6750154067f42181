/**
 * Finding plugins, and following them.
 *
 * <p>A plugin is a module that provides a service of the contract. {@link
 * org.gobang.plugins.PluginFinder} finds those that the application was started with, and those in
 * folders: each jar or folder of jars becomes a module layer of its own. All that can be checked is
 * checked before a class loads; then each provider is loaded and asked about itself behind a guard.
 * A broken one becomes a {@link org.gobang.api.workbench.Refusal}, and the others load all the
 * same.
 *
 * <p>{@link org.gobang.plugins.LivePlugins} does the same for a run of the application, and looks
 * again when files change: a search keeps the plugins of the one before whose files are the same.
 * Jars are copied before they are loaded, so that their files can be replaced at any time; an old
 * layer lives until nobody uses it. And a note is kept of the plugin that is being loaded, so that
 * one which ends the process is known, and refused, at the next start.
 *
 * <p>{@link org.gobang.plugins.OwnFolder} is where a person's own plugins are put and removed.
 */
package org.gobang.plugins;
