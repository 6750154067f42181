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

/**
 * What is written about the move that is looked at. It is put into the game when the user pauses,
 * and in any case before another move is looked at or the game is left.
 */
public final class CommentEditor {

  /** Does something after a short pause; what it is asked for meanwhile replaces that. */
  public interface Later {

    /** Does it a little later, on the event thread. */
    void run(Runnable what);
  }

  private final Supplier<Optional<Game>> game;
  private final Consumer<RefusedException> refused;
  private Later later = what -> {};
  private Optional<GameState> state = Optional.empty();
  private List<Integer> path = List.of();
  private String text = "";
  private boolean unsaved;
  private boolean writing;

  /** Whether the user has typed about this move since the words were under the hand. */
  private boolean typed;

  /**
   * Nothing to write about yet.
   *
   * @param game the game that may be written about
   * @param refused told why something could not be put into it
   */
  CommentEditor(Supplier<Optional<Game>> game, Consumer<RefusedException> refused) {
    this.game = game;
    this.refused = refused;
  }

  /** Has what is written saved after a pause. */
  public void saveAfter(Later pause) {
    later = pause;
  }

  /** Returns the words about the move. */
  public String text() {
    return text;
  }

  /** Returns the move that they are about: its path, empty for the start. */
  public List<Integer> path() {
    return path;
  }

  /** Returns whether there is a position to write about, in a game that this interface leads. */
  public boolean possible() {
    return state.isPresent() && game.get().isPresent();
  }

  /** The user has the words under the hand, or no more. */
  public void writing(boolean now) {
    writing = now;
    if (!now) {
      typed = false;
      save();
      state.ifPresent(this::lookAt);
    }
  }

  /** The words about the move are these from now on; without a position there is none. */
  public void edit(String words) {
    if (state.isPresent() && !words.equals(text)) {
      typed = writing;
      text = words;
      unsaved = true;
      later.run(this::save);
    }
  }

  /**
   * Puts words into the game at once, also about another move than the one that is looked at.
   *
   * @param at the move: its path in the record as it is now, empty for the start
   * @throws RefusedException if the record has no such move, or nothing may be written
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

  /** Puts into the game what is not there yet. */
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

  /** The game is another one, or stands elsewhere, or something else was written. */
  void changed(GameState now) {
    state.ifPresent(before -> find(before, now));
    boolean playedOn = isPlayed(now) && now.path().size() > path.size() && within(now.path());
    state = Optional.of(now);
    // A comment that is being written stays with its move while the other side moves.
    if (!(typed && playedOn) && !(unsaved && now.path().equals(path))) {
      save();
      lookAt(now);
    }
  }

  /** Returns whether moves come from the other side, and not from stepping through the record. */
  private static boolean isPlayed(GameState now) {
    return !now.explored() && !now.paused();
  }

  /**
   * Keeps to the position whose path an edit has changed; what was written of a removed one goes.
   */
  private void find(GameState before, GameState now) {
    Optional<List<Integer>> same = SamePosition.in(before.record(), path, now.record());
    unsaved &= same.isPresent();
    path = same.orElse(List.of());
  }

  private boolean within(List<Integer> longer) {
    return longer.subList(0, path.size()).equals(path);
  }

  private void lookAt(GameState now) {
    String written = commentAt(now.record(), now.path());
    // Blanks at the end stay while the user is typing.
    if (!now.path().equals(path) || !written.equals(text.strip())) {
      text = written;
    }
    typed &= now.path().equals(path);
    path = now.path();
  }

  /** Another game comes; what was written about the last one is in there. */
  void forget() {
    state = Optional.empty();
    path = List.of();
    text = "";
    unsaved = false;
    typed = false;
  }

  /**
   * Reads the comment on a position.
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
   * Writes a comment on a position, in place of those that were there.
   *
   * @param record the game
   * @param path the position; empty for the start
   * @param text the comment; a blank one removes those that were there
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
