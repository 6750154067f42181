package org.gobang.tuning;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command with options. */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
abstract class TuningCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Override
  public final Integer call() throws IOException, InterruptedException {
    run();
    return 0;
  }

  /** Runs the command. */
  abstract void run() throws IOException, InterruptedException;

  /** Returns the output for results and progress. */
  final PrintWriter out() {
    return spec().commandLine().getOut();
  }

  /** Returns the exception for contradictory options. */
  final ParameterException wrong(String sentence) {
    return new ParameterException(spec().commandLine(), sentence);
  }

  private CommandSpec spec() {
    return Objects.requireNonNull(spec, "set by picocli");
  }
}
