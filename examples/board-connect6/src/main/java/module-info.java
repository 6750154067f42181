/**
 * The rules of Connect6: six in a row, and two stones per turn.
 *
 * <p>{@code Connect6Board} is a position with the rules. {@code Connect6Provider} describes the
 * rules.
 */
module com.example.connectsix {
  requires org.gobang.api;

  provides org.gobang.api.board.BoardProvider with
      com.example.connectsix.Connect6Provider;
}
