package org.gobang.presentation.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.SamePosition;
import org.gobang.presentation.support.Lists;

/**
 * The editor of the comment on the current move. The comment is saved in the game after a pause in
 * typing, and in any case before another move is shown or the game is closed.
 */
public final class CommentEditor {

  private final Supplier<Optional<Game>> game;
  private final Consumer<RefusedException> refused;
  private Consumer<Runnable> later = what -> {};
  private Optional<GameState> state = Optional.empty();
  private List<Integer> path = List.of();
  private String text = "";
  private boolean unsaved;
  private boolean writing;

  /** Whether the user has typed about this move since the editor gained the focus. */
  private boolean typed;

  /**
   * Creates an editor without a position.
   *
   * @param game the editable game
   * @param refused receives the refusal if a comment could not be saved
   */
  CommentEditor(Supplier<Optional<Game>> game, Consumer<RefusedException> refused) {
    this.game = game;
    this.refused = refused;
  }

  /**
   * Sets the delay after which an edited comment is saved.
   *
   * @param pause runs a task later on the interface thread; a newer task replaces a pending one
   */
  public void saveAfter(Consumer<Runnable> pause) {
    later = pause;
  }

  /** Returns the text of the comment. */
  public String text() {
    return text;
  }

  /** Returns the path of the commented move, empty for the start. */
  public List<Integer> path() {
    return path;
  }

  /** Returns whether the current position can have a comment, in a game led by this interface. */
  public boolean possible() {
    return state.isPresent() && game.get().isPresent();
  }

  /** Handles a change of the keyboard focus in the editor. */
  public void writing(boolean now) {
    writing = now;
    if (!now) {
      typed = false;
      save();
      state.ifPresent(this::lookAt);
    }
  }

  /** Sets the text of the comment; ignored without a position. */
  public void edit(String words) {
    if (state.isPresent() && !words.equals(text)) {
      typed = writing;
      text = words;
      unsaved = true;
      later.accept(this::save);
    }
  }

  /**
   * Saves a comment in the game at once, also for a move other than the current one.
   *
   * @param at the path of the move in the current record, empty for the start
   * @throws RefusedException if the record has no such move, or must not be edited
   */
  public void write(List<Integer> at, String words) {
    if (at.equals(path)) {
      edit(words);
      save();
    } else {
      Game open = game.get().orElseThrow(() -> new RefusedException("no game to write about"));
      open.note(at, withComment(recordWith(open, at), at, words));
    }
  }

  private static GameRecord recordWith(Game open, List<Integer> at) {
    GameRecord record = open.state().record();
    try {
      record.follow(at);
      return record;
    } catch (IllegalArgumentException removed) {
      throw new RefusedException("comment-gone", "the move is no longer in the record");
    }
  }

  /** Saves an unsaved comment in the game. */
  public void save() {
    if (!unsaved) {
      return;
    }
    unsaved = false;
    try {
      game.get().ifPresent(this::note);
    } catch (RefusedException why) {
      refused.accept(why);
    }
  }

  private void note(Game open) {
    GameRecord record = open.state().record();
    state
        .flatMap(seen -> SamePosition.in(seen.record(), path, record))
        .ifPresent(same -> open.note(same, withComment(record, same, text)));
  }

  /** Handles another game, another position or another comment. */
  void changed(GameState now) {
    state.ifPresent(before -> find(before, now));
    // The moves come from the other side rather than from navigation.
    boolean playedOn =
        !now.explored()
            && !now.paused()
            && !now.path().equals(path)
            && Lists.startsWith(now.path(), path);
    state = Optional.of(now);
    // A comment being edited stays with its move while the other side moves.
    if (!(typed && playedOn) && !(unsaved && now.path().equals(path))) {
      save();
      lookAt(now);
    }
  }

  /**
   * Follows the position if an edit has changed its path; the comment on a removed position is
   * discarded.
   */
  private void find(GameState before, GameState now) {
    Optional<List<Integer>> same = SamePosition.in(before.record(), path, now.record());
    unsaved &= same.isPresent();
    path = same.orElse(List.of());
  }

  private void lookAt(GameState now) {
    String written = commentAt(now.record(), now.path());
    // Trailing spaces remain while the user is typing.
    if (!now.path().equals(path) || !written.equals(text.strip())) {
      text = written;
    }
    typed &= now.path().equals(path);
    path = now.path();
  }

  /** Handles another game; the comment on the last one is already saved. */
  void forget() {
    state = Optional.empty();
    path = List.of();
    text = "";
    unsaved = false;
    typed = false;
  }

  /**
   * Returns the comment on a position.
   *
   * @param record the game
   * @param path the position; empty for the start
   * @return the comment, several of them as paragraphs; empty if there is none
   * @throws IllegalArgumentException if the record has no such path
   */
  public static String commentAt(GameRecord record, List<Integer> path) {
    return record.notes(path).stream()
        .filter(RecordNote.Comment.class::isInstance)
        .map(note -> ((RecordNote.Comment) note).text())
        .collect(Collectors.joining("\n\n"));
  }

  /**
   * Returns the notes of a position with a comment in place of its previous ones.
   *
   * @param record the game
   * @param path the position; empty for the start
   * @param text the comment; a blank one removes the previous ones
   * @return all notes of the position, for {@link org.gobang.api.workbench.Game#note}
   * @throws IllegalArgumentException if the record has no such path
   */
  public static List<RecordNote> withComment(GameRecord record, List<Integer> path, String text) {
    List<RecordNote> notes = new ArrayList<>(record.notes(path));
    notes.removeIf(RecordNote.Comment.class::isInstance);
    if (!text.isBlank()) {
      notes.add(0, new RecordNote.Comment(text.strip()));
    }
    return notes;
  }
}
