/**
 * Games on many machines, over a message broker.
 *
 * <p>The coordinator publishes each game as a message and blocks the arena's thread until its
 * result has come; the folder of the run is the only memory. A worker takes one message for each of
 * its slots, plays the game, sends the result and then acknowledges the message: what a killed,
 * frozen or cut-off worker had goes to another one. So a game may be played twice, and is counted
 * once: results that are not awaited are dropped. The games of a pair form a message group, which
 * the broker gives to one slot.
 */
@NullMarked
package org.gobang.cluster;

import org.jspecify.annotations.NullMarked;
