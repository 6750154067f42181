package org.gobang.tuning;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.gobang.ai.search.position.EvaluationWeights;

/**
 * Plays games in parallel and writes them in numerical order.
 *
 * @param weights the evaluation of the engine
 * @param nodes the node limit per move
 * @param seed determines the games
 * @param out the output for progress
 */
record GameGenerator(EvaluationWeights weights, int nodes, long seed, PrintWriter out) {

  private static final int PROGRESS_EVERY = 500;

  /** Returns the parameters of the games for the first line of a file. */
  String description() {
    return String.format(
        Locale.ROOT,
        "%s, %d nodes a move, seed %d, evaluation %s",
        weights.rules().id(),
        nodes,
        seed,
        fingerprint(weights));
  }

  /**
   * Returns the games of a file after playing and appending the missing ones.
   *
   * @return the requested number of games from the start of the file
   */
  List<SelfPlayGame> games(GamesFile file, int count, TaskExecutor executor)
      throws IOException, InterruptedException {
    List<SelfPlayGame> games = file.read();
    try (Writer writer = file.append()) {
      executor.run(
          IntStream.range(games.size(), count)
              .mapToObj(number -> new SelfPlayTask(weights, nodes, seedOf(seed, number))),
          game -> {
            games.add(game);
            writer.append(game.toString()).append('\n').flush();
            if (games.size() % PROGRESS_EVERY == 0) {
              out.println(games.size() + " of " + count + " games");
            }
          });
    }
    return games.subList(0, count);
  }

  /** Returns a checksum of weights in hexadecimal digits. */
  static String fingerprint(EvaluationWeights weights) {
    CRC32 sum = new CRC32();
    sum.update(weights.text(List.of()).getBytes(StandardCharsets.US_ASCII));
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }

  /** Returns the seed of a game, different for each base seed and number. */
  static long seedOf(long seed, int number) {
    return seed * 0x9e3779b97f4a7c15L + number;
  }
}
