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

/** Writes the moves of the game to a file, as they are played. It takes no moves of people. */
internal class @CLASS@Renderer : Renderer {

  /** The exit status, or why there is none. */
  private val end = CompletableFuture<Int>()

  /** Leads where there is a game to open, and watches the games of another front end otherwise. */
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

  /** The application ends with this front end, so it ends with the game. */
  private fun showLast(state: GameState) {
    show(state)
    if (state.personToMove()) {
      end.completeExceptionally(RefusedException("name a player with --black and --white"))
    }
    if (state.result().isPresent) end.complete(0)
  }

  /** Called on a thread of the host, one state after the other; it must not wait for long. */
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
