package @PACKAGE@;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;

/** Describes the interface and creates it for each run of the application. */
public final class @CLASS@Provider implements RendererProvider {

  /** Returns the id, which is used on the command line: {@code --ui @ID@}. */
  @Override
  public String id() {
    return "@ID@";
  }

  /** Returns the displayed name and description in a language. */
  @Override
  public Label label(Locale locale) {
    return locale.getLanguage().equals("zh")
        ? new Label("@LABEL@", "把对局的着法写入文件。")
        : new Label("@LABEL@", "Writes the moves of the game to a file.");
  }

  /** Returns whether it can run here. A window, for example, needs a display. */
  @Override
  public boolean available() {
    return true;
  }

  @Override
  public Renderer create() {
    return new @CLASS@Renderer();
  }
}
