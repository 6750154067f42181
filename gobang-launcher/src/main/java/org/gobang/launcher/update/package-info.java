/** Newer versions of Gobang. */
package org.gobang.launcher.update;
