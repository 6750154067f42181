package org.gobang.presentation.files;

import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.session.SessionPresenter;

/**
 * The offer to resume an unfinished game of this interface, made at the start, unless the command
 * line requests a game. Until it is accepted or declined, the first game is paused.
 */
public final class ResumeOffer {

  private final SessionPresenter session;
  private final BackgroundTasks tasks;
  private final boolean offers;
  private List<Offered> games = List.of();

  /**
   * An offered game.
   *
   * @param setup resumes it
   * @param text a description of the game
   */
  public record Offered(GameSetup setup, String text) {}

  /** Creates an inactive offer. */
  public ResumeOffer(SessionPresenter session, BackgroundTasks tasks) {
    this.session = session;
    this.tasks = tasks;
    Workbench workbench = session.context().workbench();
    this.offers =
        session.leads()
            && CommandLineRequest.of(workbench).isDefault()
            && workbench.service(Records.class).isPresent();
  }

  /**
   * Opens the first game, or waits for a game to watch.
   *
   * @param offered run when the first game is open, paused under the offer
   * @param otherwise run when the first game is open and nothing can be offered
   * @param refused receives the refusal of the first game
   */
  public void begin(Runnable offered, Runnable otherwise, Consumer<RefusedException> refused) {
    if (!offers) {
      session.begin(false, otherwise, refused);
      return;
    }
    tasks.deliver(
        own().thenApplyAsync(left -> left.stream().map(this::offered).toList(), tasks.worker()),
        left -> {
          games = left;
          session.begin(!left.isEmpty(), left.isEmpty() ? otherwise : offered, refused);
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

  private CompletionStage<List<UnfinishedGame>> own() {
    return session
        .context()
        .require(Records.class)
        .unfinished()
        .thenApply(session.games().tag()::own);
  }

  private Offered offered(UnfinishedGame left) {
    GameSetup setup = left.setup();
    return new Offered(setup, session.context().describer().names().unfinished(setup));
  }

  /** Returns the offered games, newest first; empty when the offer is over. */
  public List<Offered> games() {
    return games;
  }

  /**
   * Resumes an unfinished game, offered or not; shows a notice if there is none.
   *
   * @param number its number in the order of {@link #games}, from 1
   */
  public void accept(int number) {
    tasks.deliver(
        own(),
        left ->
            left.stream()
                .skip(number - 1)
                .findFirst()
                .ifPresentOrElse(
                    game -> accept(game.setup()),
                    () -> session.notices().say(session.context().texts().of("unfinished.none"))));
  }

  /** Resumes an offered game. */
  public void accept(Offered game) {
    accept(game.setup());
  }

  private void accept(GameSetup setup) {
    session.open(setup, this::drop, session.notices()::fail);
  }

  /** Declines the offer and resumes the first game. */
  public void decline() {
    drop();
    session.actions().resume();
  }

  /** Withdraws the offer because the user continues with another game. */
  public void drop() {
    games = List.of();
  }
}
