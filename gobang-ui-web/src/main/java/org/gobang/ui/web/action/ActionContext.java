package org.gobang.ui.web.action;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.gobang.api.Stone;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.session.WebSession;

/**
 * The context of one visitor's actions.
 *
 * @param session the game
 * @param files opens and saves games in files; empty for a guest
 * @param tasks runs background tasks
 * @param table the visitor's table
 * @param form the open form
 * @param questions the questions to the visitor before an action
 * @param requests the requests of the other player
 * @param owner whether the visitor owns the table
 * @param plays whether the visitor may play a side
 * @param mine returns whether the visitor acts for a side
 * @param here whether the acting browser runs on this machine
 */
public record ActionContext(
    WebSession session,
    Optional<GameFiles> files,
    BackgroundTasks tasks,
    TableActions table,
    OpenForm form,
    PendingQuestion questions,
    PendingQuestion requests,
    boolean owner,
    boolean plays,
    Predicate<Stone> mine,
    BooleanSupplier here) {

  SessionPresenter presenter() {
    return session.presenter();
  }

  Texts texts() {
    return session.texts();
  }
}
