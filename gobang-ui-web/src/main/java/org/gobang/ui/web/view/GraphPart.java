package org.gobang.ui.web.view;

import java.util.List;
import java.util.Locale;
import org.gobang.presentation.review.EvaluationGraph;
import org.gobang.presentation.review.RecordReview;
import org.gobang.ui.web.session.WebSession;

/** The curves of Black's win probability along the line that is looked at. */
final class GraphPart {

  private final RecordReview review;

  GraphPart(WebSession session) {
    this.review = session.review();
  }

  Object value() {
    EvaluationGraph graph = review.graph();
    return new JsonObjectBuilder()
        .put("plies", Math.max(graph.plies(), review.line().size() - 1))
        .put("current", review.current().map(each -> each.ply()).orElse(0))
        .put("curves", graph.curves().stream().map(this::curve).toList())
        .put("faults", graph.faults().stream().map(GraphPart::fault).toList())
        .object();
  }

  private Object curve(EvaluationGraph.Curve curve) {
    return new JsonObjectBuilder()
        .put("name", review.name(curve))
        .put("side", curve.side().map(side -> side.name().toLowerCase(Locale.ROOT)).orElse(""))
        .put(
            "marks",
            curve.marks().stream()
                .map(
                    mark ->
                        List.<Object>of(
                            mark.ply(), mark.score().probability(), review.describe(curve, mark)))
                .toList())
        .object();
  }

  private static Object fault(EvaluationGraph.Fault fault) {
    return new JsonObjectBuilder()
        .put("ply", fault.ply())
        .put("type", fault.type().word())
        .put("probability", fault.probability())
        .object();
  }
}
