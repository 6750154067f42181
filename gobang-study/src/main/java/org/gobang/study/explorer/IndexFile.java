package org.gobang.study.explorer;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * An index file, which is read only in part. It contains the rows of games sorted by date, the
 * offset of each row, sorted postings, rows of files with their offsets, and a trailer. The file is
 * never changed, only replaced. A reader continues to use the file that it opened.
 *
 * <p>All methods throw a {@link DamagedIndexException} if the file is damaged.
 */
final class IndexFile implements AutoCloseable {

  /** {@code GOBANGX} and the version of the format. */
  static final long MAGIC = 0x474f42414e475803L;

  /**
   * The magic number, the numbers of postings, games and files, the bytes of both kinds of rows,
   * the checksum, and the size of the trailer.
   */
  static final int TRAILER_BYTES = 2 * Long.BYTES + 6 * Integer.BYTES;

  private static final int CHUNK = 4096 * PostingList.BYTES;

  private final FileChannel channel;
  private final long postings;
  private final int games;
  private final int files;
  private final int gameBytes;
  private final int fileBytes;
  private final int checksum;

  private IndexFile(FileChannel channel) throws IOException {
    this.channel = channel;
    if (channel.size() < TRAILER_BYTES) {
      throw new DamagedIndexException("too short");
    }
    ByteBuffer trailer = read(channel.size() - TRAILER_BYTES, TRAILER_BYTES);
    int own = checksum(trailer.duplicate().limit(TRAILER_BYTES - Integer.BYTES));
    long magic = trailer.getLong();
    postings = trailer.getLong();
    games = trailer.getInt();
    files = trailer.getInt();
    gameBytes = trailer.getInt();
    fileBytes = trailer.getInt();
    checksum = trailer.getInt();
    if (magic != MAGIC
        || trailer.getInt() != own
        || filesAt() + fileBytes + (long) files * Integer.BYTES + TRAILER_BYTES != channel.size()) {
      throw new DamagedIndexException("no index of this version");
    }
  }

  static int checksum(ByteBuffer bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return (int) crc.getValue();
  }

  /** Opens a file. */
  static @Nullable IndexFile open(Path file) throws IOException {
    FileChannel channel;
    try {
      channel = FileChannel.open(file, StandardOpenOption.READ);
    } catch (NoSuchFileException none) {
      return null;
    }
    try {
      return new IndexFile(channel);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private long postingsAt() {
    return gameBytes + (long) games * Integer.BYTES;
  }

  private long filesAt() {
    return postingsAt() + postings * PostingList.BYTES;
  }

  /** Reads the whole file, and verifies its checksum. */
  void verify() throws IOException {
    CRC32C crc = new CRC32C();
    long end = channel.size() - TRAILER_BYTES;
    for (long at = 0; at < end; at += CHUNK) {
      crc.update(read(at, (int) Math.min(CHUNK, end - at)));
    }
    if ((int) crc.getValue() != checksum) {
      throw new DamagedIndexException("checksum");
    }
  }

  private ByteBuffer read(long position, int length) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(length);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer, position + buffer.position()) < 0) {
        throw new DamagedIndexException("cut off");
      }
    }
    return buffer.flip();
  }

  long postings() {
    return postings;
  }

  int games() {
    return games;
  }

  /** A cursor for postings. */
  final class Cursor {
    private long next;
    private ByteBuffer chunk = ByteBuffer.allocate(0);
    private long key;
    private long entry;

    private Cursor(long first) {
      next = first;
    }

    /** Moves to the next posting, and returns whether it exists. */
    boolean next() throws IOException {
      if (!chunk.hasRemaining()) {
        if (next == postings) {
          return false;
        }
        long left = (postings - next) * PostingList.BYTES;
        chunk = read(postingsAt() + next * PostingList.BYTES, (int) Math.min(CHUNK, left));
      }
      key = chunk.getLong();
      entry = chunk.getLong();
      next++;
      return true;
    }

    long key() {
      return key;
    }

    long entry() {
      return entry;
    }
  }

  /** Returns all postings. */
  Cursor all() {
    return new Cursor(0);
  }

  /** Returns the postings starting at a key, found by binary search. */
  Cursor from(long key) throws IOException {
    long low = 0;
    long high = postings;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (read(postingsAt() + middle * PostingList.BYTES, Long.BYTES).getLong() < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return new Cursor(low);
  }

  /** Returns the row of a game. */
  GameRow game(int number) throws IOException {
    return GameRow.read(row(0, gameBytes, games, number));
  }

  /** Returns the path of the file with a number. */
  Path file(int number) throws IOException {
    return path(row(filesAt(), fileBytes, files, number));
  }

  /** Returns a row. The numbers after all rows contain its offset. */
  private DataInputStream row(long rowsAt, int rowBytes, int rows, int number) throws IOException {
    if (number < 0 || number >= rows) {
      throw new DamagedIndexException("no row " + number);
    }
    long end = rowsAt + rowBytes;
    return input(rowsAt + read(end + (long) number * Integer.BYTES, Integer.BYTES).getInt(), end);
  }

  /** Returns the rows of all games in order. */
  DataInputStream gameRows() {
    return input(0, gameBytes);
  }

  /** Returns the files with their stamps, by number. */
  Map<Path, FileStamp> files() throws IOException {
    Map<Path, FileStamp> all = new LinkedHashMap<>();
    DataInputStream in = input(filesAt(), filesAt() + fileBytes);
    for (int i = 0; i < files; i++) {
      all.put(path(in), new FileStamp(in.readLong(), in.readLong(), in.readInt()));
    }
    return all;
  }

  private static Path path(DataInputStream row) throws IOException {
    try {
      return Path.of(row.readUTF());
    } catch (InvalidPathException e) {
      throw new DamagedIndexException(String.valueOf(e.getMessage()));
    }
  }

  private DataInputStream input(long from, long to) {
    return new DataInputStream(new BufferedInputStream(new Part(from, to), 512));
  }

  /** A part of the file. */
  private final class Part extends InputStream {
    private long at;
    private final long end;

    private Part(long from, long to) {
      at = from;
      end = to;
    }

    @Override
    public int read() throws IOException {
      throw new EOFException("only read in pieces");
    }

    @Override
    public int read(byte[] to, int offset, int length) throws IOException {
      int wanted = (int) Math.min(length, end - at);
      if (wanted <= 0) {
        return -1;
      }
      IndexFile.this.read(at, wanted).get(to, offset, wanted);
      at += wanted;
      return wanted;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
