/** The management of plugins: install, disable and remove them. */
package org.gobang.api.plugin;
