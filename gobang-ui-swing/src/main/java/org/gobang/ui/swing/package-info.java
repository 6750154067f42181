/**
 * The front end with a window.
 *
 * <ul>
 *   <li>{@link org.gobang.ui.swing.present} decides what is shown and does what is asked for,
 *       without a class of Swing in it, so that it is tested without a screen;
 *   <li>{@link org.gobang.ui.swing.board} paints the board;
 *   <li>{@link org.gobang.ui.swing.window} puts the window together.
 * </ul>
 *
 * <p>Three kinds of threads meet here. The host tells of games on its own; {@link
 * org.gobang.presentation.session.GameSession} asks plugins what only they know there and then, and
 * brings the news to the event thread, on which all else happens. What has to wait, for a file or
 * for plugins, goes to one worker.
 */
package org.gobang.ui.swing;
