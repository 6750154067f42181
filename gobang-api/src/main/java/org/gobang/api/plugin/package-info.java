/** The management of plugins: installing, disabling and removing them. */
package org.gobang.api.plugin;
