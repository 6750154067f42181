package org.gobang.presentation.files;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Tags;
import org.gobang.api.saved.Records;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.session.UnsavedEdits;
import org.gobang.presentation.text.Texts;

/**
 * Saves the game at hand, and keeps a copy of its unsaved edits in the data folder, which is
 * offered after the process has died.
 *
 * <p>Use only on the interface thread.
 */
public final class GameSaving {

  private static final int LONGEST_NAME = 80;

  private final SessionPresenter session;
  private final Runnable saveComment;
  private final BackgroundTasks tasks;
  private final Texts texts;
  private final RecentFiles recent;
  private final BiConsumer<String, List<String>> remarks;
  private final UnsavedCopies copies;
  private boolean keeps;
  private boolean troubled;

  GameSaving(
      SessionPresenter session,
      Runnable saveComment,
      BackgroundTasks tasks,
      RecentFiles recent,
      BiConsumer<String, List<String>> remarks) {
    this.session = session;
    this.saveComment = saveComment;
    this.tasks = tasks;
    this.texts = session.context().texts();
    this.recent = recent;
    this.remarks = remarks;
    this.copies = new UnsavedCopies(tasks);
  }

  private UnsavedEdits edits() {
    return session.edits();
  }

  /**
   * Sets what asks before edits are lost, and keeps copies of them from now on.
   *
   * @param question asks; a comment that is being written is in the game by then
   */
  public void askBeforeLoss(UnsavedEdits.Question question) {
    keeps = true;
    edits().onLeave(question);
  }

  /** Leaves the game: asks where edits would be lost, a comment that is being written included. */
  public void leave(Runnable then) {
    saveComment.run();
    edits().leave(then);
  }

  /** Handles a new state of the game: the copy of unsaved edits follows. */
  public void changed() {
    if (keeps) {
      want(
          edits().exist()
              ? session
                  .state()
                  .map(now -> new UnsavedCopies.Edited(now.record(), now.mainLine(), file()))
              : Optional.empty());
    }
  }

  private void want(Optional<UnsavedCopies.Edited> next) {
    tasks.deliver(copies.want(next), done -> troubled = false, this::copyFailed);
  }

  /** Once: each edit would fail in the same way. */
  private void copyFailed(RefusedException why) {
    if (!troubled) {
      troubled = true;
      session.notices().fail(texts.of("unsaved.no-copy", texts.of(why)));
    }
  }

  /** Deletes the copy, as the edits are saved or not wanted; run the task then. */
  public void forget(Runnable then) {
    keeps = false;
    tasks.deliver(copies.want(Optional.empty()), done -> then.run(), failed -> then.run());
  }

  /** Finds edits that were left by processes that have died; the newest first. */
  public void findLost(Consumer<List<LostEdits>> found) {
    tasks.deliver(
        copies.left(),
        found,
        unreadable -> {
          session.notices().fail(unreadable);
          found.accept(List.of());
        });
  }

  /** Opens edits that were left, in place of the game at hand. */
  public void restore(LostEdits lost) {
    tasks.deliver(
        session.context().require(Records.class).read(lost.copy()),
        game ->
            session.open(
                GameSetup.explore(game.record()),
                () -> {
                  edits().recovered(lost.file());
                  changed();
                  drop(lost);
                },
                session.notices()::fail));
  }

  /** Deletes edits that were left and are not wanted. */
  public void drop(LostEdits lost) {
    tasks.deliver(copies.delete(lost), done -> {});
  }

  /** Returns the file that the game can be saved to without a question. */
  public Optional<Path> file() {
    return edits().file().filter(any -> !edits().isPartial());
  }

  /** Returns the file that the game comes from, though it has more than the game. */
  public Optional<Path> source() {
    return edits().file();
  }

  /**
   * Returns the name that a new file is proposed, without an ending: the players and the date.
   *
   * @return the name; empty if the players are not known
   */
  public Optional<String> proposal() {
    return session.display().position().flatMap(this::proposal);
  }

  private Optional<String> proposal(ShownPosition now) {
    GameState state = now.state();
    boolean named =
        !state.explored()
            || Stream.of(Tags.BLACK, Tags.WHITE).anyMatch(state.record().tags()::containsKey);
    if (!named) {
      return Optional.empty();
    }
    String players =
        String.join(
            " - ", Arrays.stream(new Stone[] {Stone.BLACK, Stone.WHITE}).map(now::name).toList());
    String date = state.record().tags().getOrDefault(Tags.DATE, "");
    String name = (players + " " + date).replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", " ");
    String whole = name.replaceAll("\\s+", " ").strip();
    return Optional.of(whole.substring(0, Math.min(LONGEST_NAME, whole.length())))
        .filter(any -> !whole.equals("-"));
  }

  /** Writes the game to a file. */
  public void save(Path file) {
    save(file, () -> {}, () -> {});
  }

  /**
   * Writes the game to a file.
   *
   * @param whole run when all of the game is in the file
   * @param failed run when it is not, which has been shown
   */
  public void save(Path file, Runnable whole, Runnable failed) {
    saveComment.run();
    GameState now = session.state().orElse(null);
    if (now == null) {
      failed.run();
      return;
    }
    CompletionStage<List<String>> written =
        session.context().require(Records.class).write(now.record(), now.mainLine(), file);
    tasks.deliver(
        written,
        sentences -> {
          recent.used(file);
          edits().saved(file, now.record(), sentences.isEmpty());
          changed();
          session.notices().say(texts.of("saved", String.valueOf(file.getFileName())));
          if (sentences.isEmpty()) {
            whole.run();
          } else {
            remarks.accept(texts.of("saved.lost"), sentences);
            failed.run();
          }
        },
        refused -> {
          session.notices().fail(texts.of(refused, file));
          failed.run();
        });
  }

  /**
   * A game with unsaved edits that a process left when it died.
   *
   * @param copy the copy in the data folder
   * @param file the file that the game comes from, if any
   * @param changed when the last edit was made
   */
  public record LostEdits(Path copy, Optional<Path> file, Instant changed) {}
}
