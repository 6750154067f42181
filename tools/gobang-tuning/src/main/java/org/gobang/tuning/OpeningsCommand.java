package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command that creates the bundled openings for tournaments. */
@Command(
    name = "openings",
    description =
        "Makes random openings that the engine evaluates as balanced, no two of them alike, and"
            + " writes them where the arena's next build finds them.")
final class OpeningsCommand extends TuningCommand {

  private static final Path RESOURCES =
      Path.of("gobang-arena/src/main/resources/org/gobang/arena/opening");
  private static final int PROGRESS_EVERY = 100;

  @Mixin private GameOptions options = new GameOptions();
  @Mixin private WorkOptions work = new WorkOptions();
  @Mixin private SearchOptions search = new SearchOptions(20_000, 1);

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many openings; default: ${DEFAULT-VALUE}")
  private int count;

  @Option(
      names = "--stones",
      paramLabel = "N",
      defaultValue = "8",
      description = "How many stones at most, 5 or more; default: ${DEFAULT-VALUE}")
  private int stones;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Where they are written; default: the arena's resource, for freestyle and renju")
  private @Nullable Path output;

  @Override
  void run() throws IOException, InterruptedException {
    work.check();
    if (stones < BalancedOpening.MIN_STONES) {
      throw wrong(
          "--stones: an opening has " + BalancedOpening.MIN_STONES + " or more, not " + stones);
    }
    String rules = options.rules().id();
    OutputFile file = new OutputFile(output == null ? RESOURCES.resolve(rules + "15.txt") : output);
    EvaluationWeights weights = EvaluationWeights.of(options.rules());
    String made =
        String.format(
            Locale.ROOT,
            "openings --rules %s --count %d --stones %d --nodes %d --seed %d; evaluation %s",
            rules,
            count,
            stones,
            search.nodes(),
            search.seed(),
            GameGenerator.fingerprint(weights));
    StringBuilder text = new StringBuilder();
    text.append("# Random openings that the engine evaluates as balanced: gobang-tuning\n");
    text.append("# ").append(made).append('\n');
    try (TaskExecutor executor = work.executor(options.threads(), made, out())) {
      find(weights, executor).values().forEach(opening -> text.append(opening).append('\n'));
    }
    file.write(text.toString());
    out().println(file + " written");
  }

  /** Returns the openings by their normal forms, in numerical order. */
  private Map<String, BalancedOpening> find(EvaluationWeights weights, TaskExecutor executor)
      throws IOException, InterruptedException {
    Map<String, BalancedOpening> found = new LinkedHashMap<>();
    int tried = 0;
    while (found.size() < count) {
      int missing = count - found.size();
      executor.run(
          IntStream.range(tried, tried + missing).mapToObj(number -> task(weights, number)),
          opening -> add(found, opening));
      tried += missing;
    }
    return found;
  }

  private OpeningFitTask task(EvaluationWeights weights, int number) {
    return new OpeningFitTask(
        weights, search.nodes(), stones, GameGenerator.seedOf(search.seed(), number));
  }

  private void add(Map<String, BalancedOpening> found, BalancedOpening opening) {
    if (found.putIfAbsent(opening.normalForm(), opening) == null
        && found.size() % PROGRESS_EVERY == 0) {
      out().println(found.size() + " of " + count + " openings");
    }
  }
}
