/** {@code cluster key}, and the options of commands whose games are played by workers. */
@NullMarked
package org.gobang.launcher.cluster;

import org.jspecify.annotations.NullMarked;
