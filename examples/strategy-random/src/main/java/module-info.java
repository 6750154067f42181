/** A minimal player, which chooses random points. */
module com.example.random {
  requires org.gobang.api;

  provides org.gobang.api.player.PlayerProvider with
      com.example.random.RandomProvider;
}
