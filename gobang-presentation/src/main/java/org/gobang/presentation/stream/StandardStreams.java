package org.gobang.presentation.stream;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The standard streams of the process. Used from any thread. */
public final class StandardStreams {

  private static final Path OUTPUT = Path.of("/dev/fd/1");

  /** The type of a file in its POSIX mode, and two of its values. */
  private static final int TYPE = 0170000;

  private static final int PIPE = 0010000;
  private static final int SOCKET = 0140000;

  private StandardStreams() {}

  /**
   * Returns the encoding of a standard stream: newer Javas have a property for each, 17 has one for
   * the system. Where that is ASCII nothing was said of an encoding, and UTF-8 loses nothing.
   *
   * @param stream {@code stdin}, {@code stdout} or {@code stderr}
   * @return its encoding
   */
  public static Charset encodingOf(String stream) {
    String system = System.getProperty("native.encoding", StandardCharsets.UTF_8.name());
    Charset charset = Charset.forName(System.getProperty(stream + ".encoding", system));
    return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
  }

  /**
   * Standard output without a buffer. Unlike {@link System#out} it throws where nothing can be
   * written, and {@link ReaderGoneException} where the reader of a pipe has ended.
   *
   * @return a new stream; closing it closes standard output
   */
  public static OutputStream output() {
    return guarded(new FileOutputStream(FileDescriptor.out), OUTPUT);
  }

  /**
   * Returns a stream that tells a pipe without a reader from other failures.
   *
   * @param file the file that the stream writes to
   */
  static OutputStream guarded(OutputStream out, Path file) {
    return new FilterOutputStream(out) {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        try {
          out.write(bytes, from, length);
        } catch (IOException failed) {
          throw isPipe(file) || isPipe(failed) ? new ReaderGoneException(failed) : failed;
        }
      }
    };
  }

  /**
   * Returns where the type of a file can be asked: nothing else fails in writing to a pipe. The
   * message of the system is no help, as it is in the language of the system.
   */
  private static boolean isPipe(Path file) {
    try {
      int type = (int) Files.getAttribute(file, "unix:mode") & TYPE;
      return type == PIPE || type == SOCKET;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException notThere) {
      return false;
    }
  }

  /** Returns where it cannot be asked, as on Windows. */
  private static boolean isPipe(IOException failed) {
    return String.valueOf(failed.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  /**
   * Standard output is a pipe whose reader has ended. That is usual, as in {@code gobang plugins |
   * head -1}, and no error to report: the program ends silently, with {@link #STATUS}.
   */
  public static final class ReaderGoneException extends IOException {

    /**
     * The exit status: 128 and the number of the signal SIGPIPE, as shells report it for programs
     * that the signal ends.
     */
    public static final int STATUS = 141;

    private static final long serialVersionUID = 1L;

    /**
     * Creates a pipe without a reader.
     *
     * @param cause what the write threw
     */
    public ReaderGoneException(IOException cause) {
      super(cause.getMessage(), cause);
    }
  }
}
