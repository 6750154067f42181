import org.jspecify.annotations.NullMarked;

/**
 * Reading and writing of Gobang's files.
 *
 * <p>{@link org.gobang.record.RecordFiles} reads and writes game records in the format determined
 * by the file name. {@link org.gobang.record.file} provides atomic replacement, locks and limits
 * for all files of the application. {@link org.gobang.record.json} contains the common JSON form of
 * values. {@link org.gobang.record.lines} reads lists of moves, one per line. {@link
 * org.gobang.record.page} writes self-contained HTML pages.
 *
 * <p>The bundled formats are in separate packages, which are not exported: {@code sgf}, {@code
 * psq}, {@code text}, {@code renlib}, {@code rif}, {@code bdt} and {@code pos}. Common code is in
 * {@code io}.
 */
@NullMarked
module org.gobang.record {
  requires java.xml;
  requires transitive com.fasterxml.jackson.core;
  requires transitive com.fasterxml.jackson.databind;
  requires transitive org.gobang.api;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.record;
  exports org.gobang.record.file;
  exports org.gobang.record.format;
  exports org.gobang.record.json;
  exports org.gobang.record.lines;
  exports org.gobang.record.page;

  provides org.gobang.api.record.RecordFormat with
      org.gobang.record.TextFormat.Sgf,
      org.gobang.record.TextFormat.Psq,
      org.gobang.record.TextFormat.Text,
      org.gobang.record.RenlibFormat,
      org.gobang.record.RifFormat,
      org.gobang.record.TextFormat.Bdt,
      org.gobang.record.PosFormat;
}
