/** The coordinator, the conditions for workers and the table of workers. */
package org.gobang.cluster.coordinator;
