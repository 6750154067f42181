package org.gobang.ui.web.view;

import java.util.List;
import org.gobang.presentation.review.EvaluationGraph;
import org.gobang.presentation.review.RecordReview;

/** The curves of Black's win rate along the current line. */
record GraphPart(RecordReview review) {

  Object value() {
    EvaluationGraph graph = review.graph();
    return new JsonObject()
        .with("plies", Math.max(graph.plies(), review.line().size() - 1))
        .with("current", review.current().map(each -> each.ply()).orElse(0))
        .with("curves", graph.curves().stream().map(this::curve).toList())
        .with("faults", graph.faults().stream().map(GraphPart::fault).toList());
  }

  private Object curve(EvaluationGraph.Curve curve) {
    return new JsonObject()
        .with("name", review.name(curve))
        .with("side", curve.side().map(side -> side.word()).orElse(""))
        .with(
            "marks",
            curve.marks().stream()
                .map(
                    mark ->
                        List.<Object>of(
                            mark.ply(), mark.score().probability(), review.describe(curve, mark)))
                .toList());
  }

  private static Object fault(EvaluationGraph.Fault fault) {
    return new JsonObject()
        .with("ply", fault.ply())
        .with("type", fault.type().word())
        .with("probability", fault.probability());
  }
}
