/**
 * Finding plugins.
 *
 * <p>A plugin is a module that provides a service of the contract. {@link
 * org.gobang.plugins.PluginFinder} asks {@link java.util.ServiceLoader} for all of them and guards
 * every step, so that a broken one becomes a {@link org.gobang.api.render.Refusal} and the others
 * load all the same.
 */
package org.gobang.plugins;
