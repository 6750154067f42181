package org.gobang.ui.web.action;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.http.MachineAddress;

/** The links by which others take a seat or watch, and the seats that are taken. */
final class InviteForm extends PlainForm {

  private final TableActions table;
  private URI address;

  InviteForm(ActionContext desk) {
    super("invite", desk.session().texts().of("web.invite.title"), desk.session().texts());
    this.table = desk.table();
    this.address = table.addresses().get(0);
  }

  @Override
  public List<FormField> fields() {
    List<FormField> fields = new ArrayList<>();
    fields.add(
        FormField.note(
            "how",
            texts()
                .of(MachineAddress.isLoopback(address) ? "web.invite.local" : "web.invite.how")));
    if (table.addresses().size() > 1) {
      fields.add(
          FormField.choice(
                  "address",
                  texts().of("web.invite.address"),
                  table.addresses(),
                  address,
                  URI::toString,
                  URI::getAuthority)
              .help(texts().of("web.invite.address.help"))
              .changing());
    }
    if (table.leads()) {
      for (Stone stone : Stone.values()) {
        fields.add(seat(stone));
      }
    }
    fields.add(FormField.link("watch", texts().of("web.invite.watch"), table.watchLink(address)));
    for (int number : table.others()) {
      fields.add(
          FormField.opens(
              "table" + number,
              texts().of("web.invite.table", number),
              texts().of("web.invite.open"),
              "table" + number));
    }
    return fields;
  }

  @Override
  public void set(String key, String value) {
    if (!key.equals("address")) {
      super.set(key, value);
    }
    address =
        table.addresses().stream()
            .filter(each -> each.toString().equals(value))
            .findFirst()
            .orElseThrow(
                () -> new RefusedException("web-form", "no address " + value, List.of(value)));
  }

  private FormField seat(Stone stone) {
    String help =
        table
            .taken(stone)
            .map(name -> texts().of("web.invite.taken", name))
            .orElseGet(() -> texts().of("web.invite.free"));
    return FormField.link(
            word(stone),
            texts().of("web.invite.seat", texts().of(stone)),
            table.seatLink(address, stone))
        .help(help);
  }

  private static String word(Stone stone) {
    return stone.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public List<Button> buttons() {
    List<Button> buttons = new ArrayList<>();
    for (Stone stone : Stone.values()) {
      if (table.leads()) {
        table
            .taken(stone)
            .ifPresent(
                name ->
                    buttons.add(
                        new Button(
                            "free-" + word(stone), texts().of("web.invite.retake", name), false)));
      }
    }
    if (table.leads()) {
      buttons.add(new Button("another", texts().of("web.invite.another"), false));
    }
    if (table.isFurther()) {
      buttons.add(new Button("close-table", texts().of("web.invite.close"), false));
    }
    buttons.add(leaves());
    return buttons;
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    switch (button) {
      case "free-black" -> table.free(Stone.BLACK);
      case "free-white" -> table.free(Stone.WHITE);
      case "close-table" -> table.closeTable();
      case "another" -> table.another();
      default -> closes.close();
    }
  }
}
