package org.gobang.study.explorer;

/**
 * The progress of an index update.
 *
 * @param games the games that were read so far
 * @param bytes the size of the files that were read to their ends
 * @param planned the size of all files that are to be read
 */
public record IndexProgress(int games, long bytes, long planned) {

  /** No progress. */
  public static final IndexProgress NONE = new IndexProgress(0, 0, 0);
}
