/**
 * The board, painted.
 *
 * <p>{@link org.gobang.ui.swing.board.BoardComponent} is the part of the window; it paints with a
 * {@link org.gobang.ui.swing.board.BoardPainter}, which needs no window and paints on any {@link
 * java.awt.Graphics2D}. All measures are in the units of the window; the transform of the graphics
 * makes pixels of them, so that everything stays sharp on screens of any density.
 */
package org.gobang.ui.swing.board;
