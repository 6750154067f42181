package org.gobang.testkit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import org.gobang.api.record.RecordFormat;
import org.junit.jupiter.api.Test;

/**
 * The contract test of file formats for game records. Extend it and return the provider:
 *
 * <pre>{@code
 * class MineContractTest extends RecordFormatContract {
 *   @Override
 *   protected RecordFormat provider() {
 *     return new MineFormat();
 *   }
 * }
 * }</pre>
 *
 * <p>The test writes and reads random records, which are the same in every run, and reads damaged
 * files. It cannot check whether other programs understand the files.
 */
public abstract class RecordFormatContract extends PluginContract<RecordFormat> {

  private static final Promise FORMAT =
      new Promise("RecordFormat", "throws nothing but what its documentation says");
  private static final Promise EXTENSIONS =
      new Promise(
          "RecordFormat.extensions",
          "one or more, each a dot, then lower-case letters, digits and further dots; the same"
              + " each time");

  private static final Pattern EXTENSION = Pattern.compile("(\\.[a-z0-9]+)+");
  private static final int THREADS = 4;

  /** Creates a contract test of file formats. */
  protected RecordFormatContract() {
    super(RecordFormat.class);
  }

  /**
   * Returns the provider to test.
   *
   * @return a new provider
   */
  @Override
  protected abstract RecordFormat provider();

  /**
   * Returns sample files to damage and read, in addition to written files. Required for a format
   * that can only be read.
   *
   * @return the contents of files. Default: none
   */
  protected List<byte[]> samples() {
    return List.of();
  }

  /**
   * Returns the time after which a test is reported as hanging.
   *
   * @return the time. Default: one minute
   */
  @Override
  protected Duration patience() {
    return Duration.ofMinutes(1);
  }

  private void prove(Check<FormatTrial> check) {
    prove(FORMAT, "the format", provider -> check.of(new FormatTrial(provider)));
  }

  /** Checks that the file name extensions are valid for file choosers and command lines. */
  @Test
  public void required_hasExtensions() throws Exception {
    prove(
        trial -> {
          List<String> extensions = trial.format().extensions();
          EXTENSIONS.check(
              extensions != null
                  && !extensions.isEmpty()
                  && extensions.stream().allMatch(each -> EXTENSION.matcher(each).matches()),
              "extensions gave %s",
              extensions);
          EXTENSIONS.check(
              trial.format().extensions().equals(extensions), "other extensions the second time");
        });
  }

  /** Checks that written games are read back unchanged, except for content reported as lost. */
  @Test
  public void required_keepsWhatItWrites() throws Exception {
    prove(trial -> new RoundTripCheck(trial).keepsGames());
  }

  /** Checks that a format for several games writes and reads all of them in order. */
  @Test
  public void required_keepsSeveralGamesIfItSaysSo() throws Exception {
    SkippedException.skipIf(!guarded().provider().holdsSeveralGames(), "a file holds one game");
    prove(trial -> new RoundTripCheck(trial).keepsSeveralGames());
  }

  /** Checks that the same record produces the same file. */
  @Test
  public void required_writesTheSameAgain() throws Exception {
    prove(trial -> new RoundTripCheck(trial).isRepeatable());
  }

  /** Checks that damaged files are read or refused, in bounded time and memory. */
  @Test
  public void required_survivesDamagedFiles() throws Exception {
    prove(
        trial -> {
          List<byte[]> files = files(trial);
          SkippedException.skipIf(
              files.isEmpty(), "it writes none of the records, and samples() has no files");
          new DamagedFileCheck(trial, files).isReadOrRefused();
        });
  }

  private List<byte[]> files(FormatTrial trial) {
    List<byte[]> files = new ArrayList<>(samples());
    new RoundTripCheck(trial).files().forEach(written -> files.add(written.bytes()));
    return files;
  }

  /** Checks that several threads can read and write concurrently. */
  @Test
  public void required_mayBeUsedFromSeveralThreads() throws Exception {
    FormatTrial trial = new FormatTrial(guarded().provider());
    Map<PluginThread, Future<Boolean>> running = new LinkedHashMap<>();
    for (int i = 0; i < THREADS; i++) {
      PluginThread thread = guarded().thread();
      running.put(
          thread,
          thread.submit(() -> checked(each -> new RoundTripCheck(each).keepsGames(), trial)));
    }
    for (Map.Entry<PluginThread, Future<Boolean>> each : running.entrySet()) {
      try (PluginThread thread = each.getKey()) {
        thread.await(each.getValue(), FORMAT, "the format, on several threads");
      }
    }
  }

  /**
   * Checks that the format recognizes the first bytes of its files, for files without an extension
   * and text from the clipboard.
   */
  @Test
  public void optional_recognizesItsFiles() throws Exception {
    prove(
        trial -> {
          List<byte[]> files = files(trial);
          SkippedException.skipIf(
              files.isEmpty() || !files.stream().allMatch(trial.format()::recognizes),
              "recognizes does not know its own files");
        });
  }
}
