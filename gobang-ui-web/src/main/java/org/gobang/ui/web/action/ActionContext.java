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
 * What the actions of one visitor work with.
 *
 * @param session the game
 * @param files games from files and into them; empty for a guest
 * @param tasks what is done in the background
 * @param table where the visitor sits
 * @param form the form that is open
 * @param questions what the visitor is asked before something is done
 * @param requests what the other player asks
 * @param owner whether the visitor owns the table
 * @param plays whether the visitor may have a side
 * @param mine the sides that the visitor acts for
 * @param here whether the browser that acts now runs on this machine
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
