/** The smallest strategy there can be: it puts its stones anywhere. */
module com.example.random {
  requires org.gobang.api;

  provides org.gobang.api.player.PlayerProvider with
      com.example.random.RandomProvider;
}
