package org.gobang.study.explorer;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;
import org.gobang.record.file.AtomicFile;
import org.jspecify.annotations.Nullable;

/**
 * Writes a new index: the old one without removed files, merged with new games. Both are sorted, so
 * that each is read once, regardless of its size.
 */
final class IndexMerge {

  private static final int BUFFER = 1 << 16;
  private static final int DROPPED = -1;

  private final @Nullable IndexFile old;
  private final Map<Path, FileStamp> files;
  private final Set<Path> dropped;
  private final GameBatch batch;
  private final Map<Path, Integer> numbers = new HashMap<>();
  private final int[] oldGames;
  private final int[] newGames;
  private int games;
  private long postings;

  /**
   * Creates a merge.
   *
   * @param old the index; null for none
   * @param files all files of the new index, with their stamps
   * @param dropped the files of the old index to remove
   * @param batch the games to add, sorted
   */
  IndexMerge(
      @Nullable IndexFile old, Map<Path, FileStamp> files, Set<Path> dropped, GameBatch batch) {
    this.old = old;
    this.files = files;
    this.dropped = dropped;
    this.batch = batch;
    files.keySet().forEach(file -> numbers.put(file, numbers.size()));
    oldGames = new int[old == null ? 0 : old.games()];
    newGames = new int[batch.games().size()];
  }

  /** Replaces a file with the new index. */
  void write(Path file) throws IOException {
    AtomicFile.writeBytes(file, this::write);
  }

  private void write(OutputStream to) throws IOException {
    CheckedOutputStream checked =
        new CheckedOutputStream(new BufferedOutputStream(to, BUFFER), new CRC32C());
    int gameBytes = writeGames(checked);
    writePostings(new DataOutputStream(checked));
    int fileBytes = writeFiles(checked);
    ByteBuffer trailer = ByteBuffer.allocate(IndexFile.TRAILER_BYTES);
    trailer.putLong(IndexFile.MAGIC).putLong(postings).putInt(games).putInt(files.size());
    trailer.putInt(gameBytes).putInt(fileBytes).putInt((int) checked.getChecksum().getValue());
    trailer.putInt(IndexFile.checksum(trailer.duplicate().flip()));
    checked.write(trailer.array());
    checked.flush();
  }

  /** Rows followed by their offsets. */
  private static final class Rows {
    private final DataOutputStream out;
    private int[] places = new int[1 << 8];
    private int count;

    private Rows(OutputStream to) {
      out = new DataOutputStream(to);
    }

    private void begin() {
      if (count == places.length) {
        places = Arrays.copyOf(places, 2 * count);
      }
      places[count++] = out.size();
    }

    /** Writes the offsets, and returns the number of bytes in the rows. */
    private int end() throws IOException {
      int bytes = out.size();
      for (int i = 0; i < count; i++) {
        out.writeInt(places[i]);
      }
      return bytes;
    }
  }

  private int writeGames(OutputStream to) throws IOException {
    Rows rows = new Rows(to);
    int next = 0;
    if (old != null) {
      List<Integer> oldFiles = oldFiles(old);
      DataInputStream oldRows = old.gameRows();
      for (int i = 0; i < oldGames.length; i++) {
        GameRow row = GameRow.read(oldRows);
        for (; next < newGames.length && newRow(next).date().compareTo(row.date()) < 0; next++) {
          newGames[next] = write(newRow(next), rows);
        }
        int file = oldFiles.get(row.file());
        oldGames[i] = file == DROPPED ? DROPPED : write(row.inFile(file), rows);
      }
    }
    for (; next < newGames.length; next++) {
      newGames[next] = write(newRow(next), rows);
    }
    return rows.end();
  }

  /** Returns the new numbers of the files in the old index. */
  private List<Integer> oldFiles(IndexFile index) throws IOException {
    List<Integer> oldFiles = new ArrayList<>();
    for (Path file : index.files().keySet()) {
      oldFiles.add(dropped.contains(file) ? DROPPED : numbers.getOrDefault(file, DROPPED));
    }
    return oldFiles;
  }

  private GameRow newRow(int i) {
    GameRow row = batch.games().get(i);
    return row.inFile(numbers.getOrDefault(batch.files().get(row.file()), DROPPED));
  }

  private int write(GameRow row, Rows rows) throws IOException {
    rows.begin();
    row.write(rows.out);
    return games++;
  }

  private void writePostings(DataOutputStream out) throws IOException {
    PostingList added = batch.postings();
    added.renumber(newGames);
    int next = 0;
    if (old != null) {
      for (IndexFile.Cursor at = old.all(); at.next(); ) {
        int game = oldGames[PostingList.game(at.entry())];
        if (game != DROPPED) {
          long entry = PostingList.renumbered(at.entry(), game);
          for (; next < added.size() && isBefore(added, next, at.key(), entry); next++) {
            write(added.key(next), added.entry(next), out);
          }
          write(at.key(), entry, out);
        }
      }
    }
    for (; next < added.size(); next++) {
      write(added.key(next), added.entry(next), out);
    }
  }

  private static boolean isBefore(PostingList added, int i, long key, long entry) {
    return added.key(i) < key || (added.key(i) == key && added.entry(i) < entry);
  }

  private void write(long key, long entry, DataOutputStream out) throws IOException {
    out.writeLong(key);
    out.writeLong(entry);
    postings++;
  }

  private int writeFiles(OutputStream to) throws IOException {
    Rows rows = new Rows(to);
    for (Map.Entry<Path, FileStamp> file : files.entrySet()) {
      rows.begin();
      rows.out.writeUTF(file.getKey().toString());
      rows.out.writeLong(file.getValue().bytes());
      rows.out.writeLong(file.getValue().modified());
      rows.out.writeInt(file.getValue().readAs());
    }
    return rows.end();
  }
}
