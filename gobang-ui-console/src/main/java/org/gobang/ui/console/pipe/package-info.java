/**
 * The interface in a pipe: one command per input line, one event per output line.
 *
 * <p>Events are for programs and never translated:
 *
 * <pre>
 * 1. h8 Black                     a stone, with the move number
 * 2. pass White                   a pass
 * undone 2                        move 2 was taken back; one line per move, last first
 * undone result                   a resignation or a loss on time was taken back
 * Black wins: d4 e4 f4 g4 h4      the winning line
 * White wins: double-three        a forbidden move by Black
 * White wins: Black overstepped   also illegal, crashed, exited, refused: failures of the engine
 * White wins: adjudicated
 * Black resigns
 * Draw
 * Abandoned
 * new game                        move numbers restart at 1, also after the next two events
 * resumed                         the unfinished game continues
 * opened game.sgf                 a recorded game is open
 * history /games/a.sgf            a finished game; one line per game, newest first
 * update 1.1.0 2026-11-21 https://example.org/   a newer version of Gobang, with date and page
 * update none                     no newer version
 * hint h8
 * why h9 mistake 0.41 0.23 i8 g8   a stone on h9: class, win probability, loss and variation
 * teaching 15                     a teaching game with a minimum loss of 15%, or off
 * lesson 3. j9 Black mistake 0.23  the game waits: undo takes back the move, play continues
 * taught 2 87.5                   at the end: number of take-backs, accuracy of the final moves
 * weights h8=40 h9=35             all nonzero weights, greatest first
 * moves h8 h9
 * saved game.sgf
 * comment 2 too slow              the comment on the position after move 2; empty if removed
 * </pre>
 *
 * <p>Messages for users, for example on invalid lines, refused moves or the last output of a failed
 * engine, go to standard error in the language of the user.
 */
package org.gobang.ui.console.pipe;
