import org.jspecify.annotations.NullMarked;

/**
 * Game records as files: SGF, PSQ and position text; and files that are replaced whole or not at
 * all.
 *
 * <p>{@link org.gobang.record.RecordFiles} reads and writes a game in the format that the file's
 * name ends in.
 */
@NullMarked
module org.gobang.record {
  requires transitive org.gobang.api;
  requires org.slf4j;
  requires static org.jspecify;

  exports org.gobang.record;
}
