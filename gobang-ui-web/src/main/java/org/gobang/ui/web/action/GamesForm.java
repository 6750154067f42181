package org.gobang.ui.web.action;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.record.GameRecord;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.text.Formats;
import org.gobang.ui.web.session.WebSession;

/** A form that opens saved games, unfinished ones first and each group newest first. */
final class GamesForm extends WebForm {

  /** The maximum number of listed finished games. The library lists all. */
  private static final int MOST_FINISHED = 100;

  private final WebSession session;
  private final Executor worker;
  private String chosen = "";
  private List<Saved> unfinished = List.of();
  private List<Saved> finished = List.of();

  /** A saved game as text, with the action that opens it. */
  private record Saved(String id, List<String> cells, String detail, Runnable open) {

    FormField.Row row() {
      return new FormField.Row(id, cells, detail);
    }
  }

  GamesForm(ActionContext context, GameFiles files) {
    super(context.texts(), "games", "web.games.title");
    this.session = context.session();
    this.worker = context.tasks().worker();
    Records records = session.workbench().require(Records.class);
    load(
        context,
        records
            .unfinished()
            .thenApply(session.presenter().games().tag()::own)
            .thenApplyAsync(this::unfinished, worker),
        found -> unfinished = found);
    load(
        context,
        records.finished().thenCompose(found -> finished(found, files)),
        found -> finished = found);
  }

  private static void load(
      ActionContext context, CompletionStage<List<Saved>> saved, Consumer<List<Saved>> set) {
    context
        .tasks()
        .deliver(
            saved,
            found -> {
              set.accept(found);
              context.form().refresh();
            });
  }

  private List<Saved> unfinished(List<UnfinishedGame> games) {
    List<Saved> all = new ArrayList<>();
    for (UnfinishedGame game : games) {
      String text = session.describer().names().unfinished(game.setup());
      String date = Formats.minute(game.changed());
      all.add(
          new Saved(
              "left" + all.size(),
              List.of(text, text("web.games.unfinished"), date),
              "",
              () -> session.presenter().open(game.setup())));
    }
    return all;
  }

  private CompletionStage<List<Saved>> finished(List<Path> found, GameFiles files) {
    CompletionStage<List<Saved>> all = CompletableFuture.completedStage(List.of());
    for (Path file : found.stream().limit(MOST_FINISHED).toList()) {
      CompletionStage<List<String>> words =
          session
              .workbench()
              .require(Records.class)
              .read(file)
              .thenApplyAsync(read -> words(read.record(), file), worker)
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
        GameSummary.of(record, String.valueOf(file.getFileName()), session.describer());
    String text = text("left", game.black(), game.white(), game.moves());
    return List.of(text, game.result(), game.played());
  }

  /** Returns the cells for an unreadable file. */
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
  List<FormField> fields() {
    if (all().isEmpty()) {
      return List.of(FormField.note("none", text("web.games.none")));
    }
    return List.of(
        FormField.table(
            "game",
            "",
            List.of(text("web.games.game"), text("web.games.result"), text("web.games.date")),
            all().stream().map(Saved::row).toList(),
            chosen,
            "open",
            id -> chosen = id));
  }

  @Override
  List<Button> buttons() {
    return all().isEmpty()
        ? List.of(close())
        : List.of(primary("open", "web.games.open", this::open), close());
  }

  private void open(OpenForm.Shown form) {
    all().stream()
        .filter(each -> each.id().equals(chosen))
        .findFirst()
        .ifPresent(each -> each.open().run());
    form.close();
  }
}
