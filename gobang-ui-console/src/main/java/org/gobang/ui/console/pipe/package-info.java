/**
 * The interface in a pipe: one command per input line, one event per output line.
 *
 * <p>Events are for programs and never translated:
 *
 * <pre>
 * 1. h8 Black                     a stone, with the number of the ply
 * 2. pass White                   a pass
 * undone 2                        ply 2 taken back; one line for each ply, the last first
 * undone result                   a resignation or a clock run down taken back
 * Black wins: d4 e4 f4 g4 h4      the winning line
 * White wins: double-three        a forbidden move by Black
 * White wins: Black overstepped   also illegal, crashed, exited, refused: failures of Black's computer
 * White wins: adjudicated
 * Black resigns
 * Draw
 * Abandoned
 * new game                        move numbers restart at 1, also after the next two events
 * resumed                         the unfinished game continues
 * opened game.sgf                 a recorded game is open for review
 * history /games/a.sgf            a finished game; one line for each, the newest first
 * update 1.1.0 2026-11-21 https://example.org/   a newer version of Gobang: its date and page
 * update none                     there is none
 * hint h8
 * why h9 mistake 0.41 0.23 i8 g8   a stone at h9: its class, win probability, loss; then the line
 * teaching 15                     a teaching game from a loss of 15 % on; off without
 * lesson 3. j9 Black mistake 0.23  the game waits: undo takes the move back, play goes on
 * taught 2 87.5                   at the end: moves taken back, accuracy of those that stayed
 * weights h8=40 h9=35             every weight that is not 0, the heaviest first
 * moves h8 h9
 * saved game.sgf
 * comment 2 too slow              noted about the position after ply 2; without words, removed
 * </pre>
 *
 * <p>Messages for users, such as a bad line, a refused move or the last output of a failed engine,
 * go to standard error, in their language.
 */
package org.gobang.ui.console.pipe;
