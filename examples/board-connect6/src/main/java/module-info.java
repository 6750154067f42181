/**
 * Connect6: six in a row, and two stones a turn.
 *
 * <p>{@code Connect6Board} is the position and its rules, {@code Connect6Provider} says in words what they
 * are.
 */
module com.example.connectsix {
  requires org.gobang.api;

  provides org.gobang.api.board.BoardProvider with
      com.example.connectsix.Connect6Provider;
}
