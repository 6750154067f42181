/** The message broker in this process, connections and names of queues. */
package org.gobang.cluster.broker;
