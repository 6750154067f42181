/** The coordinator, the admission of workers, and the information about them. */
package org.gobang.cluster.coordinator;
