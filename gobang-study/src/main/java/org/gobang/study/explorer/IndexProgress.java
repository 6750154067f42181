package org.gobang.study.explorer;

/**
 * The progress of an index update.
 *
 * @param games the number of games read so far
 * @param bytes the total size of the completely read files
 * @param planned the total size of all files to read
 */
public record IndexProgress(int games, long bytes, long planned) {

  /** No progress. */
  public static final IndexProgress NONE = new IndexProgress(0, 0, 0);
}
