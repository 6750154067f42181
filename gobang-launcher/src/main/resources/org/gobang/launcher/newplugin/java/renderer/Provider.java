package @PACKAGE@;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;

/** Describes the front end, and creates it for each run of the application. */
public final class @CLASS@Provider implements RendererProvider {

  /** The name on the command line: {@code --ui @ID@}. */
  @Override
  public String id() {
    return "@ID@";
  }

  /** The name and the description that people see, in their language. */
  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("@LABEL@", "把对局的着法写入文件。")
        : new Label("@LABEL@", "Writes the moves of the game to a file.");
  }

  /** Whether it can run here; a window needs a display, and this needs nothing. */
  @Override
  public boolean available() {
    return true;
  }

  @Override
  public Renderer create() {
    return new @CLASS@Renderer();
  }
}
