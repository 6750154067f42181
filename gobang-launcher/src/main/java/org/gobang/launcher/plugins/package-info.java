/** {@code gobang plugins}: the plugins that were found and those that were refused. */
package org.gobang.launcher.plugins;
