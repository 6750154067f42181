package org.gobang.launcher.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Weights;

/** The latest insight of each kind. Written on the player's threads, read on the command's. */
final class InsightCollector {

  private final Map<Integer, Insight.Line> lines = new TreeMap<>();
  private Optional<Weights> weights = Optional.empty();
  private Optional<Insight.Note> note = Optional.empty();

  synchronized void add(Insight insight) {
    if (insight instanceof Weights heatMap) {
      weights = Optional.of(heatMap);
    } else if (insight instanceof Insight.Line line) {
      lines.put(line.rank(), line);
    } else if (insight instanceof Insight.Note words) {
      note = Optional.of(words);
    }
  }

  /** Returns the weights; empty if the player reports none. */
  synchronized Optional<Weights> weights() {
    return weights;
  }

  /** Returns the note of the player; empty if none is reported. */
  synchronized Optional<Insight.Note> note() {
    return note;
  }

  /** Returns the variations, best first; empty if the player reports none. */
  synchronized List<Insight.Line> lines() {
    return List.copyOf(lines.values());
  }
}
