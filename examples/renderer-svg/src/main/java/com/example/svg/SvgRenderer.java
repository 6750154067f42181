package com.example.svg;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.render.Renderer;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;

/**
 * Draws games during play. As the main interface, it opens the requested game and closes after it.
 * As a watcher, it draws all games opened by other interfaces.
 */
final class SvgRenderer implements Renderer {

  private static final int DONE = 0;

  /** The exit status, completed after the last picture or with an error. */
  private final CompletableFuture<Integer> status = new CompletableFuture<>();

  /** The subscriptions to close at the end. */
  private final List<Subscription> subscriptions = new CopyOnWriteArrayList<>();

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    Path folder = folder(workbench.preferences());
    Optional<GameSetup> request = workbench.request();
    try {
      if (request.isPresent()) {
        lead(workbench, request.get(), folder);
      } else {
        watch(workbench, folder);
      }
      return await();
    } finally {
      subscriptions.forEach(Subscription::close);
    }
  }

  private void lead(Workbench workbench, GameSetup setup, Path folder) {
    for (Stone stone : Stone.values()) {
      if (setup.seat(stone) instanceof Seat.Human) {
        throw new RefusedException(
            "svg only draws and takes no moves: name a player with --black and --white, "
                + "or another front end before it with --ui");
      }
    }
    Album album = album(workbench, folder);
    workbench
        .open(setup)
        .thenAccept(game -> follow(game, album))
        .exceptionally(
            failure -> {
              status.completeExceptionally(failure.getCause());
              return null;
            });
  }

  private void follow(Game game, Album album) {
    subscriptions.add(
        game.listen(
            state -> {
              draw(album, state);
              if (state.result().isPresent()) {
                status.complete(DONE);
              }
            }));
  }

  /** Draws all games from now on. Each state contains the whole game, so no move is missed. */
  private void watch(Workbench workbench, Path folder) {
    WorkbenchListener everyGame =
        new WorkbenchListener() {
          @Override
          public void opened(Game game) {
            Album album = album(workbench, folder);
            subscriptions.add(game.listen(state -> draw(album, state)));
          }
        };
    subscriptions.add(workbench.listen(everyGame));
  }

  private static Album album(Workbench workbench, Path folder) {
    Captions captions = new Captions(workbench.preferences().locale(), workbench.plugins());
    return new Album(folder, captions);
  }

  private void draw(Album album, GameState state) {
    try {
      album.show(state);
    } catch (IOException e) {
      status.completeExceptionally(new RefusedException("svg cannot write its pictures: " + e, e));
    } catch (RuntimeException e) {
      // The host would only log it; the status reports it to the caller.
      status.completeExceptionally(e);
    }
  }

  private int await() throws InterruptedException {
    try {
      return status.get();
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException why
          ? why
          : new IllegalStateException(failed.getCause());
    }
  }

  /** Returns the folder for pictures. The environment variable overrides the preference. */
  private static Path folder(Preferences preferences) {
    String folder =
        Optional.ofNullable(System.getenv("GOBANG_SVG_FOLDER"))
            .filter(given -> !given.isBlank())
            .or(() -> preferences.get("svg.folder"))
            .orElse("gobang-svg");
    try {
      return Path.of(folder);
    } catch (InvalidPathException e) {
      throw new RefusedException("svg has no folder to write to: " + e.getMessage());
    }
  }
}
