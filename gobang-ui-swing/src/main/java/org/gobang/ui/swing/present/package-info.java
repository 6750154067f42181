/**
 * The presenters of the window, without Swing classes.
 *
 * <p>{@link org.gobang.ui.swing.present.GamePresenter} presents the current game, {@link
 * org.gobang.ui.swing.present.BoardPresenter} the board with pointer and focus, {@link
 * org.gobang.presentation.review.RecordReview} the record, {@link
 * org.gobang.presentation.newgame.NewGame} the settings of a new game, and {@link
 * org.gobang.presentation.plugin.PluginsPage} the plugins. All presenters are used only on the
 * event thread, which is passed as an {@link java.util.concurrent.Executor}.
 */
package org.gobang.ui.swing.present;
