/** {@code gobang plugins}: the found and the refused plugins. */
package org.gobang.launcher.plugins;
