/** The side that hands jobs out: coordinator, admission of workers, and what is known of them. */
@NullMarked
package org.gobang.cluster.coordinator;

import org.jspecify.annotations.NullMarked;
