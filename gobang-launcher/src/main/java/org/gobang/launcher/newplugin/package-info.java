/**
 * Writes the project of a new strategy plugin. The files it is made of lie beside these classes as
 * resources, with placeholders such as {@code @ID@}: {@link
 * org.gobang.launcher.newplugin.PluginProject} names them.
 */
package org.gobang.launcher.newplugin;
