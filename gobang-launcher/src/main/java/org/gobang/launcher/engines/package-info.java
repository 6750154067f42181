/** {@code gobang engines}: the list of added engines. */
package org.gobang.launcher.engines;
