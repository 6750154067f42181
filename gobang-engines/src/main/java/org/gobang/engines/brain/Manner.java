package org.gobang.engines.brain;

/**
 * How a player is asked for a move.
 *
 * @param lines how many lines it is to report
 * @param questions how many questions the answer to the manager takes: each may cost its part
 */
record Manner(int lines, int questions) {}
