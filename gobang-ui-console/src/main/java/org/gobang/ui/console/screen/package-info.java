/**
 * The screen and its keys, independent of a real terminal: tests feed keys and read frames as text.
 *
 * <p>{@link org.gobang.ui.console.screen.Screen} takes keys and events; {@link
 * org.gobang.ui.console.screen.ScreenPainter} draws on a {@link
 * org.gobang.ui.console.screen.TextCanvas}; {@link org.gobang.ui.console.screen.FrameWriter} turns
 * the rows that changed into sequences for the terminal.
 *
 * <p>A {@link org.gobang.ui.console.screen.ScreenSession} is the game on the screen. A {@link
 * org.gobang.ui.console.screen.ScreenPage} covers the board temporarily and takes the keys.
 *
 * <p>A point of the board is two columns wide, its own and one for the line to the next, so that
 * the board is about as high as it is wide. A terminal that draws a stone or a line two columns
 * wide uses the same two.
 */
package org.gobang.ui.console.screen;
