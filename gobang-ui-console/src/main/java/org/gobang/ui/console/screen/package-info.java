/**
 * The screen and its keys, independent of a terminal. Tests send keys and read frames as text.
 *
 * <p>{@link org.gobang.ui.console.screen.Screen} receives keys and events; {@link
 * org.gobang.ui.console.screen.ScreenPainter} draws on a {@link
 * org.gobang.ui.console.screen.TextCanvas}; {@link org.gobang.ui.console.screen.FrameWriter}
 * converts changed rows to terminal sequences.
 *
 * <p>A {@link org.gobang.ui.console.screen.ScreenSession} is the game on the screen. A {@link
 * org.gobang.ui.console.screen.ScreenPage} covers the board temporarily and receives the keys.
 *
 * <p>A point of the board is two columns wide, including the line to the next point, so that the
 * board is approximately square. Terminals with stones or lines of two columns use the same space.
 */
package org.gobang.ui.console.screen;
