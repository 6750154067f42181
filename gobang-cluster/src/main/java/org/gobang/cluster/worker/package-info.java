/** The execution of jobs: a worker and its slots. */
package org.gobang.cluster.worker;
