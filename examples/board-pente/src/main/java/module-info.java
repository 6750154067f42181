/**
 * Pente: five in a row, or five captured pairs.
 *
 * <p>{@code PenteBoard} is the position and its rules, {@code PenteProvider} says in words what they
 * are.
 */
module com.example.pente {
  requires org.gobang.api;

  provides org.gobang.api.board.BoardProvider with
      com.example.pente.PenteProvider;
}
