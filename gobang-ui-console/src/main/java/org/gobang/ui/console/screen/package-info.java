/**
 * What the terminal shows and what its keys do, without a terminal: everything here is tried with
 * keys fed in and frames read as text.
 *
 * <p>{@link org.gobang.ui.console.screen.Screen} takes keys and events; {@link
 * org.gobang.ui.console.screen.ScreenPainter} draws it on a {@link
 * org.gobang.ui.console.screen.Canvas}; {@link org.gobang.ui.console.screen.FrameWriter} says what
 * to send for the lines that changed.
 *
 * <p>A {@link org.gobang.ui.console.screen.Session} is the game on the screen: what is {@link
 * org.gobang.ui.console.screen.Heard heard} of it, what is {@link
 * org.gobang.ui.console.screen.Notices said} of it, and what can be done. A {@link
 * org.gobang.ui.console.screen.Page} covers the board for a while, and has the keys meanwhile.
 *
 * <p>A point of the board is two columns wide, its own and one for the line to the next, so that
 * the board is about as high as it is wide. In a terminal that gives a stone or a line two columns
 * the same two serve.
 */
package org.gobang.ui.console.screen;
