/**
 * The window: {@link org.gobang.ui.swing.window.GameWindow} puts the board, the panel beside it and
 * the menus together. Views are thin: what they show and what they do is decided in {@link
 * org.gobang.ui.swing.present}.
 */
package org.gobang.ui.swing.window;
