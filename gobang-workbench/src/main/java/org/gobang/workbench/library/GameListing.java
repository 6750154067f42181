package org.gobang.workbench.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.gobang.api.Keyword;
import org.gobang.api.RefusedException;
import org.gobang.api.library.Library;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.file.FileErrors;
import org.gobang.study.explorer.FileStamp;
import org.gobang.study.explorer.GameSource;
import org.gobang.study.opening.RenjuOpening;
import org.gobang.workbench.explorer.GameLibrary;

/** Lists all games on disk. Used by one thread at a time. Waits for the disk. */
public final class GameListing {

  /** The number of new games per batch. */
  private static final int BATCH = 200;

  private final GameLibrary library;
  private final Path knownFile;

  /**
   * Creates a listing.
   *
   * @param library the games
   */
  public GameListing(GameLibrary library) {
    this.library = library;
    this.knownFile = library.folder().resolve("games.known");
  }

  /**
   * Lists the games, as {@link Library#list} describes it.
   *
   * @param language the language of opening names and messages
   * @param also further files
   * @param batches receives the games
   * @param cancelled whether to stop now
   * @return a sentence for each file that could not be read
   * @throws RefusedException if the folder of saved games or the list of imports cannot be read
   */
  public List<String> list(
      Locale language,
      List<Path> also,
      Consumer<List<LibraryGame>> batches,
      BooleanSupplier cancelled) {
    return new Run(language, batches, cancelled).list(also);
  }

  /** One listing. */
  private final class Run {

    private final Locale language;
    private final Consumer<List<LibraryGame>> batches;
    private final BooleanSupplier cancelled;
    private final Map<Path, ReadDefaults> kept = library.keptFiles();
    private final Map<Path, ReadDefaults> files = new LinkedHashMap<>(kept);
    private final Map<Path, FileIndex.Known> known = new LinkedHashMap<>();
    private final Map<String, String> openings = new HashMap<>();
    private final List<String> problems = new ArrayList<>();
    private List<LibraryGame> batch = new ArrayList<>();
    private int games;

    Run(Locale language, Consumer<List<LibraryGame>> batches, BooleanSupplier cancelled) {
      this.language = language;
      this.batches = batches;
      this.cancelled = cancelled;
    }

    List<String> list(List<Path> also) {
      library
          .importedFiles(problems::add)
          .forEach((file, source) -> files.put(file, source.defaults()));
      for (Path file : also) {
        if (Files.isRegularFile(file)) {
          files.putIfAbsent(file.toAbsolutePath().normalize(), library.store().readDefaults());
        }
      }
      Map<Path, FileIndex.Known> before = FileIndex.read(knownFile);
      Map<Path, FileStamp> unread = listKnown(before);
      unread.forEach(this::read);
      pass();
      if (!unread.isEmpty() || !known.keySet().equals(before.keySet())) {
        // Files that were not reached keep their known data.
        before.forEach((file, games) -> keepIfWanted(file, games));
        FileIndex.write(knownFile, known);
      }
      return problems;
    }

    private void keepIfWanted(Path file, FileIndex.Known games) {
      if (files.containsKey(file)) {
        known.putIfAbsent(file, games);
      }
    }

    /** Lists the unchanged files, and returns the others. */
    private Map<Path, FileStamp> listKnown(Map<Path, FileIndex.Known> before) {
      Map<Path, FileStamp> unread = new LinkedHashMap<>();
      for (Map.Entry<Path, ReadDefaults> each : files.entrySet()) {
        Path file = each.getKey();
        try {
          FileStamp stamp = FileStamp.of(file, GameSource.all(each.getValue()));
          FileIndex.Known last = before.get(file);
          if (last != null && last.stamp().equals(stamp)) {
            known.put(file, last);
            for (int i = 0; i < last.games().size(); i++) {
              add(file, i + 1, last.games().get(i));
            }
          } else {
            unread.put(file, stamp);
          }
        } catch (IOException e) {
          problems.add(file + ": " + FileErrors.reason(e).in(language));
        }
      }
      pass();
      return unread;
    }

    private void read(Path file, FileStamp stamp) {
      if (cancelled.getAsBoolean() || games >= Library.MOST_GAMES) {
        return;
      }
      List<IndexedGame> found = new ArrayList<>();
      try {
        library
            .store()
            .files()
            .read(
                file,
                Objects.requireNonNull(files.get(file)),
                language,
                game -> {
                  found.add(IndexedGame.of(game.record()));
                  add(file, found.size(), found.get(found.size() - 1));
                  if (batch.size() >= BATCH) {
                    pass();
                  }
                  return !cancelled.getAsBoolean() && games < Library.MOST_GAMES;
                });
      } catch (RefusedException unreadable) {
        problems.add(unreadable.sentence(language));
        return;
      }
      if (!cancelled.getAsBoolean() && games < Library.MOST_GAMES) {
        known.put(file, new FileIndex.Known(stamp, found));
      }
    }

    private void add(Path file, int number, IndexedGame game) {
      if (games < Library.MOST_GAMES) {
        games++;
        batch.add(game.in(file, number, kept.containsKey(file), this::opening));
      }
    }

    private String opening(String word) {
      return openings.computeIfAbsent(
          word,
          any ->
              Keyword.find(RenjuOpening.values(), word)
                  .map(found -> found.label(language).name())
                  .orElse(""));
    }

    private void pass() {
      if (!batch.isEmpty() && !cancelled.getAsBoolean()) {
        batches.accept(List.copyOf(batch));
      }
      batch = new ArrayList<>();
    }
  }
}
