/** The side that does jobs: a worker and its slots. */
@NullMarked
package org.gobang.cluster.worker;

import org.jspecify.annotations.NullMarked;
