/** {@code gobang review}: the mistakes of games. */
package org.gobang.launcher.study;
