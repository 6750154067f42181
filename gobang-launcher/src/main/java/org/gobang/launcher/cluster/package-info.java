/** {@code cluster key}, and the options of commands that use workers. */
@NullMarked
package org.gobang.launcher.cluster;

import org.jspecify.annotations.NullMarked;
