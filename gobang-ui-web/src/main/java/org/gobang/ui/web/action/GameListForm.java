package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.text.Texts;

/** The games of a file that has several, of which one is chosen. */
public final class GameListForm extends PlainForm {

  private final GameList games;

  /** A form with these games. */
  public GameListForm(GameList games, Texts texts) {
    super("several", texts.of("several.choose"), texts);
    this.games = games;
  }

  @Override
  public List<FormField> fields() {
    List<FormField.Row> rows = new ArrayList<>();
    for (String row : games.rows()) {
      rows.add(new FormField.Row(String.valueOf(rows.size()), List.of(row), ""));
    }
    return List.of(
        FormField.table("game", games.title(), List.of(games.title()), rows, "0", "open"));
  }

  @Override
  public List<Button> buttons() {
    return List.of(new Button("open", texts().of("several.open"), true), leaves());
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    closes.close();
    if (button.equals("open")) {
      row(values.getOrDefault("game", ""));
    }
  }

  private void row(String chosen) {
    for (int i = 0; i < games.rows().size(); i++) {
      if (chosen.equals(String.valueOf(i))) {
        games.open(i);
      }
    }
  }
}
