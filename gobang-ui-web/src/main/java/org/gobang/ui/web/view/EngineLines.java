package org.gobang.ui.web.view;

import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Insight;
import org.gobang.presentation.analysis.LiveAnalysis;

/** The lines that engines found, as the page numbers them. */
public final class EngineLines {

  private EngineLines() {}

  /**
   * A line of an engine; empty where it is no longer there.
   *
   * @param engine the place of the engine, from 0
   * @param line the place of the line, from 0
   */
  public static Optional<Insight.Line> at(LiveAnalysis analysis, int engine, int line) {
    List<LiveAnalysis.Engine> engines = analysis.findings();
    return engine < engines.size() && line < engines.get(engine).lines().size()
        ? Optional.of(engines.get(engine).lines().get(line))
        : Optional.empty();
  }
}
