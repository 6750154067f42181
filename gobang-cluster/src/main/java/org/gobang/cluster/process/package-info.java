/** The process of a coordinator: where workers meet it, and the slots of its own. */
@NullMarked
package org.gobang.cluster.process;

import org.jspecify.annotations.NullMarked;
