package org.gobang.tuning;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.gobang.ai.search.position.EvaluationWeights;

/** Plays many games at once, and writes them in the order of their numbers. */
final class GameGenerator {

  private static final int EVERY = 500;

  private final EvaluationWeights values;
  private final int nodes;
  private final long seed;
  private final PrintWriter out;

  /**
   * Plays games of the engine.
   *
   * @param values what its evaluation adds up
   * @param nodes how many positions each move may look at
   * @param seed what the games depend on
   * @param out told how far it is
   */
  GameGenerator(EvaluationWeights values, int nodes, long seed, PrintWriter out) {
    this.values = values;
    this.nodes = nodes;
    this.seed = seed;
    this.out = out;
  }

  /** What the games are made with: the first line of their file. */
  String made() {
    return String.format(
        Locale.ROOT,
        "%s, %d nodes a move, seed %d, evaluation %s",
        values.rules().id(),
        nodes,
        seed,
        mark(values));
  }

  /**
   * The games, those that are missing from the file played and added to it.
   *
   * @return so many games, the file's first
   */
  List<SelfPlayGame> games(GamesFile file, int count, int threads)
      throws IOException, InterruptedException {
    List<SelfPlayGame> games = file.read();
    try (Writer writer = file.append()) {
      OrderedExecutor.run(
          IntStream.range(games.size(), count)
              .<Callable<SelfPlayGame>>mapToObj(
                  number -> () -> SelfPlay.play(values, nodes, seedOf(seed, number))),
          threads,
          game -> {
            games.add(game);
            writer.append(game.toString()).append('\n').flush();
            if (games.size() % EVERY == 0) {
              out.println(games.size() + " of " + count + " games");
            }
          });
    }
    return games.subList(0, count);
  }

  /** A few digits that tell values from others. */
  static String mark(EvaluationWeights values) {
    CRC32 sum = new CRC32();
    sum.update(values.text(List.of()).getBytes(StandardCharsets.US_ASCII));
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }

  /** The seed of one of many games; those of other seeds are others. */
  static long seedOf(long seed, int number) {
    return seed * 0x9e3779b97f4a7c15L + number;
  }
}
