import org.jspecify.annotations.NullMarked;

/**
 * The bundled boards: freestyle, standard, renju, the two kinds of caro and custom rules, on 5 to
 * 25 lines.
 *
 * <p>Exports nothing; its boards are found as services.
 */
@NullMarked
module org.gobang.rules {
  requires org.gobang.api;
  requires static org.jspecify;

  provides org.gobang.api.board.BoardProvider with
      org.gobang.rules.Freestyle,
      org.gobang.rules.Standard,
      org.gobang.rules.Renju,
      org.gobang.rules.Caro,
      org.gobang.rules.CaroExact,
      org.gobang.rules.Custom;
}
