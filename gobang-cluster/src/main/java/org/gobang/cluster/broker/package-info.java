/** The message broker in this process, connections, and the names of queues. */
package org.gobang.cluster.broker;
