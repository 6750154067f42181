/**
 * The rules of five in a row on an upright board: a stone must be on the lowest row or on another
 * stone.
 *
 * <p>{@code GravityBoard} is a position with the rules. {@code GravityProvider} describes the
 * rules.
 */
module com.example.gravity {
  requires org.gobang.api;

  provides org.gobang.api.board.BoardProvider with
      com.example.gravity.GravityProvider;
}
