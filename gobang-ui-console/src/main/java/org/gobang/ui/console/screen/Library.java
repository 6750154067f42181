package org.gobang.ui.console.screen;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.GameSummary;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.ui.console.table.Shelf;

/**
 * The finished games, while one of them is being chosen. There may be very many: what is in a file
 * is read when it is to be shown, one file after the other.
 */
final class Library {

  private final Shelf shelf;
  private final PositionDescriber describer;
  private final BackgroundTasks disk;
  private final Map<Path, Optional<GameSummary>> known = new HashMap<>();
  private Optional<List<Path>> files = Optional.empty();
  private int chosen;
  private int first;
  private boolean reading;

  /** Asks for the list at once. */
  Library(Shelf shelf, PositionDescriber describer, BackgroundTasks disk) {
    this.shelf = shelf;
    this.describer = describer;
    this.disk = disk;
    disk.deliver(shelf.finished(), found -> files = Optional.of(found));
  }

  /** The newest first; empty until the disk has answered. */
  Optional<List<Path>> files() {
    return files;
  }

  /** Which of the files is chosen, from 0. */
  int chosen() {
    return chosen;
  }

  /** The chosen file; empty where there is none. */
  Optional<Path> file() {
    return files.filter(list -> !list.isEmpty()).map(list -> list.get(chosen));
  }

  /** Chooses another, as far as there are any. */
  void move(int by) {
    int last = files.map(List::size).orElse(0) - 1;
    chosen = Math.max(0, Math.min(last, chosen + by));
  }

  /** The files to be seen in so many rows, the chosen one among them; has them read. */
  List<Path> shown(int rows) {
    List<Path> all = files.orElse(List.of());
    first = Math.max(chosen - rows + 1, Math.min(first, chosen));
    List<Path> shown = all.subList(first, Math.min(all.size(), first + rows));
    if (!reading) {
      shown.stream().filter(file -> !known.containsKey(file)).findFirst().ifPresent(this::read);
    }
    return shown;
  }

  private void read(Path file) {
    reading = true;
    String name = String.valueOf(file.getFileName());
    disk.deliver(
        shelf
            .read(file.toString())
            .thenApplyAsync(game -> GameSummary.of(game.record(), name, describer), disk.worker()),
        summary -> known(file, Optional.of(summary)),
        // Opening it shows why.
        unreadable -> known(file, Optional.empty()));
  }

  private void known(Path file, Optional<GameSummary> summary) {
    reading = false;
    known.put(file, summary);
  }

  /** What is in a file; empty where it was not read yet, or there is no game in it. */
  Optional<GameSummary> inside(Path file) {
    return known.getOrDefault(file, Optional.empty());
  }
}
