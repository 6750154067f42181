package @PACKAGE@

import java.util.Locale
import org.gobang.api.Label
import org.gobang.api.render.Renderer
import org.gobang.api.render.RendererProvider

/** Describes the front end, and creates it for each run of the application. */
class @CLASS@Provider : RendererProvider {

  /** The name on the command line: `--ui @ID@`. */
  override fun id() = "@ID@"

  /** The name and the description that people see, in their language. */
  override fun label(locale: Locale) =
    if (locale.language == "zh") Label("@LABEL@", "把对局的着法写入文件。")
    else Label("@LABEL@", "Writes the moves of the game to a file.")

  /** Whether it can run here; a window needs a display, and this needs nothing. */
  override fun available() = true

  override fun create(): Renderer = @CLASS@Renderer()
}
