/** {@code gobang engines}: the list of the engines that the user has added. */
package org.gobang.launcher.engines;
