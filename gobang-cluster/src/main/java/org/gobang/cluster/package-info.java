/**
 * Distribution of games and other jobs to several machines with a message broker.
 *
 * <p>The coordinator publishes each job as a message and blocks the caller's thread until its
 * result has arrived. Only the caller stores results, for example in the folder of a tournament. A
 * worker receives one message per slot, executes the job, sends the result and then acknowledges
 * the message. The jobs of a killed, frozen or disconnected worker go to another worker. A job may
 * therefore be executed twice but is counted once: unexpected results are discarded. The games of a
 * pair form a message group, which the broker gives to one slot.
 */
package org.gobang.cluster;
