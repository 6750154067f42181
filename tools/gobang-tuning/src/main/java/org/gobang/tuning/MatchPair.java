package org.gobang.tuning;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.record.json.JsonFields;

/**
 * A pair of games between two evaluations from one opening, with swapped colours and a fixed node
 * limit. The result is the number of half points of the first evaluation, from 0 to 4.
 *
 * @param first an evaluation
 * @param second the other one
 * @param nodes the node limit per move
 * @param seed determines the opening
 */
record MatchPair(EvaluationWeights first, EvaluationWeights second, int nodes, long seed)
    implements Task<Integer> {

  private static final int MOST = 4;

  @Override
  public Integer call() {
    SplittableRandom random = new SplittableRandom(seed);
    EvaluationWeights judge = random.nextBoolean() ? first : second;
    List<Integer> opening = SelfPlayOpenings.open(new FixedNodesEngine(judge, nodes), random);
    return play(opening, SearchPosition.BLACK) + play(opening, SearchPosition.WHITE);
  }

  @Override
  public Integer parse(String result) {
    int halfPoints = Integer.parseInt(result);
    if (halfPoints < 0 || halfPoints > MOST) {
      throw new IllegalArgumentException("no half points of two games: " + result);
    }
    return halfPoints;
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    EvaluationJson.write("first", first, json);
    EvaluationJson.write("second", second, json);
    json.writeNumberField("nodes", nodes);
    json.writeNumberField("seed", seed);
  }

  static MatchPair read(JsonNode json) {
    return new MatchPair(
        EvaluationJson.read(json, "first"),
        EvaluationJson.read(json, "second"),
        JsonFields.integer(json, "nodes"),
        JsonFields.longInteger(json, "seed"));
  }

  /** Returns the first evaluation's half points in a game. */
  private int play(List<Integer> opening, int side) {
    List<FixedNodesEngine> engines = List.of(engine(opening, first), engine(opening, second));
    SearchPosition position = engines.get(0).position();
    while (position.ply() < SelfPlay.MAX_PLIES) {
      FixedNodesEngine.Result result = engines.get(position.sideToMove() == side ? 0 : 1).search();
      if (result.outcome() != 0) {
        return (position.sideToMove() == side) == result.outcome() > 0 ? 2 : 0;
      }
      if (result.point() == SearchPosition.NOWHERE) {
        break;
      }
      engines.forEach(engine -> engine.makeMove(result.point()));
    }
    return 1;
  }

  private FixedNodesEngine engine(List<Integer> opening, EvaluationWeights values) {
    FixedNodesEngine engine = new FixedNodesEngine(values, nodes);
    opening.forEach(engine::makeMove);
    return engine;
  }
}
