package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.presentation.plugin.PluginRow;
import org.gobang.presentation.plugin.PluginsPage;

/** The plugins that there are and those that are refused; they can be disabled and enabled. */
final class PluginsForm extends PlainForm {

  private final PluginsPage page;

  PluginsForm(ActionContext desk) {
    super("plugins", desk.session().texts().of("plugins.title"), desk.session().texts());
    this.page =
        new PluginsPage(
            desk.session().workbench(),
            desk.session().describer(),
            texts(),
            desk.session().loop(),
            desk.session().loop().waiters(),
            new View(desk));
    page.refresh();
  }

  @Override
  public List<FormField> fields() {
    return List.of(
        FormField.table(
                "plugin",
                texts().of("plugins.title"),
                List.of(
                    texts().of("web.plugins.name"),
                    texts().of("web.plugins.kind"),
                    texts().of("plugins.version"),
                    texts().of("plugins.from")),
                page.rows().stream().map(this::row).toList(),
                page.selected().map(PluginsForm::id).orElse(""),
                "")
            .changing());
  }

  private static String id(PluginRow row) {
    return row.summary() + " " + row.id() + " " + row.origin();
  }

  private FormField.Row row(PluginRow row) {
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
  public List<Button> buttons() {
    List<Button> buttons = new ArrayList<>();
    page.selected()
        .filter(PluginRow::canDisable)
        .ifPresent(
            row ->
                buttons.add(
                    new Button(
                        "switch",
                        texts()
                            .of(
                                row.state() == PluginRow.State.DISABLED
                                    ? "plugins.enable"
                                    : "plugins.disable"),
                        false)));
    buttons.add(leaves());
    return buttons;
  }

  @Override
  public void set(String key, String value) {
    find(value).ifPresent(page::select);
  }

  private Optional<PluginRow> find(String id) {
    return page.rows().stream().filter(row -> id(row).equals(id)).findFirst();
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    if (button.equals("switch")) {
      page.selected().filter(PluginRow::canDisable).ifPresent(page::switchOver);
    } else {
      closes.close();
    }
  }

  private record View(ActionContext desk) implements PluginsPage.View {

    @Override
    public void changed() {
      desk.form().refresh();
    }

    @Override
    public void ask(PluginsPage.Question question, Runnable yes) {
      desk.questions().confirm(question.heading(), question.yes(), yes);
    }

    @Override
    public void say(String sentence, boolean bad) {
      if (bad) {
        desk.session().presenter().notices().fail(sentence);
      } else {
        desk.session().presenter().notices().say(sentence);
      }
    }
  }
}
