package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.update.Updates;
import org.gobang.presentation.update.UpdateSource;
import org.gobang.presentation.update.UpdatesPage;

/** A check for updates, its answer, and the address that is asked. */
final class UpdatesForm extends PlainForm {

  private static final int LONGEST_ADDRESS = 2000;

  private final Updates updates;
  private final UpdatesPage page;
  private UpdateSource source;

  /** Asks for the latest version at once. */
  UpdatesForm(ActionContext desk) {
    super("updates", desk.session().texts().of("do.updates"), desk.session().texts());
    this.updates = desk.session().workbench().require(Updates.class);
    this.page =
        new UpdatesPage(updates, texts(), desk.session().loop(), () -> desk.form().refresh());
    this.source = UpdateSource.of(updates);
    page.check();
  }

  @Override
  public List<FormField> fields() {
    List<FormField> fields = new ArrayList<>();
    fields.add(FormField.note("said", page.said().sentence()));
    page.page()
        .ifPresent(
            address ->
                fields.add(FormField.page("page", texts().of("updates.page"), address.toString())));
    fields.add(
        FormField.choice(
                "source",
                texts().of("updates.source"),
                List.of(UpdateSource.values()),
                source,
                UpdateSource::word,
                each -> each.name(texts(), updates))
            .changing());
    if (source == UpdateSource.OWN) {
      fields.add(
          FormField.text(
                  "address", texts().of("updates.own"), UpdateSource.own(updates), LONGEST_ADDRESS)
              .changing());
    }
    return fields;
  }

  @Override
  public List<Button> buttons() {
    Button asks =
        page.isChecking()
            ? new Button("cancel", texts().of("cancel"), false)
            : new Button("check", texts().of("do.updates"), true);
    return List.of(asks, leaves());
  }

  @Override
  public void set(String key, String value) {
    if (key.equals("source")) {
      source =
          Arrays.stream(UpdateSource.values())
              .filter(each -> each.word().equals(value))
              .findFirst()
              .orElseThrow(
                  () -> new RefusedException("web-form", "no source " + value, List.of(value)));
      source.choose(updates);
    } else if (key.equals("address")) {
      updates.address(value.strip());
    } else {
      super.set(key, value);
    }
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    switch (button) {
      case "check" -> check(Optional.ofNullable(values.get("address")));
      case "cancel" -> page.cancel();
      default -> closes.close();
    }
  }

  /** An address that was refused when it was typed is refused again: it is not what is asked. */
  private void check(Optional<String> typed) {
    // A field that is gone may still be on the way.
    typed.filter(any -> source == UpdateSource.OWN).map(String::strip).ifPresent(updates::address);
    page.check();
  }

  @Override
  public void closed() {
    page.close();
  }
}
