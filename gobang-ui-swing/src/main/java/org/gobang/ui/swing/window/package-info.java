/**
 * The window: {@link org.gobang.ui.swing.window.GameWindow} assembles the board, the panels and the
 * menus. Views do not contain logic: they show the presenters of {@link
 * org.gobang.ui.swing.present}.
 */
package org.gobang.ui.swing.window;
