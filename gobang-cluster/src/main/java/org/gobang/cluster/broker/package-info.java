/** The message broker: the one of this process, connections, and the names of queues. */
@NullMarked
package org.gobang.cluster.broker;

import org.jspecify.annotations.NullMarked;
