package org.gobang.study.explorer;

/**
 * How far an update of an index is.
 *
 * @param games the games that were read so far
 * @param bytes the size of the files that were read to their ends
 * @param planned the size of all files that are to be read
 */
public record IndexProgress(int games, long bytes, long planned) {

  /** Nothing was read yet. */
  public static final IndexProgress NONE = new IndexProgress(0, 0, 0);
}
