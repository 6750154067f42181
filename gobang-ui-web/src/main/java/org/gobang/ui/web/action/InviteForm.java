package org.gobang.ui.web.action;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Stone;
import org.gobang.http.MachineAddress;
import org.gobang.presentation.text.Texts;

/** A form with the invitation links for seats and spectators, and the occupied seats. */
final class InviteForm extends WebForm {

  private final TableActions table;
  private URI address;

  InviteForm(TableActions table, Texts texts) {
    super(texts, "invite", "web.invite.title");
    this.table = table;
    this.address = table.addresses().get(0);
  }

  @Override
  List<FormField> fields() {
    List<FormField> fields = new ArrayList<>();
    boolean local = MachineAddress.isLoopback(address);
    fields.add(FormField.note("how", text(local ? "web.invite.local" : "web.invite.how")));
    if (table.addresses().size() > 1) {
      fields.add(
          FormField.choice(
                  "address",
                  text("web.invite.address"),
                  table.addresses(),
                  address,
                  URI::toString,
                  URI::getAuthority,
                  next -> address = next)
              .help(text("web.invite.address.help")));
    }
    if (table.leads()) {
      for (Stone stone : Stone.values()) {
        fields.add(seat(stone));
      }
    }
    fields.add(FormField.link("watch", text("web.invite.watch"), table.watchLink(address)));
    for (int number : table.others()) {
      String name = "table" + number;
      fields.add(
          FormField.opens(name, text("web.invite.table", number), text("web.invite.open"), name));
    }
    return fields;
  }

  private FormField seat(Stone stone) {
    String label = text("web.invite.seat", texts().of(stone));
    return FormField.link(stone.word(), label, table.seatLink(address, stone))
        .help(
            table
                .taken(stone)
                .map(name -> text("web.invite.taken", name))
                .orElseGet(() -> text("web.invite.free")));
  }

  @Override
  List<Button> buttons() {
    List<Button> buttons = new ArrayList<>();
    if (table.leads()) {
      for (Stone stone : Stone.values()) {
        table
            .taken(stone)
            .map(name -> text("web.invite.retake", name))
            .map(text -> new Button("free-" + stone.word(), text, false, any -> table.free(stone)))
            .ifPresent(buttons::add);
      }
      buttons.add(button("another", "web.invite.another", table::another));
    }
    if (table.isFurther()) {
      buttons.add(button("close-table", "web.invite.close", table::closeTable));
    }
    buttons.add(close());
    return buttons;
  }
}
