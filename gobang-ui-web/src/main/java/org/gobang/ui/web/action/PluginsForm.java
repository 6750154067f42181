package org.gobang.ui.web.action;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.presentation.plugin.PluginsPage;
import org.gobang.presentation.text.Notice;

/** A form that lists the loaded and refused plugins and disables or enables them. */
final class PluginsForm extends WebForm {

  private final PluginsPage page;

  PluginsForm(ActionContext context) {
    super(context.texts(), "plugins", "plugins.title");
    this.page = new PluginsPage(context.tasks(), new View(context));
    page.refresh();
  }

  @Override
  List<FormField> fields() {
    return List.of(
        FormField.table(
                "plugin",
                text("plugins.title"),
                List.of(
                    text("web.plugins.name"),
                    text("web.plugins.kind"),
                    text("plugins.version"),
                    text("plugins.from")),
                page.rows().stream().map(this::row).toList(),
                page.selected().map(PluginsForm::id).orElse(""),
                "",
                id ->
                    page.rows().stream()
                        .filter(row -> id(row).equals(id))
                        .findFirst()
                        .ifPresent(page::select))
            .changing());
  }

  private static String id(PluginsPage.Row row) {
    return row.summary() + " " + row.id() + " " + row.origin();
  }

  private FormField.Row row(PluginsPage.Row row) {
    return new FormField.Row(
        id(row),
        List.of(
            row.id().isEmpty() ? row.name() : row.name() + " (" + row.id() + ")",
            row.summary(),
            row.version(),
            row.place(texts())),
        row.text());
  }

  @Override
  List<Button> buttons() {
    Optional<Button> turns =
        page.selected()
            .filter(PluginsPage.Row::canDisable)
            .map(
                row ->
                    button(
                        "switch",
                        row.state() == PluginsPage.Row.State.DISABLED
                            ? "plugins.enable"
                            : "plugins.disable",
                        () -> page.switchOver(row)));
    return Stream.concat(turns.stream(), Stream.of(close())).toList();
  }

  private record View(ActionContext context) implements PluginsPage.View {

    @Override
    public void changed() {
      context.form().refresh();
    }

    @Override
    public void ask(PluginsPage.Question question, Runnable yes) {
      context.questions().confirm(question.heading(), question.yes(), yes);
    }

    @Override
    public void say(String sentence, boolean bad) {
      context.presenter().notices().show(new Notice(sentence, bad));
    }
  }
}
