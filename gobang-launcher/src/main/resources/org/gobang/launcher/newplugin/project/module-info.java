/** The strategy @ID@: Gobang finds its provider as a service, so nothing is exported. */
module @PACKAGE@ {
  requires org.gobang.api;

  provides org.gobang.api.player.PlayerProvider with
      @PACKAGE@.@CLASS@Provider;
}
