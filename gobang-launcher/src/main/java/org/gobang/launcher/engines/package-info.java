/** {@code gobang engines}: the list of the engines that a person has added. */
package org.gobang.launcher.engines;
