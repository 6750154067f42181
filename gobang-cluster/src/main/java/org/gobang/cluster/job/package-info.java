/**
 * What coordinator and workers agree on: jobs, what a run needs of its workers, and what a worker
 * says of itself.
 */
package org.gobang.cluster.job;
