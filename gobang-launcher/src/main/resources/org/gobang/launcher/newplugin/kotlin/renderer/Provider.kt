package @PACKAGE@

import java.util.Locale
import org.gobang.api.Label
import org.gobang.api.render.Renderer
import org.gobang.api.render.RendererProvider

/** Describes the interface and creates it for each run of the application. */
class @CLASS@Provider : RendererProvider {

  /** Returns the id, which is used on the command line: `--ui @ID@`. */
  override fun id() = "@ID@"

  /** Returns the displayed name and description in a language. */
  override fun label(locale: Locale) =
    if (locale.language == "zh") Label("@LABEL@", "把对局的着法写入文件。")
    else Label("@LABEL@", "Writes the moves of the game to a file.")

  /** Returns whether it can run here. A window, for example, needs a display. */
  override fun available() = true

  override fun create(): Renderer = @CLASS@Renderer()
}
