import org.jspecify.annotations.NullMarked;

/**
 * Reading and writing of Gobang's files.
 *
 * <p>{@link org.gobang.record.RecordFiles} reads and writes game records, in the format that the
 * file's name determines. {@link org.gobang.record.file} has what every file that the application
 * keeps needs: atomic replacement, locks, limits. {@link org.gobang.record.json} has the one JSON
 * form of values. {@link org.gobang.record.lines} reads lists of moves, one on each line. {@link
 * org.gobang.record.page} writes HTML pages that need nothing else.
 *
 * <p>The bundled formats are in packages of their own, which only this module sees: {@code sgf},
 * {@code psq}, {@code text}, {@code renlib}, {@code rif}, {@code bdt} and {@code pos}. What they
 * have in common is in {@code io}.
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
