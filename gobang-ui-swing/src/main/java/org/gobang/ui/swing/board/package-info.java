/**
 * The board, painted.
 *
 * <p>{@link org.gobang.ui.swing.board.BoardComponent} is the part of the window; it paints with a
 * {@link org.gobang.ui.swing.board.BoardPainter}, which needs no window and paints on a {@link
 * org.gobang.ui.swing.board.Canvas}. All measures are in the units of the window; the transform of
 * the graphics makes pixels of them, so that everything stays sharp on screens of any density. What
 * is painted can be taken along as a {@link org.gobang.ui.swing.board.BoardPicture}.
 *
 * <p>The pointer and the keyboard come in by way of {@link org.gobang.ui.swing.board.BoardInput};
 * those who do not see the board hear of its points from {@link
 * org.gobang.ui.swing.board.BoardSpeech}.
 */
package org.gobang.ui.swing.board;
