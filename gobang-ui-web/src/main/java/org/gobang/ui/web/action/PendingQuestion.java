package org.gobang.ui.web.action;

import java.util.List;
import java.util.Optional;
import org.gobang.http.Form;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.view.JsonObject;

/**
 * Holds the current question to a visitor, if any: before an action, or from the other player. Use
 * only on the loop of the table.
 */
public final class PendingQuestion {

  private final Texts texts;
  private final Runnable changed;
  private Optional<Question> asked = Optional.empty();
  private int number;

  /**
   * Creates an instance without a question.
   *
   * @param changed called when the question changes
   */
  public PendingQuestion(Texts texts, Runnable changed) {
    this.texts = texts;
    this.changed = changed;
  }

  /** Asks a question in place of the previous one. */
  public void ask(Question question) {
    asked = Optional.of(question);
    number++;
    changed.run();
  }

  /** Asks the visitor to confirm an action. */
  void confirm(String text, String yes, Runnable agreed) {
    ask(new Question(text, yes, texts.of("cancel"), agreed, () -> {}));
  }

  /** Withdraws the question. */
  public void withdraw() {
    asked = Optional.empty();
    changed.run();
  }

  /** Handles an answer; an answer to an earlier question is ignored. */
  void answer(Form form) {
    Optional<Question> question = asked.filter(any -> form.get("id").equals("" + number));
    if (question.isPresent()) {
      asked = Optional.empty();
      changed.run();
      boolean yes = form.get("button").equals("yes");
      (yes ? question.get().agreed() : question.get().declined()).run();
    }
  }

  /** Returns the question as a part of the page. */
  public Object value() {
    return asked.map(this::value);
  }

  private Object value(Question question) {
    return new JsonObject()
        .with("id", number)
        .with("text", question.text())
        .with(
            "buttons",
            List.of(
                JsonObject.named("yes", question.yes()).with("primary", true),
                JsonObject.named("no", question.no())));
  }
}
