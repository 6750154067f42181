package @PACKAGE@;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;

/** Writes the moves of the game to a file during the game. Humans cannot play in it. */
final class @CLASS@Renderer implements Renderer {

  private static final Path FILE = Path.of("@ID@.txt");

  /** The exit status, or the reason for a failure. */
  private final CompletableFuture<Integer> end = new CompletableFuture<>();

  /** Opens the requested game. Without one, it watches the games of another interface. */
  @Override
  public int run(Workbench workbench) throws InterruptedException {
    workbench.request().ifPresentOrElse(setup -> lead(workbench, setup), () -> watch(workbench));
    try {
      return end.get();
    } catch (ExecutionException failed) {
      throw new RefusedException("@ID@: " + failed.getCause().getMessage());
    }
  }

  private void lead(Workbench workbench, GameSetup setup) {
    workbench
        .open(setup)
        .thenAccept(game -> game.listen(this::showLast))
        .exceptionally(
            failed -> {
              end.completeExceptionally(failed.getCause());
              return null;
            });
  }

  private void watch(Workbench workbench) {
    workbench.listen(
        new WorkbenchListener() {
          @Override
          public void opened(Game game) {
            game.listen(@CLASS@Renderer.this::show);
          }
        });
  }

  /** Exits at the end of the game. The application exits with this interface. */
  private void showLast(GameState state) {
    show(state);
    if (state.personToMove()) {
      end.completeExceptionally(new RefusedException("specify players with --black and --white"));
    }
    if (state.result().isPresent()) {
      end.complete(0);
    }
  }

  /** Called on a thread of the host for one state after another. Must not block for long. */
  private void show(GameState state) {
    String moves =
        state.board().moves().stream()
            .map(move -> move instanceof Move.Place place ? place.point().toString() : "pass")
            .collect(Collectors.joining(" ", "", "\n"));
    try {
      Files.writeString(FILE, moves);
    } catch (IOException e) {
      end.completeExceptionally(e);
    }
  }
}
