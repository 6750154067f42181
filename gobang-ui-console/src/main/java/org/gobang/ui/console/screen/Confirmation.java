package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.presentation.text.Notices;

/** A question that the user must confirm before an action. */
final class Confirmation {

  private final Notices notices;
  private Optional<Question> open = Optional.empty();

  /** A question and the confirmed action. */
  record Question(String text, Runnable yes) {}

  Confirmation(Notices notices) {
    this.notices = notices;
  }

  void ask(String text, Runnable yes) {
    open = Optional.of(new Question(text, yes));
  }

  void answer(boolean yes) {
    Optional<Question> asked = open;
    open = Optional.empty();
    asked.filter(any -> yes).ifPresent(any -> notices.attempt(any.yes()));
  }

  /** Removes the question because the game has ended or another one has started. */
  void drop() {
    open = Optional.empty();
  }

  Optional<Question> open() {
    return open;
  }
}
