/** {@code gobang updates}: checks for newer versions of Gobang. */
package org.gobang.launcher.update;
