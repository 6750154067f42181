package org.gobang.tuning;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes the openings that the arena bundles. */
@Command(
    name = "openings",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Draws openings by lot that the engine judges to be balanced, no two of them alike, and"
            + " writes them to where the arena's next build finds them.")
final class OpeningsCommand implements Callable<Integer> {

  private static final Path RESOURCES =
      Path.of("gobang-arena/src/main/resources/org/gobang/arena/opening");
  private static final int EVERY = 100;

  private final PrintWriter out;

  @Spec private CommandSpec spec;
  @Mixin private GameOptions options = new GameOptions();

  @Option(
      names = "--count",
      paramLabel = "N",
      converter = PositiveNumberConverter.class,
      defaultValue = "1000",
      description = "How many openings; default: ${DEFAULT-VALUE}")
  private int count;

  @Option(
      names = "--stones",
      paramLabel = "N",
      converter = PositiveNumberConverter.class,
      defaultValue = "8",
      description = "How many stones at most, 5 or more; default: ${DEFAULT-VALUE}")
  private int stones;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = PositiveNumberConverter.class,
      defaultValue = "20000",
      description = "How many positions a judgement may look at; default: ${DEFAULT-VALUE}")
  private int nodes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "What the openings depend on; default: ${DEFAULT-VALUE}")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Where they are written; default: the arena's resource, which it has for freestyle and"
              + " renju")
  private @Nullable Path written;

  OpeningsCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (stones < BalancedOpening.LEAST_STONES) {
      throw new ParameterException(
          spec.commandLine(),
          "--stones: an opening has " + BalancedOpening.LEAST_STONES + " or more, not " + stones);
    }
    String rules = options.rules().id();
    OutputFile target =
        new OutputFile(written == null ? RESOURCES.resolve(rules + "15.txt") : written);
    EvaluationWeights values = EvaluationWeights.of(options.rules());
    StringBuilder text = new StringBuilder();
    text.append("# Openings drawn by lot that the engine judges to be balanced: gobang-tuning\n");
    text.append(
        String.format(
            Locale.ROOT,
            "# openings --rules %s --count %d --stones %d --nodes %d --seed %d; evaluation %s\n",
            rules,
            count,
            stones,
            nodes,
            seed,
            GameGenerator.mark(values)));
    find(values).values().forEach(opening -> text.append(opening).append('\n'));
    target.write(text.toString());
    out.println(target + " written");
    return 0;
  }

  /** Openings by their shapes, in the order of their lots. */
  private Map<String, BalancedOpening> find(EvaluationWeights values)
      throws IOException, InterruptedException {
    Map<String, BalancedOpening> found = new LinkedHashMap<>();
    int drawn = 0;
    while (found.size() < count) {
      int missing = count - found.size();
      OrderedExecutor.run(
          IntStream.range(drawn, drawn + missing)
              .<Callable<BalancedOpening>>mapToObj(number -> () -> find(values, number)),
          options.threads(),
          opening -> add(found, opening));
      drawn += missing;
    }
    return found;
  }

  private BalancedOpening find(EvaluationWeights values, int number) {
    return BalancedOpening.find(
        values, nodes, stones, new SplittableRandom(GameGenerator.seedOf(seed, number)));
  }

  private void add(Map<String, BalancedOpening> found, BalancedOpening opening) {
    if (found.putIfAbsent(opening.shape(), opening) == null && found.size() % EVERY == 0) {
      out.println(found.size() + " of " + count + " openings");
    }
  }
}
