/** The side that does jobs: a worker and its slots. */
package org.gobang.cluster.worker;
