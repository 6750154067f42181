/**
 * The record of each machine in a run, compared with those of the others: {@link
 * org.gobang.arena.machine.MachineTally}.
 */
package org.gobang.arena.machine;
