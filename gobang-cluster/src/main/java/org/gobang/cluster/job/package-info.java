/**
 * The model shared by coordinator and workers: jobs, the requirements of a run, and the properties
 * of a worker.
 */
package org.gobang.cluster.job;
