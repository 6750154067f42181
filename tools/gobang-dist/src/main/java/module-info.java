import org.jspecify.annotations.NullMarked;

/**
 * Makes the run-time image start fast: an interface, loaded as a plugin, shows all other interfaces
 * once while Java records the loaded classes. Not part of a release.
 *
 * <p>Plugins must not have names like the modules of the application, so this name does not start
 * with {@code org}.
 */
@NullMarked
module gobang.dist {
  requires org.gobang.api;
  requires static org.jspecify;

  provides org.gobang.api.render.RendererProvider with
      gobang.dist.TrainingProvider;
}
