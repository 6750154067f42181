package org.gobang.ui.web.action;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gobang.api.workbench.UnfinishedGame;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.text.UnfinishedGameText;

/** The games that were left and those that were finished, the newest first, to be opened again. */
final class GamesForm extends PlainForm {

  /** More are found in the library. */
  private static final int MOST_FINISHED = 100;

  private final Desk desk;
  private final GameFiles files;
  private List<Left> left = List.of();
  private List<Path> finished = List.of();

  /** An unfinished game, and what it is in words. */
  private record Left(UnfinishedGame game, String text) {}

  GamesForm(Desk desk, GameFiles files) {
    super("games", desk.session().texts().of("web.games.title"), desk.session().texts());
    this.desk = desk;
    this.files = files;
    desk.tasks()
        .deliver(
            desk.session()
                .workbench()
                .records()
                .unfinished()
                .thenApply(desk.session().presenter().session().tag()::own)
                .thenApplyAsync(this::described, desk.tasks().worker()),
            found -> {
              left = found;
              desk.form().refresh();
            });
    desk.tasks()
        .deliver(
            desk.session().workbench().records().finished(),
            found -> {
              finished = found.stream().limit(MOST_FINISHED).toList();
              desk.form().refresh();
            });
  }

  private List<Left> described(List<UnfinishedGame> games) {
    return games.stream()
        .map(
            game ->
                new Left(
                    game,
                    UnfinishedGameText.of(
                        game.setup(), desk.session().describer().names(), texts())))
        .toList();
  }

  @Override
  public List<Field> fields() {
    List<Field.Row> rows = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      rows.add(
          new Field.Row(
              "left" + i, List.of(left.get(i).text(), texts().of("web.games.unfinished")), ""));
    }
    for (int i = 0; i < finished.size(); i++) {
      rows.add(
          new Field.Row(
              "finished" + i,
              List.of(
                  String.valueOf(finished.get(i).getFileName()), texts().of("web.games.finished")),
              ""));
    }
    return List.of(
        Field.table(
            "game",
            texts().of("web.games.title"),
            List.of(texts().of("web.games.game"), texts().of("web.plugins.kind")),
            rows,
            "",
            "open"));
  }

  @Override
  public List<Button> buttons() {
    return List.of(new Button("open", texts().of("web.games.open"), true), leaves());
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    if (button.equals("open")) {
      open(values.getOrDefault("game", ""));
    }
    closes.close();
  }

  private void open(String row) {
    for (int i = 0; i < left.size(); i++) {
      if (row.equals("left" + i)) {
        desk.session().presenter().open(left.get(i).game().setup());
      }
    }
    for (int i = 0; i < finished.size(); i++) {
      if (row.equals("finished" + i)) {
        files.open(finished.get(i));
      }
    }
  }
}
