package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;

/** The links by which others take a seat or watch, and the seats that are taken. */
final class InviteForm extends PlainForm {

  private final TableActions table;
  private Optional<String> another = Optional.empty();

  InviteForm(Desk desk) {
    super("invite", desk.session().texts().of("web.invite.title"), desk.session().texts());
    this.table = desk.table();
  }

  @Override
  public List<Field> fields() {
    List<Field> fields = new ArrayList<>();
    fields.add(Field.note("how", texts().of("web.invite.how")));
    if (table.leads()) {
      for (Stone stone : Stone.values()) {
        fields.add(seat(stone));
      }
    }
    fields.add(Field.link("watch", texts().of("web.invite.watch"), table.watchLink()));
    another.ifPresent(
        link -> fields.add(Field.link("another", texts().of("web.invite.another.link"), link)));
    table
        .others()
        .forEach(
            (number, link) -> {
              if (another.filter(link::equals).isEmpty()) {
                fields.add(
                    Field.link("table" + number, texts().of("web.invite.table", number), link));
              }
            });
    return fields;
  }

  private Field seat(Stone stone) {
    String help =
        table
            .taken(stone)
            .map(name -> texts().of("web.invite.taken", name))
            .orElseGet(() -> texts().of("web.invite.free"));
    return Field.link(
            word(stone), texts().of("web.invite.seat", texts().of(stone)), table.seatLink(stone))
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
      case "another" -> another = Optional.of(table.another());
      default -> closes.close();
    }
  }
}
