/**
 * Five in a row on a board that stands upright: a stone must lie on the lowest row or on another
 * stone.
 *
 * <p>{@code GravityBoard} is the position and its rules, {@code GravityProvider} says in words what
 * they are.
 */
module com.example.gravity {
  requires org.gobang.api;

  provides org.gobang.api.board.BoardProvider with
      com.example.gravity.GravityProvider;
}
