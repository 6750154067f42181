package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.update.Updates;
import org.gobang.presentation.update.UpdatesPage;

/** A form with a check for updates, its result, and the address. */
final class UpdatesForm extends WebForm {

  private static final int LONGEST_ADDRESS = 2000;

  private final Updates updates;
  private final UpdatesPage page;
  private UpdatesPage.Source source;

  /** Creates a form and starts the check. */
  UpdatesForm(ActionContext context) {
    super(context.texts(), "updates", "do.updates");
    this.updates = context.session().workbench().require(Updates.class);
    this.page =
        new UpdatesPage(updates, texts(), context.session().loop(), context.form()::refresh);
    this.source = UpdatesPage.Source.of(updates);
    page.check();
  }

  @Override
  List<FormField> fields() {
    List<FormField> fields = new ArrayList<>();
    fields.add(FormField.note("said", page.said().sentence()));
    page.page()
        .map(address -> FormField.page("page", text("updates.page"), address.toString()))
        .ifPresent(fields::add);
    fields.add(
        FormField.choice(
            "source",
            text("updates.source"),
            List.of(UpdatesPage.Source.values()),
            source,
            UpdatesPage.Source::word,
            each -> each.name(texts(), updates),
            this::choose));
    if (source == UpdatesPage.Source.OWN) {
      fields.add(
          FormField.text(
              "address",
              text("updates.own"),
              UpdatesPage.Source.own(updates),
              LONGEST_ADDRESS,
              typed -> updates.address(typed.strip())));
    }
    return fields;
  }

  private void choose(UpdatesPage.Source next) {
    source = next;
    next.choose(updates);
  }

  @Override
  List<Button> buttons() {
    return List.of(
        page.isChecking()
            ? button("cancel", "cancel", page::cancel)
            : primary("check", "do.updates", form -> page.check()),
        close());
  }

  @Override
  void closed() {
    page.close();
  }
}
