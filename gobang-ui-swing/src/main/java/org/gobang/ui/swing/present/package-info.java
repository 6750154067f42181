/**
 * What the window shows and does, without a class of Swing.
 *
 * <p>{@link org.gobang.ui.swing.present.GamePresenter} is the game at hand, {@link
 * org.gobang.ui.swing.present.BoardPresenter} what stands on each point and what the pointer does
 * there, {@link org.gobang.presentation.review.RecordReview} the record that is looked through,
 * {@link org.gobang.ui.swing.present.NewGame} the choice of the next game, {@link
 * org.gobang.presentation.plugin.PluginsPage} the plugins. All of them are used on the event thread
 * only, which they receive as an {@link java.util.concurrent.Executor}.
 */
package org.gobang.ui.swing.present;
