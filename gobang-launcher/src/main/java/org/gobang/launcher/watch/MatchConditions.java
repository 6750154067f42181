package org.gobang.launcher.watch;

import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;

/**
 * The conditions of the matches.
 *
 * @param empty the empty board
 * @param budget the budget of each move
 * @param games the maximum number of games
 * @param concurrency the number of concurrent games
 * @param seed the seed of the order of the openings and of the seeds of the players
 */
record MatchConditions(Board empty, Budget budget, int games, int concurrency, long seed) {}
