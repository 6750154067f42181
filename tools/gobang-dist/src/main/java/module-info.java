import org.jspecify.annotations.NullMarked;

/**
 * How the run-time image is made to start fast: a front end, loaded as a plugin, that shows the
 * others once while Java notes which classes that takes. No part of what people download.
 *
 * <p>Plugins may not be called as the parts of the application are, so this one lacks their {@code
 * org}.
 */
@NullMarked
module gobang.dist {
  requires org.gobang.api;
  requires static org.jspecify;

  provides org.gobang.api.render.RendererProvider with
      gobang.dist.TrainingProvider;
}
