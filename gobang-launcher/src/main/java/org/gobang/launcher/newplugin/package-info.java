/**
 * Writes the project of a new plugin. Its files are made from templates, which are resources beside
 * these classes: {@link org.gobang.launcher.newplugin.PluginTemplates} describes them.
 */
package org.gobang.launcher.newplugin;
