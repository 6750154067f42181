/** {@code gobang plugins}: lists, installs, updates and removes plugins. */
package org.gobang.launcher.plugins;
