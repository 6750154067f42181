/**
 * Painting of the board.
 *
 * <p>{@link org.gobang.ui.swing.board.BoardComponent} is the component of the window. It paints
 * with a {@link org.gobang.ui.swing.board.BoardPainter}, which paints on a {@link
 * org.gobang.ui.swing.board.Canvas} without a window. All lengths are in units of the window. The
 * transform of the graphics converts them to pixels, so the board is sharp at any density. {@link
 * org.gobang.ui.swing.board.BoardPicture} is a snapshot of the board.
 *
 * <p>{@link org.gobang.ui.swing.board.BoardInput} handles the pointer and the keyboard, {@link
 * org.gobang.ui.swing.board.BoardSpeech} describes points to screen readers.
 */
package org.gobang.ui.swing.board;
