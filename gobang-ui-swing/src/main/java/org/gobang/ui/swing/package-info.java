/**
 * The windowed interface.
 *
 * <ul>
 *   <li>{@link org.gobang.ui.swing.present} contains the state and the commands of the window
 *       without Swing classes, so that they can be tested without a screen;
 *   <li>{@link org.gobang.ui.swing.board} paints the board;
 *   <li>{@link org.gobang.ui.swing.window} assembles the window.
 * </ul>
 *
 * <p>Three kinds of threads are used. The host notifies listeners on separate threads. {@link
 * org.gobang.presentation.session.GameSession} calls plugins there and passes the results to the
 * event dispatch thread, which runs everything else. A worker thread reads names from plugins,
 * pictures and the clipboard. The host reads and writes records and plugin files.
 */
package org.gobang.ui.swing;
