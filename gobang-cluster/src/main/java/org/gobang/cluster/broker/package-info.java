/** The message broker: the one of this process, connections, and the names of queues. */
package org.gobang.cluster.broker;
