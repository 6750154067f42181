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
 * <p>Three kinds of threads are used. The host notifies listeners on its own; {@link
 * org.gobang.presentation.session.GameSession} calls plugins there, and hands the results to the
 * event dispatch thread, which does everything else. Names from plugins, pictures and the clipboard
 * are left to one worker; records and plugin files to the host.
 */
package org.gobang.ui.swing;
