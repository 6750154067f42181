/**
 * Game records as move lists, a game a line: {@code MovesFormat} is all there is.
 */
module com.example.moves {
  requires org.gobang.api;

  provides org.gobang.api.record.RecordFormat with
      com.example.moves.MovesFormat;
}
