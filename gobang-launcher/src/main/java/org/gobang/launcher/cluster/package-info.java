/** {@code cluster key}, and the options of commands whose games workers play. */
@NullMarked
package org.gobang.launcher.cluster;

import org.jspecify.annotations.NullMarked;
