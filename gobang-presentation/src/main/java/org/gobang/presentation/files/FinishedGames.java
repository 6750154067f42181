package org.gobang.presentation.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Records;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;

/**
 * The finished games that were kept, the newest first. There may be very many: only the games that
 * are requested are read, one file after the other.
 */
public final class FinishedGames implements AutoCloseable {

  private final Records records;
  private final BiFunction<String, Start, CompletionStage<Board>> boards;
  private final PositionDescriber describer;
  private final Texts texts;
  private final BackgroundTasks tasks;
  private final View view;
  private final List<Entry> entries = new ArrayList<>();
  private int from;
  private int to;
  private boolean listed;
  private boolean reading;
  private boolean closed;

  /** Shows the games, on the front end's thread. */
  public interface View {

    /** The files are known. */
    default void listed() {}

    /** A game has been read, or could not be. */
    default void read(int index) {}

    /** The files cannot even be listed. */
    default void failed(String sentence) {}
  }

  /**
   * A file.
   *
   * @param file the file
   * @param game what is in it, in a few words; empty until it is read, and where it cannot be
   * @param end how the game ended on the board; empty where {@code game} is
   * @param fault why it cannot be read; empty while it is not known to be broken
   */
  public record Entry(
      Path file, Optional<GameSummary> game, Optional<FinalPosition> end, String fault) {

    private Entry(Path file, String fault) {
      this(file, Optional.empty(), Optional.empty(), fault);
    }

    private boolean isRead() {
      return game.isPresent() || !fault.isEmpty();
    }
  }

  /**
   * Nothing listed yet.
   *
   * @param boards makes the board of some rules
   * @param tasks has the worker that calls plugins for names and boards
   */
  public FinishedGames(
      Records records,
      BiFunction<String, Start, CompletionStage<Board>> boards,
      PositionDescriber describer,
      BackgroundTasks tasks,
      View view) {
    this.records = records;
    this.boards = boards;
    this.describer = describer;
    this.texts = describer.texts();
    this.tasks = tasks;
    this.view = view;
  }

  /** Lists the files. */
  public void list() {
    tasks.deliver(records.finished(), this::listed, refused -> view.failed(texts.of(refused)));
  }

  private void listed(List<Path> files) {
    files.forEach(file -> entries.add(new Entry(file, "")));
    listed = true;
    view.listed();
  }

  /** Whether the files are known. */
  public boolean isListed() {
    return listed;
  }

  /** A view of the files, with what is in those that have been read. */
  public List<Entry> entries() {
    return Collections.unmodifiableList(entries);
  }

  /**
   * Has games read, in place of those that were requested before.
   *
   * @param first the index of the first
   * @param end the index after the last
   */
  public void request(int first, int end) {
    from = first;
    to = Math.min(end, entries.size());
    readNext();
  }

  private void readNext() {
    while (from < to && entries.get(from).isRead()) {
      from++;
    }
    if (!reading && !closed && from < to) {
      reading = true;
      read(from);
    }
  }

  private void read(int index) {
    Path file = entries.get(index).file();
    tasks.deliver(
        records.read(file).thenCompose(game -> entry(file, game.record())),
        entry -> read(index, entry),
        refused -> read(index, new Entry(file, texts.of(refused, file))));
  }

  private void read(int index, Entry entry) {
    reading = false;
    entries.set(index, entry);
    view.read(index);
    readNext();
  }

  private CompletionStage<Entry> entry(Path file, GameRecord record) {
    return boards
        .apply(record.rules(), record.start())
        .thenApply(Optional::of)
        .exceptionally(noSuchRules -> Optional.empty())
        .thenApplyAsync(board -> entry(file, record, board), tasks.worker());
  }

  private Entry entry(Path file, GameRecord record, Optional<Board> start) {
    GameSummary summary = GameSummary.of(record, String.valueOf(file.getFileName()), describer);
    return new Entry(file, Optional.of(summary), Optional.of(FinalPosition.of(record, start)), "");
  }

  /** Reads no further. */
  @Override
  public void close() {
    closed = true;
  }
}
