/**
 * A strategy that knows nothing of five-in-a-row: it tries each move in many games played to their
 * end by drawing lots, and plays the one that won most. The board says what may be played and who
 * has won, so it plays by any rules that a plugin brings.
 *
 * <p>Start reading at {@code PlayoutsPlayer}, which is one turn from beginning to end.
 */
module com.example.playouts {
  requires org.gobang.api;

  provides org.gobang.api.player.PlayerProvider with
      com.example.playouts.PlayoutsProvider;
}
