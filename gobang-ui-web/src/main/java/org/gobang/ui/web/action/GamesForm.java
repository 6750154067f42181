package org.gobang.ui.web.action;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.record.GameRecord;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.text.Formats;

/** The saved games, unfinished ones first and each group newest first, to be opened again. */
final class GamesForm extends PlainForm {

  /** More are found in the library. */
  private static final int MOST_FINISHED = 100;

  private final ActionContext desk;
  private List<Saved> unfinished = List.of();
  private List<Saved> finished = List.of();

  /** A saved game in words, and how it is opened. */
  private record Saved(String id, List<String> cells, String detail, Runnable open) {

    FormField.Row row() {
      return new FormField.Row(id, cells, detail);
    }
  }

  GamesForm(ActionContext desk, GameFiles files) {
    super("games", desk.session().texts().of("web.games.title"), desk.session().texts());
    this.desk = desk;
    desk.tasks()
        .deliver(
            desk.session()
                .workbench()
                .require(Records.class)
                .unfinished()
                .thenApply(desk.session().presenter().tag()::own)
                .thenApplyAsync(this::unfinished, desk.tasks().worker()),
            found -> {
              unfinished = found;
              desk.form().refresh();
            });
    desk.tasks()
        .deliver(
            desk.session()
                .workbench()
                .require(Records.class)
                .finished()
                .thenCompose(found -> finished(found, files)),
            found -> {
              finished = found;
              desk.form().refresh();
            });
  }

  private List<Saved> unfinished(List<UnfinishedGame> games) {
    List<Saved> all = new ArrayList<>();
    for (UnfinishedGame game : games) {
      String text = desk.session().describer().names().unfinished(game.setup());
      String date = Formats.minute(game.changed());
      all.add(
          new Saved(
              "left" + all.size(),
              List.of(text, texts().of("web.games.unfinished"), date),
              "",
              () -> desk.session().presenter().open(game.setup())));
    }
    return all;
  }

  private CompletionStage<List<Saved>> finished(List<Path> found, GameFiles files) {
    CompletionStage<List<Saved>> all = CompletableFuture.completedStage(List.of());
    for (Path file : found.stream().limit(MOST_FINISHED).toList()) {
      CompletionStage<List<String>> words =
          desk.session()
              .workbench()
              .require(Records.class)
              .read(file)
              .thenApplyAsync(read -> words(read.record(), file), desk.tasks().worker())
              .exceptionally(unreadable -> words(file));
      all =
          all.thenCombine(
              words,
              (before, cells) -> {
                List<Saved> more = new ArrayList<>(before);
                String name = String.valueOf(file.getFileName());
                more.add(new Saved("finished" + more.size(), cells, name, () -> files.open(file)));
                return more;
              });
    }
    return all;
  }

  private List<String> words(GameRecord record, Path file) {
    GameSummary game =
        GameSummary.of(record, String.valueOf(file.getFileName()), desk.session().describer());
    String text = texts().of("left", game.black(), game.white(), game.moves());
    return List.of(text, game.result(), game.played());
  }

  /** What is known of a file that cannot be read. */
  private static List<String> words(Path file) {
    String name = String.valueOf(file.getFileName());
    return List.of(name, "", GameSummary.played(Map.of(), name));
  }

  private List<Saved> all() {
    List<Saved> all = new ArrayList<>(unfinished);
    all.addAll(finished);
    return all;
  }

  @Override
  public List<FormField> fields() {
    if (all().isEmpty()) {
      return List.of(FormField.note("none", texts().of("web.games.none")));
    }
    return List.of(
        FormField.table(
            "game",
            "",
            List.of(
                texts().of("web.games.game"),
                texts().of("web.games.result"),
                texts().of("web.games.date")),
            all().stream().map(Saved::row).toList(),
            "",
            "open"));
  }

  @Override
  public List<Button> buttons() {
    return all().isEmpty()
        ? List.of(leaves())
        : List.of(new Button("open", texts().of("web.games.open"), true), leaves());
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    if (button.equals("open")) {
      all().stream()
          .filter(each -> each.id().equals(values.get("game")))
          .findFirst()
          .ifPresent(each -> each.open().run());
    }
    closes.close();
  }
}
