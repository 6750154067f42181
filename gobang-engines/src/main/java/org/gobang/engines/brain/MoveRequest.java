package org.gobang.engines.brain;

import org.gobang.api.board.Board;

/**
 * A request for the next move of a player.
 *
 * @param board the position
 * @param lines the number of variations to report
 * @param begun the start of the manager's clock, by {@link System#nanoTime}
 * @param answers the number of moves to come within the same time, this one included
 */
record MoveRequest(Board board, int lines, long begun, int answers) {}
