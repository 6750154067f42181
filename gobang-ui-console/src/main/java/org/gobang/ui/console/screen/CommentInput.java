package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.SamePosition;
import org.gobang.presentation.review.CommentEditor;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.ConsoleTexts;

/**
 * The input of a comment on the position shown at the start of the input, even if another position
 * is shown at the end.
 */
final class CommentInput {

  private final ScreenSession session;
  private final Texts texts;
  private Optional<Begun> begun = Optional.empty();

  /** The game and its state at the start of the input. */
  private record Begun(Game game, GameState state) {}

  CommentInput(ScreenSession session, Texts texts) {
    this.session = session;
    this.texts = texts;
  }

  /** Starts the input for the current position. */
  void begin() {
    begun =
        session
            .presenter()
            .game()
            .flatMap(game -> session.state().map(state -> new Begun(game, state)));
  }

  /**
   * Returns the existing comment.
   *
   * @throws RefusedException if this interface only watches
   */
  String written() {
    session.presenter().own();
    return on(session.state().orElseThrow());
  }

  private static String on(GameState state) {
    return ConsoleTexts.oneLine(CommentEditor.commentAt(state.record(), state.path()));
  }

  /**
   * Replaces the comment. A blank text removes it.
   *
   * @throws RefusedException if this interface only watches or the position no longer exists
   */
  void write(String text) {
    Game game = session.presenter().own();
    GameState about = session.state().orElseThrow();
    if (begun.isPresent()) {
      if (!begun.get().game().equals(game)) {
        throw gone();
      }
      about = begun.get().state();
    }
    // An unchanged comment retains its line breaks.
    if (!text.equals(on(about))) {
      GameRecord record = game.state().record();
      List<Integer> path =
          SamePosition.in(about.record(), about.path(), record).orElseThrow(CommentInput::gone);
      game.note(path, CommentEditor.withComment(record, path, text));
      // A small window has no space for the comment itself.
      String key = text.isBlank() ? "comment.removed" : "comment.kept";
      session.notices().say(texts.of(key, path.size()));
    }
  }

  private static RefusedException gone() {
    return new RefusedException("comment-gone", "the move is no longer in the record");
  }
}
