/** A file format for move lists with one game per line, in the class {@code MovesFormat}. */
module com.example.moves {
  requires org.gobang.api;

  provides org.gobang.api.record.RecordFormat with
      com.example.moves.MovesFormat;
}
