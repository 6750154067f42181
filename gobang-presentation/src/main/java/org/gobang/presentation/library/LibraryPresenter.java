package org.gobang.presentation.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.RunningTask;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.RecentFiles;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;

/** The library of an interface: the games, the filter, and the commands. */
public final class LibraryPresenter implements AutoCloseable {

  private static final Comparator<LibraryRow> NEWEST_FIRST =
      Comparator.comparing((LibraryRow row) -> row.summary().played())
          .reversed()
          .thenComparing(row -> row.game().source().file())
          .thenComparing(row -> row.game().source().number());

  private final InterfaceContext context;
  private final BackgroundTasks tasks;
  private final RowBuilder builder;
  private final Texts texts;
  private final Runnable changed;
  private final List<LibraryRow> rows = new ArrayList<>();

  /** Computed again for other games, but not for each filter. */
  private Optional<OwnResults> results = Optional.empty();

  private List<String> rules = List.of();
  private List<String> openings = List.of();
  private List<LibraryRow> wanted = List.of();
  private LibraryFilter filter = LibraryFilter.ALL;
  private Notice notice = Notice.NONE;
  private Optional<RunningTask<List<String>>> listing = Optional.empty();
  private boolean listed;
  private boolean closed;

  /** The batches being described, one after another. */
  private volatile CompletionStage<Void> building = CompletableFuture.completedStage(null);

  /**
   * Creates a presenter with an empty list.
   *
   * @param tasks the worker, which calls plugins for names and boards
   * @param changed run on the interface thread when the games or the status have changed
   */
  public LibraryPresenter(BackgroundTasks tasks, Runnable changed) {
    this.context = tasks.context();
    this.tasks = tasks;
    this.builder =
        new RowBuilder(
            context.describer().names()::recorded,
            context.describer()::rules,
            context.plugins(),
            context.texts());
    this.texts = context.texts();
    this.changed = changed;
  }

  /** Lists the games, including those in recently used files. */
  public void list() {
    RunningTask<List<String>> running =
        context
            .require(Library.class)
            .list(texts.locale(), new RecentFiles(context.preferences()).list(), this::build);
    listing = Optional.of(running);
    tasks.deliver(
        running.result().thenCompose(problems -> building.thenApply(any -> problems)),
        this::listed,
        refused -> say(Notice.failure(texts.of(refused))));
  }

  /** Called on a thread of the host for one batch after another. */
  private void build(List<LibraryGame> batch) {
    building =
        building
            .thenApplyAsync(any -> batch.stream().map(builder::row).toList(), tasks.worker())
            .thenAcceptAsync(this::add, context.executor());
  }

  private void add(List<LibraryRow> more) {
    if (!closed) {
      rows.addAll(more);
      rows.sort(NEWEST_FIRST);
      summarize();
    }
  }

  private void summarize() {
    results = Optional.empty();
    rules = distinct(row -> row.game().contents().rules());
    openings = distinct(LibraryRow::opening);
    select();
  }

  private List<String> distinct(Function<LibraryRow, String> value) {
    return rows.stream().map(value).filter(text -> !text.isEmpty()).distinct().sorted().toList();
  }

  private void listed(List<String> problems) {
    listed = true;
    say(problems.isEmpty() ? notice : Notice.failure(texts.all(problems)));
  }

  private void say(Notice next) {
    notice = next;
    if (!closed) {
      changed.run();
    }
  }

  private void select() {
    wanted = rows.stream().filter(filter::matches).toList();
    changed.run();
  }

  /** Returns whether the list is complete. */
  public boolean isListed() {
    return listed;
  }

  /** Sets the filter; returns whether the shown games have changed. */
  public boolean filter(LibraryFilter next) {
    boolean other = !next.equals(filter);
    if (other) {
      filter = next;
      notice = Notice.NONE;
      select();
    }
    return other;
  }

  /** Returns the matching games, newest first. */
  public List<LibraryRow> wanted() {
    return wanted;
  }

  /** Returns the name of one of the {@link #rules}. */
  public String name(String ruleset) {
    return builder.rules(ruleset);
  }

  /** Returns the rules of all games, as named in their records. */
  public List<String> rules() {
    return rules;
  }

  /** Returns the openings of all games, sorted by name. */
  public List<String> openings() {
    return openings;
  }

  /** Returns the number of shown games, or the result of the last command. */
  public Notice status() {
    if (!notice.sentence().isEmpty()) {
      return notice;
    }
    String key = !listed ? "library.reading" : rows.isEmpty() ? "library.none" : "library.count";
    return new Notice(texts.of(key, wanted.size(), rows.size()), false);
  }

  /** Returns the user's results in all games. */
  public OwnResults results() {
    OwnResults made = results.orElseGet(() -> OwnResults.of(rows));
    results = Optional.of(made);
    return made;
  }

  /**
   * Reads the final position of a game.
   *
   * @param end receives the position, on the interface thread
   */
  public void preview(LibraryRow row, Consumer<BoardScene> end) {
    tasks.deliver(
        context
            .require(Explorer.class)
            .read(row.game().source())
            .thenCompose(game -> end(game.record())),
        position -> {
          if (!closed) {
            end.accept(position);
          }
        },
        refused -> say(Notice.failure(texts.of(refused, row.game().source().file()))));
  }

  private CompletionStage<BoardScene> end(GameRecord record) {
    return context
        .require(PositionInfo.class)
        .board(record.rules(), record.start())
        .thenApply(Optional::of)
        .exceptionally(noSuchRules -> Optional.<Board>empty())
        .thenApplyAsync(board -> BoardScene.end(record, board), tasks.worker());
  }

  /** Returns the deletable games of a selection, which excludes files of the user. */
  public static List<LibraryRow> deletable(List<LibraryRow> chosen) {
    return chosen.stream().filter(row -> row.game().kept()).toList();
  }

  /** Deletes the saved games of a selection permanently. */
  public void delete(List<LibraryRow> chosen) {
    List<LibraryGame> games = deletable(chosen).stream().map(LibraryRow::game).toList();
    tasks.deliver(
        context.require(Library.class).delete(games), gone -> deleted(games, gone), this::failed);
  }

  private void deleted(List<LibraryGame> games, List<LibraryGame> gone) {
    Set<LibraryGame> all = new HashSet<>(gone);
    rows.removeIf(row -> all.contains(row.game()));
    int left = games.size() - gone.size();
    notice = new Notice(texts.of("library.deleted", gone.size(), left), left > 0);
    summarize();
  }

  /** Exports games to one file. */
  public void exportTo(List<LibraryRow> chosen, Path file) {
    List<LibraryGame> games = chosen.stream().map(LibraryRow::game).toList();
    tasks.deliver(
        context.require(Library.class).exportTo(games, file),
        lost -> {
          List<String> sentences = new ArrayList<>(lost);
          sentences.add(0, texts.of("library.exported", games.size(), file));
          say(new Notice(texts.all(sentences), false));
        },
        this::failed);
  }

  /** Exports games to a folder, each to its own file. */
  public void exportInto(List<LibraryRow> chosen, Path folder) {
    List<LibraryGame> games = chosen.stream().map(LibraryRow::game).toList();
    tasks.deliver(
        context.require(Library.class).exportInto(games, folder),
        files -> say(new Notice(texts.of("library.exported", files.size(), folder), false)),
        this::failed);
  }

  private void failed(RefusedException refused) {
    say(Notice.failure(texts.of(refused)));
  }

  /** Stops listing. */
  @Override
  public void close() {
    closed = true;
    listing.ifPresent(RunningTask::close);
  }
}
