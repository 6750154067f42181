import org.jspecify.annotations.NullMarked;

/**
 * The bundled rules: freestyle, standard, renju, two kinds of Caro and custom rules, for board
 * sizes from 5 to 25.
 *
 * <p>Exports nothing; the boards are found as services.
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
