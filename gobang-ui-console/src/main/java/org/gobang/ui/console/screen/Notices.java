package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Texts;

/** What is said to the person: a sentence, or a question to be answered. */
final class Notices {

  private final Texts texts;
  private Said said = Said.NOTHING;
  private Optional<Question> question = Optional.empty();

  /** A question to be answered with yes before something is done. */
  record Question(String text, Runnable yes) {}

  Notices(Texts texts) {
    this.texts = texts;
  }

  void say(Said what) {
    said = what;
  }

  void complain(String sentence) {
    said = Said.badly(sentence);
  }

  /** Nothing more is to be said. */
  void hush() {
    said = Said.NOTHING;
  }

  /** Says something no longer, unless something else has been said since. */
  void unsay(Said what) {
    if (said.equals(what)) {
      hush();
    }
  }

  void ask(String text, Runnable yes) {
    question = Optional.of(new Question(text, yes));
  }

  /** Answers the question that stands. */
  void answer(boolean yes) {
    Optional<Question> asked = question;
    question = Optional.empty();
    asked.filter(any -> yes).ifPresent(any -> attempt(any.yes()));
  }

  /** What was asked is answered already. */
  void dropQuestion() {
    question = Optional.empty();
  }

  /** Does something, or says why not; gives whether it was not refused. */
  boolean attempt(Runnable deed) {
    hush();
    try {
      deed.run();
      return true;
    } catch (RefusedException refused) {
      complain(texts.of(refused));
      return false;
    }
  }

  Said said() {
    return said;
  }

  Optional<Question> question() {
    return question;
  }
}
