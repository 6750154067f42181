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
 * Saves the current game, and stores a copy of its unsaved edits in the data folder. The copy is
 * offered for recovery after a crash.
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
   * Sets the question to ask before edits are lost, and starts to store copies of unsaved edits.
   *
   * @param question asks; an edited comment is already in the game
   */
  public void askBeforeLoss(UnsavedEdits.Question question) {
    keeps = true;
    edits().onLeave(question);
  }

  /** Closes the game, after a question if edits would be lost, including an edited comment. */
  public void leave(Runnable then) {
    saveComment.run();
    edits().leave(then);
  }

  /** Handles a new state of the game: updates the copy of unsaved edits. */
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

  /** Reported once, since each edit would fail in the same way. */
  private void copyFailed(RefusedException why) {
    if (!troubled) {
      troubled = true;
      session.notices().fail(texts.of("unsaved.no-copy", texts.of(why)));
    }
  }

  /** Deletes the copy of saved or discarded edits, then runs the task. */
  public void forget(Runnable then) {
    keeps = false;
    tasks.deliver(copies.want(Optional.empty()), done -> then.run(), failed -> then.run());
  }

  /** Finds unsaved edits of crashed processes, newest first. */
  public void findLost(Consumer<List<LostEdits>> found) {
    tasks.deliver(
        copies.left(),
        found,
        unreadable -> {
          session.notices().fail(unreadable);
          found.accept(List.of());
        });
  }

  /** Opens recovered edits in place of the current game. */
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

  /** Deletes discarded edits of a crashed process. */
  public void drop(LostEdits lost) {
    tasks.deliver(copies.delete(lost), done -> {});
  }

  /** Returns the file for saving the game without a question. */
  public Optional<Path> file() {
    return edits().file().filter(any -> !edits().isPartial());
  }

  /** Returns the source file of the game, which may also contain other games. */
  public Optional<Path> source() {
    return edits().file();
  }

  /**
   * Returns the proposed name of a new file, without extension: the players and the date.
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
   * @param whole run when the file contains the whole game
   * @param failed run when it does not, after a notice
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
   * A game with unsaved edits of a crashed process.
   *
   * @param copy the copy in the data folder
   * @param file the source file of the game, if any
   * @param changed the time of the last edit
   */
  public record LostEdits(Path copy, Optional<Path> file, Instant changed) {}
}
