package org.gobang.launcher.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Weights;

/** The newest insight of each kind. Added to on the player's threads, read on the command's. */
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

  /** Returns the weights, if the player weighs points. */
  synchronized Optional<Weights> weights() {
    return weights;
  }

  /** Returns the player's own words, if it reports any. */
  synchronized Optional<Insight.Note> note() {
    return note;
  }

  /** Returns the lines, best first; empty if the player searches none. */
  synchronized List<Insight.Line> lines() {
    return List.copyOf(lines.values());
  }
}
