/** {@code join}: plays games for a coordinator elsewhere. */
@NullMarked
package org.gobang.launcher.join;

import org.jspecify.annotations.NullMarked;
