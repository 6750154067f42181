package gobang.dist;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;

/** The provider of {@link Training}. */
public final class TrainingProvider implements RendererProvider {

  static final String ID = "training";

  /** Creates a provider. Called by {@link java.util.ServiceLoader}. */
  public TrainingProvider() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Label label(Locale locale) {
    return new Label("Training", "Shows each other front end once.");
  }

  @Override
  public boolean available() {
    return true;
  }

  @Override
  public Renderer create() {
    return new Training();
  }
}
