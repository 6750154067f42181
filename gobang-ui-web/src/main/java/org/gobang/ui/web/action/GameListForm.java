package org.gobang.ui.web.action;

import java.util.List;
import java.util.stream.IntStream;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.text.Texts;

/** A form that opens one of several games in a file. */
public final class GameListForm extends WebForm {

  private final GameList games;
  private String chosen = "0";

  /** Creates a form with a list of games. */
  public GameListForm(GameList games, Texts texts) {
    super(texts, "several", "several.choose");
    this.games = games;
  }

  private IntStream numbers() {
    return IntStream.range(0, games.rows().size());
  }

  @Override
  List<FormField> fields() {
    List<FormField.Row> rows =
        numbers()
            .mapToObj(i -> new FormField.Row("" + i, List.of(games.rows().get(i)), ""))
            .toList();
    return List.of(
        FormField.table(
            "game",
            games.title(),
            List.of(games.title()),
            rows,
            chosen,
            "open",
            id -> chosen = id));
  }

  @Override
  List<Button> buttons() {
    return List.of(primary("open", "several.open", this::open), close());
  }

  private void open(OpenForm.Shown form) {
    form.close();
    numbers().filter(i -> chosen.equals("" + i)).forEach(games::open);
  }
}
