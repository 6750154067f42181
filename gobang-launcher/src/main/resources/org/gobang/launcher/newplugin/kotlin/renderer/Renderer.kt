package @PACKAGE@

import java.io.IOException
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.CompletableFuture
import java.util.concurrent.ExecutionException
import org.gobang.api.Move
import org.gobang.api.RefusedException
import org.gobang.api.render.Renderer
import org.gobang.api.workbench.Game
import org.gobang.api.workbench.GameSetup
import org.gobang.api.workbench.GameState
import org.gobang.api.workbench.Workbench
import org.gobang.api.workbench.WorkbenchListener

private val FILE = Path.of("@ID@.txt")

/** Writes the moves of the game to a file during the game. Humans cannot play in it. */
internal class @CLASS@Renderer : Renderer {

  /** The exit status, or the reason for a failure. */
  private val end = CompletableFuture<Int>()

  /** Opens the requested game. Without one, it watches the games of another interface. */
  override fun run(workbench: Workbench): Int {
    workbench.request().ifPresentOrElse({ lead(workbench, it) }, { watch(workbench) })
    try {
      return end.get()
    } catch (failed: ExecutionException) {
      throw RefusedException("@ID@: ${failed.cause?.message}")
    }
  }

  private fun lead(workbench: Workbench, setup: GameSetup) {
    workbench.open(setup).whenComplete { game, failed ->
      if (failed == null) game.listen(::showLast) else end.completeExceptionally(failed)
    }
  }

  private fun watch(workbench: Workbench) {
    workbench.listen(
      object : WorkbenchListener {
        override fun opened(game: Game) {
          game.listen(::show)
        }
      }
    )
  }

  /** Exits at the end of the game. The application exits with this interface. */
  private fun showLast(state: GameState) {
    show(state)
    if (state.personToMove()) {
      end.completeExceptionally(RefusedException("specify players with --black and --white"))
    }
    if (state.result().isPresent) end.complete(0)
  }

  /** Called on a thread of the host for one state after another. Must not block for long. */
  private fun show(state: GameState) {
    val moves =
      state.board().moves().joinToString(" ", postfix = "\n") {
        if (it is Move.Place) it.point().toString() else "pass"
      }
    try {
      Files.writeString(FILE, moves)
    } catch (e: IOException) {
      end.completeExceptionally(e)
    }
  }
}
