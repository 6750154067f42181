/**
 * A strategy without knowledge of five-in-a-row: it plays many random games after each move, and
 * chooses the move that won most. The board decides what is legal and who has won, so it plays by
 * the rules of any plugin.
 *
 * <p>Start reading at {@code PlayoutsPlayer}, which is one turn from beginning to end.
 */
module com.example.playouts {
  requires org.gobang.api;

  provides org.gobang.api.player.PlayerProvider with
      com.example.playouts.PlayoutsProvider;
}
