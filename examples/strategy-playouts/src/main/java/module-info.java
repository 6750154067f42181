/**
 * A player without knowledge of five-in-a-row: it plays many random games after each move, and
 * chooses the most successful move. The board decides legality and wins, so the player supports any
 * rules.
 *
 * <p>Start reading at {@code PlayoutsPlayer}, which shows a complete turn.
 */
module com.example.playouts {
  requires org.gobang.api;

  provides org.gobang.api.player.PlayerProvider with
      com.example.playouts.PlayoutsProvider;
}
