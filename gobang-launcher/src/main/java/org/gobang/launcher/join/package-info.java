/** {@code gobang join}: executes jobs for an external coordinator. */
@NullMarked
package org.gobang.launcher.join;

import org.jspecify.annotations.NullMarked;
