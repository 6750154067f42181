package org.gobang.ui.web.table;

import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.ui.web.http.Client;
import org.gobang.ui.web.http.EventStream;
import org.gobang.ui.web.http.Form;
import org.gobang.ui.web.http.Visit;
import org.gobang.ui.web.session.WebTexts;

/**
 * The holder of a secret in one tab. Only a page that listens makes a visitor, and takes a seat:
 * programs that look at a link for a preview do not.
 */
record Holder(Table table, Role role, Visit visit) implements Client {

  private static final int LONGEST_SECONDS = 10;

  @Override
  public void connect(EventStream stream) {
    table.loop().execute(() -> table.connect(role, visit, stream));
  }

  @Override
  public void act(Form what) {
    call(
        visitor -> {
          visitor.act(what);
          return true;
        });
  }

  @Override
  public void open(String name, byte[] content) {
    call(
        visitor -> {
          visitor.open(name, content);
          return true;
        });
  }

  /** What is refused has its sentence in the visitor's language. */
  private <T> T call(Function<Visitor, T> what) {
    return table
        .loop()
        .call(
            () -> {
              Visitor visitor =
                  table
                      .known(role, visit)
                      .orElseThrow(() -> refusal("web-gone", "please load the page again"));
              try {
                return what.apply(visitor);
              } catch (RefusedException refused) {
                throw new RefusedException(visitor.texts().of(refused), refused);
              }
            });
  }

  /** In the language of the browser, as there is no visitor. */
  private RefusedException refusal(String kind, String sentence) {
    RefusedException refused = new RefusedException(kind, sentence);
    return new RefusedException(WebTexts.in(visit.language()).of(refused), refused);
  }

  @Override
  public byte[] file(String extension) {
    try {
      return table
          .loop()
          .call(() -> table.content("." + extension))
          .toCompletableFuture()
          .get(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException failed) {
      RefusedException why =
          StageOutcome.refusal(Objects.requireNonNullElse(failed.getCause(), failed));
      throw new RefusedException(WebTexts.in(visit.language()).of(why), why);
    } catch (TimeoutException late) {
      throw refusal("web-busy", "Gobang is busy; please try again");
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      throw refusal("web-ended", "Gobang has ended");
    }
  }
}
