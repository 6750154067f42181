/** The side that hands jobs out: coordinator, admission of workers, and what is known of them. */
package org.gobang.cluster.coordinator;
