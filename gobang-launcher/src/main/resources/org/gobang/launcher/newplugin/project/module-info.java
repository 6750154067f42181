/** The plugin @ID@: Gobang finds its provider as a service, so nothing is exported. */
module @PACKAGE@ {
  requires org.gobang.api;

  provides @SERVICE@ with
      @PACKAGE@.@CLASS@Provider;
}
