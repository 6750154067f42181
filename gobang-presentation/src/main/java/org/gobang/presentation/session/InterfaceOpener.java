package org.gobang.presentation.session;

import java.util.List;
import java.util.function.Consumer;
import org.gobang.api.ProviderSpec;
import org.gobang.api.ui.UserInterfaces;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.presentation.position.InterfaceContext;

/** Opens other interfaces, which watch the same games. */
public record InterfaceOpener(InterfaceContext context) {

  /**
   * An available interface.
   *
   * @param id its id
   * @param name its name in the user's language
   */
  public record Choice(String id, String name) {

    /** Returns the name and the id, for display in a list. */
    @Override
    public String toString() {
      return name + " (" + id + ")";
    }
  }

  /** Lists the available interfaces. */
  public void list(Consumer<List<Choice>> result) {
    context.deliver(
        context.require(UserInterfaces.class).available(),
        found -> result.accept(found.stream().map(this::choice).toList()));
  }

  /**
   * Opens an interface, specified by its id and, after a colon, its options; lists the available
   * interfaces for an empty text.
   */
  public void open(String spec) {
    if (spec.isEmpty()) {
      show();
      return;
    }
    context
        .notices()
        .attempt(
            () ->
                context.deliver(
                    context.require(UserInterfaces.class).open(ProviderSpec.parse(spec)),
                    found ->
                        context.notices().say(text("front.end.opened", choice(found).name()))));
  }

  /** Shows the available interfaces. */
  public void show() {
    list(
        choices ->
            context
                .notices()
                .say(
                    choices.isEmpty()
                        ? text("front.end.none")
                        : text(
                            "front.end.list",
                            String.join(", ", choices.stream().map(Choice::id).toList()))));
  }

  private Choice choice(DiscoveredPlugin<?> found) {
    return new Choice(
        found.id(), context.describer().label(found.provider()::label, found.id()).name());
  }

  private String text(String key, Object... arguments) {
    return context.texts().of(key, arguments);
  }
}
