package org.gobang.presentation.files;

import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Records;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.UnfinishedGameText;

/**
 * The offer to go on with the game that was left before it was over. It is made at the start,
 * unless the command line requests a game; until it is accepted or declined, the first game is
 * paused.
 */
public final class UnfinishedOffer {

  private final SessionPresenter session;
  private final Records records;
  private final PositionDescriber describer;
  private final BackgroundTasks tasks;
  private final boolean offers;
  private Optional<String> text = Optional.empty();

  /** No offer yet. */
  public UnfinishedOffer(
      SessionPresenter session,
      Workbench workbench,
      PositionDescriber describer,
      BackgroundTasks tasks) {
    this.session = session;
    this.records = workbench.records();
    this.describer = describer;
    this.tasks = tasks;
    this.offers = session.leads() && workbench.requestIsDefault();
  }

  /**
   * Opens the first game, or waits for one to watch.
   *
   * @param offered run when the first game is at hand, paused under the offer
   * @param otherwise run when it is at hand, and there is nothing to offer
   * @param refused receives why the first game cannot be opened
   */
  public void begin(Runnable offered, Runnable otherwise, Consumer<RefusedException> refused) {
    if (!offers) {
      session.begin(false, otherwise, refused);
      return;
    }
    tasks.deliver(
        records.unfinished().thenApplyAsync(left -> left.map(this::describe), tasks.worker()),
        left -> {
          text = left;
          session.begin(left.isPresent(), left.isPresent() ? offered : otherwise, refused);
        },
        unreadable ->
            session.begin(
                false,
                () -> {
                  session.notices().fail(unreadable);
                  otherwise.run();
                },
                refused));
  }

  private String describe(GameSetup left) {
    return UnfinishedGameText.of(left, describer.names(), describer.texts());
  }

  /** The game that is offered, in words; empty when the offer is over. */
  public Optional<String> text() {
    return text;
  }

  /** Goes on with the unfinished game, whether it is offered or not; without one shows that. */
  public void accept() {
    tasks.deliver(
        records.unfinished(),
        left ->
            left.ifPresentOrElse(
                setup -> session.open(setup, this::drop, session.notices()::fail),
                () -> session.notices().fail(describer.texts().of("unfinished.none"))));
  }

  /** Resumes the first game instead. */
  public void decline() {
    drop();
    session.actions().resume();
  }

  /** Ends the offer, as the person goes on with another game. */
  public void drop() {
    text = Optional.empty();
  }
}
