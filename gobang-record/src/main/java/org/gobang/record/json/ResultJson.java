package org.gobang.record.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Optional;
import org.gobang.api.Keyword;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;

/** The JSON form of results: {@code "result":"black","ending":"line","words":"…"}. */
public final class ResultJson {

  private static final String RESULT = "result";
  private static final String ENDING = "ending";
  private static final String DRAW = "draw";

  private ResultJson() {}

  /**
   * Writes a result.
   *
   * @param result the result
   * @param json the generator, within the object
   * @throws IOException if the generator fails
   */
  public static void write(Result result, JsonGenerator json) throws IOException {
    json.writeStringField(RESULT, result.winner().map(Stone::word).orElse(DRAW));
    json.writeStringField(ENDING, result.ending().word());
    json.writeStringField("words", result.words().toString());
  }

  /**
   * Reads a result.
   *
   * @param json the object
   * @return the result
   */
  public static Result read(JsonNode json) {
    Optional<Stone> winner = winner(JsonFields.string(json, RESULT));
    Ending ending = ending(JsonFields.string(json, ENDING));
    String words = JsonFields.string(json, "words");
    return JsonFields.checked(() -> new Result(winner, ending, words));
  }

  private static Optional<Stone> winner(String name) {
    Optional<Stone> winner = Keyword.find(Stone.values(), name);
    if (winner.isEmpty() && !name.equals(DRAW)) {
      throw new RefusedException("result must be black, white or draw");
    }
    return winner;
  }

  /**
   * Returns the ending with a name.
   *
   * @param name the {@link Ending#word} of an ending
   * @return the ending
   * @throws RefusedException if the name is unknown
   */
  public static Ending ending(String name) {
    return Keyword.find(Ending.values(), name)
        .orElseThrow(() -> new RefusedException("ending must be the name of an ending of games"));
  }
}
