package org.gobang.launcher.watch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.gobang.api.RefusedException;
import org.gobang.engines.isolated.WorkerJvm;
import org.gobang.engines.process.ChildProcess;
import org.gobang.record.PlayerSpecText;
import org.gobang.workbench.plugins.ApplicationJvm;

/** The process that runs the contract tests of a build. */
final class ContractProcess implements AutoCloseable {

  /** The prefix of the first line, followed by the number of tests. */
  static final String TESTS = "tests ";

  /** The prefix of the line before a test, followed by its name. */
  static final String TEST = "test ";

  /** The prefix of the line after a failed test, followed by a message. */
  static final String BROKEN = "broken ";

  /** The line after the last test. */
  static final String END = "end";

  private final String player;
  private final ChildProcess process;
  private volatile Progress progress = new Progress(0, 0, "");

  /**
   * The progress of the tests.
   *
   * @param tests the number of tests; 0 until it is known
   * @param begun the number of started tests
   * @param test the name of the last one
   */
  record Progress(int tests, int begun, String test) {}

  private ContractProcess(String player, ChildProcess process) {
    this.player = player;
    this.process = process;
  }

  /**
   * Starts the process.
   *
   * @throws RefusedException if no process can be started
   */
  static ContractProcess start(Build build) {
    List<String> java = new ArrayList<>(ApplicationJvm.arguments(ContractMain.class));
    java.add(build.files().toString());
    try {
      ChildProcess process = ChildProcess.start(WorkerJvm.DEFAULT.command(java));
      process.send(PlayerSpecText.write(build.player()));
      return new ContractProcess(build.player().player(), process);
    } catch (IOException e) {
      throw new RefusedException("the contract tests cannot be started: " + e.getMessage(), e);
    }
  }

  /**
   * Waits until the tests or the process end.
   *
   * @param broken receives the name of each test that fails, and a sentence
   */
  void await(BiConsumer<String, String> broken) throws InterruptedException {
    for (Optional<String> next = process.take(); next.isPresent(); next = process.take()) {
      String line = next.get();
      if (line.equals(END)) {
        return;
      }
      if (line.startsWith(TESTS)) {
        progress = new Progress(Integer.parseInt(line.substring(TESTS.length())), 0, "");
      } else if (line.startsWith(TEST)) {
        Progress before = progress;
        progress = new Progress(before.tests(), before.begun() + 1, line.substring(TEST.length()));
      } else if (line.startsWith(BROKEN)) {
        broken.accept(progress.test(), line.substring(BROKEN.length()));
      }
    }
    broken.accept(
        progress.test(),
        ChildProcess.exitReason(player, process.status(ChildProcess.EXIT_REASON_TIMEOUT)));
  }

  Progress progress() {
    return progress;
  }

  /** Stops the process. */
  @Override
  public void close() {
    process.close();
  }
}
