package org.gobang.workbench.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.library.Library;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.RunningTask;
import org.gobang.record.file.FileErrors;
import org.gobang.workbench.explorer.GameLibrary;
import org.gobang.workbench.games.GameName;
import org.gobang.workbench.platform.StageExecutor;

/** The library for interfaces: one thread lists it, and one reads, deletes and writes games. */
public final class HostLibrary implements Library, AutoCloseable {

  private final GameLibrary library;
  private final GameListing listing;
  private final StageExecutor listingThread = StageExecutor.sequential("gobang-library-list");
  private final StageExecutor disk = StageExecutor.sequential("gobang-library");
  private final Set<Listing> listings = ConcurrentHashMap.newKeySet();

  /**
   * Creates a library, which is inactive until its first use.
   *
   * @param library the games
   */
  public HostLibrary(GameLibrary library) {
    this.library = library;
    this.listing = new GameListing(library);
  }

  /** A running listing. */
  private record Listing(AtomicBoolean closed, CompletionStage<List<String>> result)
      implements RunningTask<List<String>> {

    @Override
    public void close() {
      closed.set(true);
    }
  }

  @Override
  public RunningTask<List<String>> list(
      Locale language, List<Path> also, Consumer<List<LibraryGame>> batches) {
    List<Path> files = List.copyOf(also);
    AtomicBoolean closed = new AtomicBoolean();
    Listing running =
        new Listing(
            closed,
            listingThread.supply(() -> listing.list(language, files, batches, closed::get)));
    listings.add(running);
    running.result().whenComplete((done, failed) -> listings.remove(running));
    return running;
  }

  @Override
  public CompletionStage<List<LibraryGame>> delete(List<LibraryGame> games) {
    List<LibraryGame> wanted = List.copyOf(games);
    if (!wanted.stream().allMatch(LibraryGame::kept)) {
      throw new IllegalArgumentException("only kept games are deleted");
    }
    return disk.supply(() -> deleteNow(wanted));
  }

  private List<LibraryGame> deleteNow(List<LibraryGame> games) {
    List<LibraryGame> gone = new ArrayList<>();
    String problem = "";
    for (LibraryGame game : games) {
      Path file = game.source().file();
      try {
        Files.deleteIfExists(file);
        gone.add(game);
      } catch (IOException e) {
        problem = file + ": " + FileErrors.reason(e).in(library.store().language());
      }
    }
    if (gone.isEmpty() && !games.isEmpty()) {
      throw new RefusedException(problem);
    }
    return gone;
  }

  @Override
  public CompletionStage<List<String>> exportTo(List<LibraryGame> games, Path file) {
    List<LibraryGame> wanted = List.copyOf(games);
    return disk.supply(
        () ->
            library
                .store()
                .files()
                .writeAll(
                    wanted.stream().map(this::read).toList(), file, library.store().language()));
  }

  @Override
  public CompletionStage<List<Path>> exportInto(List<LibraryGame> games, Path folder) {
    List<LibraryGame> wanted = List.copyOf(games);
    return disk.supply(() -> wanted.stream().map(game -> export(game, folder)).toList());
  }

  private Path export(LibraryGame game, Path folder) {
    GameRecord record = read(game);
    String name = String.valueOf(game.source().file().getFileName());
    String stem = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
    int number = game.source().number();
    try {
      Path file = GameName.create(folder, number == 1 ? stem : stem + "_game-" + number);
      library.store().files().write(record, record.mainLine(), file, library.store().language());
      return file;
    } catch (IOException e) {
      throw FileErrors.unwritable(folder, e);
    }
  }

  private GameRecord read(LibraryGame game) {
    return library.read(game.source()).record();
  }

  /** Stops listing the games of the library. Waits until pending exports are written. */
  @Override
  public void close() {
    listings.forEach(Listing::close);
    listingThread.shutdown();
    disk.close();
  }
}
