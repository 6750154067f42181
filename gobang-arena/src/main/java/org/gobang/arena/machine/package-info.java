/**
 * Statistics of each machine in a tournament, compared with the other machines: {@link
 * org.gobang.arena.machine.MachineTally}.
 */
package org.gobang.arena.machine;
