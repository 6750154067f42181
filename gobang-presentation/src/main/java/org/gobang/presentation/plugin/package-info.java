/** The plugin list: plugins in use, refused plugins, and their commands. */
package org.gobang.presentation.plugin;
