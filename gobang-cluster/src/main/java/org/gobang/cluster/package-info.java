/**
 * Distribution of games and other jobs to several machines with a message broker.
 *
 * <p>The coordinator publishes each job as a message and blocks the caller's thread until its
 * result has come; what the caller keeps, such as the folder of a run, is the only memory. A worker
 * takes one message for each of its slots, does the job, sends the result and then acknowledges the
 * message: what a killed, frozen or cut-off worker had goes to another one. So a job may be done
 * twice, and is counted once: results that are not awaited are dropped. The games of a pair form a
 * message group, which the broker gives to one slot.
 */
package org.gobang.cluster;
