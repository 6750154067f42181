/** {@code join}: plays games for an external coordinator. */
@NullMarked
package org.gobang.launcher.join;

import org.jspecify.annotations.NullMarked;
