/**
 * What coordinator and workers agree on: jobs, what a run needs of its workers, and what a worker
 * says of itself.
 */
@NullMarked
package org.gobang.cluster.job;

import org.jspecify.annotations.NullMarked;
