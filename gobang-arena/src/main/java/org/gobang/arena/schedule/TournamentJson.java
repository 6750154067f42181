package org.gobang.arena.schedule;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gobang.arena.play.OrderJson;

/**
 * A tournament as JSON: two are the same if this is. Apart from the number of games, each field has
 * a part in every game.
 */
public final class TournamentJson {

  /** The field with the number of games. */
  public static final String GAMES = "games";

  /** The field with the seed. */
  public static final String SEED = "seed";

  private TournamentJson() {}

  /**
   * Writes a tournament.
   *
   * @param tournament what is played
   * @return an object whose fields are named like what people ask for
   */
  public static ObjectNode write(Tournament tournament) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode players = json.putArray("players");
    tournament.players().forEach(player -> players.add(OrderJson.write(player)));
    json.put("format", tournament.format().word());
    json.put(GAMES, tournament.games());
    json.put("board", tournament.rules());
    json.put("size", tournament.openings().get(0).start().size());
    json.set("limits", OrderJson.write(tournament.budget()));
    json.put(SEED, tournament.seed());
    json.set("adjudication", OrderJson.write(tournament.adjudication()));
    tournament
        .sprt()
        .ifPresent(
            sprt ->
                json.putObject("sprt")
                    .put("elo0", sprt.elo0())
                    .put("elo1", sprt.elo1())
                    .put("alpha", sprt.alpha())
                    .put("beta", sprt.beta()));
    ArrayNode openings = json.putArray("openings");
    tournament.openings().forEach(opening -> openings.add(OrderJson.write(opening)));
    return json;
  }
}
