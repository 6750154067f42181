package org.gobang.presentation.session;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.ProviderSpec;
import org.gobang.api.ui.UserInterfaces;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.StageOutcome;

/**
 * Opens other front ends, which watch the same games.
 *
 * @param frontEnd runs tasks on the thread of this front end
 * @param notices shows what was opened or refused
 */
public record InterfaceOpener(
    Workbench workbench, PositionDescriber describer, Executor frontEnd, Notices notices) {

  /**
   * A front end that can be opened.
   *
   * @param id its id
   * @param name its name in the person's language
   */
  public record Choice(String id, String name) {

    /** As a list shows it. */
    @Override
    public String toString() {
      return name + " (" + id + ")";
    }
  }

  /** Lists the front ends that can be opened now. */
  public void list(Consumer<List<Choice>> result) {
    StageOutcome.deliver(
        workbench.require(UserInterfaces.class).available(),
        frontEnd,
        found -> result.accept(found.stream().map(this::choice).toList()),
        notices::fail);
  }

  /** Opens a front end, given as its id, and options after a colon. */
  public void open(String spec) {
    notices.attempt(
        () ->
            StageOutcome.deliver(
                workbench.require(UserInterfaces.class).open(ProviderSpec.parse(spec)),
                frontEnd,
                found -> notices.say(text("front.end.opened", choice(found).name())),
                notices::fail));
  }

  /** Shows the front ends that can be opened now. */
  public void show() {
    list(
        choices ->
            notices.say(
                choices.isEmpty()
                    ? text("front.end.none")
                    : text(
                        "front.end.list",
                        String.join(", ", choices.stream().map(Choice::id).toList()))));
  }

  private Choice choice(DiscoveredPlugin<?> found) {
    return new Choice(found.id(), describer.label(found.provider()::label, found.id()).name());
  }

  private String text(String key, Object... arguments) {
    return describer.texts().of(key, arguments);
  }
}
