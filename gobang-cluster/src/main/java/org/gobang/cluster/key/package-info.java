/** The key that coordinator and workers share. */
@NullMarked
package org.gobang.cluster.key;

import org.jspecify.annotations.NullMarked;
