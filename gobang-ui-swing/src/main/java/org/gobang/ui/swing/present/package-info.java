/**
 * The presenters of the window, without Swing classes.
 *
 * <p>{@link org.gobang.ui.swing.present.GamePresenter} is the current game, {@link
 * org.gobang.ui.swing.present.BoardPresenter} the contents of points and the effect of the pointer,
 * {@link org.gobang.presentation.review.RecordReview} the record under review, {@link
 * org.gobang.ui.swing.present.NewGame} the choice of the next game, {@link
 * org.gobang.presentation.plugin.PluginsPage} the plugins. All are used only on the event thread,
 * which they receive as an {@link java.util.concurrent.Executor}.
 */
package org.gobang.ui.swing.present;
