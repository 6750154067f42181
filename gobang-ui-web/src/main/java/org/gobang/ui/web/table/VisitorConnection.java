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
 * The holder of a secret in one tab. Only a listening page creates a visitor and takes a seat, so
 * that link previews do not.
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
   * The owner's page links to another table by its number, since the secret address must not appear
   * in a page.
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

  /** Starts to write the page to a stream, until that is closed. */
  void connect(EventStream stream) {
    table.loop().execute(() -> table.connect(role, visit, stream));
  }

  /** Handles that the page has confirmed an event. */
  void heard() {
    table
        .loop()
        .execute(() -> table.known(role, visit).ifPresent(visitor -> visitor.heard(visit.page())));
  }

  /** Runs the action of a form. */
  void act(Form what) {
    call(visitor -> visitor.act(what, visit.here()));
  }

  /** Opens a file, named without its folder. */
  void open(String name, byte[] content) {
    call(visitor -> visitor.open(name, content));
  }

  /** Refusals are translated to the visitor's language. */
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

  /** Returns a refusal in the language of the browser, since there is no visitor. */
  private RefusedException translated(RefusedException refused) {
    return new RefusedException(WebTexts.in(visit.language()).of(refused), refused);
  }

  /** Returns the game as a file of a format, such as {@code sgf}. */
  byte[] file(String extension) {
    try {
      return TableLoop.await(
          table.loop().call(() -> table.content("." + extension)).toCompletableFuture());
    } catch (RefusedException refused) {
      throw translated(refused);
    }
  }
}
