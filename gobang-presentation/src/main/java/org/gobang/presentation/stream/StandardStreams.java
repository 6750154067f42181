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

/** The standard streams of the process. Any thread may use it. */
public final class StandardStreams {

  private static final Path OUTPUT = Path.of("/dev/fd/1");

  /** The file type bits of a POSIX mode, and two of their values. */
  private static final int TYPE = 0170000;

  private static final int PIPE = 0010000;
  private static final int SOCKET = 0140000;

  private StandardStreams() {}

  /**
   * Returns the encoding of a standard stream. Newer Java versions have a property for each stream,
   * Java 17 has one for the system. If that is ASCII, no encoding was set, and UTF-8 is compatible.
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
   * Returns standard output without a buffer. Unlike {@link System#out}, the stream throws an
   * exception if writing fails, and {@link ReaderGoneException} if a pipe has no reader.
   *
   * @return a new stream; closing it closes standard output
   */
  public static OutputStream output() {
    return guarded(new FileOutputStream(FileDescriptor.out), OUTPUT);
  }

  /**
   * Returns a stream that distinguishes a pipe without a reader from other failures.
   *
   * @param file the target file of the stream
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
   * Used if the file type is known: writing to a pipe fails for no other reason. The message is
   * unusable, since it is in the language of the system.
   */
  private static boolean isPipe(Path file) {
    try {
      int type = (int) Files.getAttribute(file, "unix:mode") & TYPE;
      return type == PIPE || type == SOCKET;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException notThere) {
      return false;
    }
  }

  /** Used if the file type is unknown, as on Windows. */
  private static boolean isPipe(IOException failed) {
    return String.valueOf(failed.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  /**
   * Thrown when standard output is a pipe without a reader. This is normal, as in {@code gobang
   * plugins | head -1}, and is not reported: the program exits silently, with {@link #STATUS}.
   */
  public static final class ReaderGoneException extends IOException {

    /**
     * The exit status: 128 plus the number of the signal SIGPIPE, as reported by shells for
     * programs terminated by this signal.
     */
    public static final int STATUS = 141;

    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception for a pipe without a reader.
     *
     * @param cause the exception of the write
     */
    public ReaderGoneException(IOException cause) {
      super(cause.getMessage(), cause);
    }
  }
}
