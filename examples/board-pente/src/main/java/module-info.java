/**
 * The rules of Pente: five in a row, or five captured pairs.
 *
 * <p>{@code PenteBoard} is a position with the rules. {@code PenteProvider} describes the rules.
 */
module com.example.pente {
  requires org.gobang.api;

  provides org.gobang.api.board.BoardProvider with
      com.example.pente.PenteProvider;
}
