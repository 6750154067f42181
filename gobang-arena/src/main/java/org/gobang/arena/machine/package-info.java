/**
 * What each machine has done in a run, and whether its results are like those of the others: {@link
 * org.gobang.arena.machine.MachineTally}.
 */
package org.gobang.arena.machine;
