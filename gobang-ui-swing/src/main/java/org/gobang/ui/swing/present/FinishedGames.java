package org.gobang.ui.swing.present;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.Records;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;

/**
 * The finished games that were kept, the newest first. The worker reads one after the other, and
 * does in between what others want of it.
 */
public final class FinishedGames implements AutoCloseable {

  private final Records records;
  private final PositionDescriber interpreter;
  private final Texts texts;
  private final Executor events;
  private final Executor worker;
  private final List<Entry> entries = new ArrayList<>();
  private View view = new View() {};
  private boolean closed;

  /** Told of the games as they are read, on the event thread. */
  public interface View {

    /** The files are known. */
    default void found() {}

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
   * @param scene its last position
   * @param fault why it cannot be read; empty while it is not known to be broken
   */
  public record Entry(Path file, Optional<GameSummary> game, Optional<Scene> scene, String fault) {

    private Entry(Path file) {
      this(file, Optional.empty(), Optional.empty(), "");
    }
  }

  /**
   * Nothing read yet.
   *
   * @param events the event thread
   * @param worker for what waits
   */
  public FinishedGames(
      Records records,
      PositionDescriber interpreter,
      Texts texts,
      Executor events,
      Executor worker) {
    this.records = records;
    this.interpreter = interpreter;
    this.texts = texts;
    this.events = events;
    this.worker = worker;
  }

  /** Begins to read. */
  public void read(View told) {
    view = told;
    StageOutcome.deliver(
        records.finished(), events, this::found, refused -> view.failed(texts.of(refused)));
  }

  private void found(List<Path> files) {
    files.forEach(file -> entries.add(new Entry(file)));
    view.found();
    next(0);
  }

  private void next(int index) {
    if (closed || index == entries.size()) {
      return;
    }
    Path file = entries.get(index).file();
    StageOutcome.deliver(
        records.read(file).thenApplyAsync(game -> entry(file, game.record()), worker),
        events,
        entry -> known(index, entry),
        refused ->
            known(
                index,
                new Entry(file, Optional.empty(), Optional.empty(), texts.of(refused, file))));
  }

  private void known(int index, Entry entry) {
    entries.set(index, entry);
    view.read(index);
    next(index + 1);
  }

  private Entry entry(Path file, GameRecord record) {
    GameSummary summary = GameSummary.of(record, String.valueOf(file.getFileName()), interpreter);
    return new Entry(file, Optional.of(summary), Optional.of(last(record)), "");
  }

  /** The files, as far as they are read. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** How a record ends, without asking a board: stones are only ever put. */
  static Scene last(GameRecord record) {
    Map<Point, Stone> stones = new HashMap<>();
    record.start().stones().forEach(place -> stones.put(place.point(), place.stone()));
    Optional<Point> last = Optional.empty();
    for (Node node : record.follow(record.mainLine())) {
      last = Optional.empty();
      if (node.move() instanceof Move.Place place) {
        stones.put(place.point(), place.stone());
        last = Optional.of(place.point());
      }
    }
    Map<Point, Spot> spots = new HashMap<>();
    for (Map.Entry<Point, Stone> each : stones.entrySet()) {
      boolean marked = last.filter(each.getKey()::equals).isPresent();
      spots.put(each.getKey(), Spot.of(each.getValue(), marked));
    }
    return new Scene(record.start().size(), spots, List.of(), Optional.empty(), Map.of());
  }

  /** Reads no further. */
  @Override
  public void close() {
    closed = true;
  }
}
