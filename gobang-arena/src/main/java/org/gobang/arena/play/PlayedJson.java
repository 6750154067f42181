package org.gobang.arena.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;

/**
 * What came of a game, as JSON. What is read and is not what {@link #write} writes is an {@link
 * IllegalArgumentException}, or the {@link org.gobang.api.RefusedException} of a point that is
 * none.
 */
public final class PlayedJson {

  private static final String DRAW = "draw";

  private PlayedJson() {}

  /**
   * Writes what came of a game.
   *
   * @param played the game
   * @return an object that {@link #read} reads
   */
  public static ObjectNode write(GamePlayed played) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    Result result = played.result();
    json.put("result", word(result));
    json.put("ending", result.ending().word());
    json.put("words", result.words());
    json.put("moves", MoveText.write(played.moves()));
    ArrayNode micros = json.putArray("micros");
    played.spent().forEach(spent -> micros.add(spent.toNanos() / 1000));
    return json;
  }

  /**
   * Who won, in a word.
   *
   * @param result how a game ended
   * @return {@code black}, {@code white} or {@code draw}
   */
  public static String word(Result result) {
    return result.winner().map(stone -> stone.name().toLowerCase(Locale.ROOT)).orElse(DRAW);
  }

  /**
   * Reads what came of a game.
   *
   * @param json what {@link #write} wrote
   * @param order the game
   * @return what came of it
   */
  public static GamePlayed read(JsonNode json, GameOrder order) {
    List<Duration> spent = new ArrayList<>();
    json.required("micros")
        .forEach(micros -> spent.add(Duration.ofNanos(micros.longValue() * 1000)));
    return new GamePlayed(
        new Result(
            winner(json.required("result").asText()),
            ending(json.required("ending").asText()),
            json.required("words").asText()),
        MoveText.parse(json.required("moves").asText(), order.opening().start().first()),
        spent);
  }

  private static Optional<Stone> winner(String word) {
    return switch (word) {
      case "black" -> Optional.of(Stone.BLACK);
      case "white" -> Optional.of(Stone.WHITE);
      case DRAW -> Optional.empty();
      default -> throw new IllegalArgumentException("no result: " + word);
    };
  }

  private static Ending ending(String word) {
    return Arrays.stream(Ending.values())
        .filter(ending -> ending.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no ending: " + word));
  }
}
