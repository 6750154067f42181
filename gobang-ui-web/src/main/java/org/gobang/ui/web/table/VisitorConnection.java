package org.gobang.ui.web.table;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.gobang.http.Client;
import org.gobang.http.EventStream;
import org.gobang.http.Form;
import org.gobang.http.Resource;
import org.gobang.http.Visit;
import org.gobang.ui.web.session.TableLoop;
import org.gobang.ui.web.session.WebTexts;

/**
 * A visitor in one browser tab. The visitor is created and takes a seat only when the page listens
 * for events, so that link previews do not take seats.
 */
record VisitorConnection(Table table, Role role, Visit visit) implements Client {

  private static final Pattern OTHER_TABLE = Pattern.compile("table(?<number>[0-9]{1,6})");

  @Override
  public Optional<Resource> find(String name) {
    return switch (name) {
      case "" -> Optional.of(new Resource.File("index.html"));
      case "events" -> Optional.of(new Resource.Events(this::connect, role != Role.WATCHER));
      case "here" -> Optional.of(new Resource.Action(any -> heard()));
      case "do" -> Optional.of(new Resource.Action(this::act));
      case "file" -> Optional.of(new Resource.Upload(this::open));
      case "game.sgf" -> Optional.of(game("sgf", "application/x-go-sgf"));
      case "game.psq" -> Optional.of(game("psq", "text/plain;charset=utf-8"));
      case "game.txt" -> Optional.of(game("txt", "text/plain;charset=utf-8"));
      default -> otherTable(name);
    };
  }

  /**
   * Returns the redirection from the owner's page to another table. The page has only the number of
   * the table, because it must not contain the secret.
   */
  private Optional<Resource> otherTable(String name) {
    Matcher other = OTHER_TABLE.matcher(name);
    return role == Role.OWNER && other.matches()
        ? table
            .ownerSecret(Integer.parseInt(other.group("number")))
            .map(secret -> new Resource.Redirect(() -> secret))
        : Optional.empty();
  }

  private Resource game(String extension, String type) {
    return new Resource.Content(type, Optional.of("game." + extension), () -> file(extension));
  }

  /** Writes the page to a stream until the stream is closed. */
  void connect(EventStream stream) {
    table.loop().execute(() -> table.connect(role, visit, stream));
  }

  /** Called when the page has confirmed an event. */
  void heard() {
    table
        .loop()
        .execute(() -> table.known(role, visit).ifPresent(visitor -> visitor.heard(visit.page())));
  }

  /** Runs the action of a form. */
  void act(Form what) {
    call(visitor -> visitor.act(what, visit.here()));
  }

  /** Opens an uploaded file, with a name without a folder. */
  void open(String name, byte[] content) {
    call(visitor -> visitor.open(name, content));
  }

  /** Runs a task and translates refusals to the language of the visitor. */
  private void call(Consumer<Visitor> what) {
    table
        .loop()
        .call(
            () -> {
              Visitor visitor =
                  table
                      .known(role, visit)
                      .orElseThrow(
                          () ->
                              translated(
                                  new RefusedException("web-gone", "please load the page again")));
              try {
                what.accept(visitor);
                return true;
              } catch (RefusedException refused) {
                throw refused.kind().equals(Form.KIND)
                    ? refused
                    : new RefusedException(visitor.texts().of(refused), refused);
              }
            });
  }

  /** Returns a refusal in the language of the browser, because the visitor does not exist yet. */
  private RefusedException translated(RefusedException refused) {
    return new RefusedException(WebTexts.in(visit.language()).of(refused), refused);
  }

  /** Returns the game in a file format, for example {@code sgf}. */
  byte[] file(String extension) {
    try {
      return TableLoop.await(
          table.loop().call(() -> table.content("." + extension)).toCompletableFuture());
    } catch (RefusedException refused) {
      throw translated(refused);
    }
  }
}
