/**
 * Finding plugins.
 *
 * <p>A plugin is a module that provides a service of the contract. {@link
 * org.gobang.plugins.PluginFinder} finds those that the application was started with, and those in
 * folders: each jar or folder of jars becomes a module layer of its own. All that can be checked is
 * checked before a class loads; then each provider is loaded and asked about itself behind a guard.
 * A broken one becomes a {@link org.gobang.api.render.Refusal}, and the others load all the same.
 */
package org.gobang.plugins;
