package org.gobang.record.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;

/**
 * The JSON form of positions, as a start and the moves from it: {@code "size":15,"moves":"h8 h9
 * pass"}. A start with set-up stones, or with White to move, has more fields: {@code
 * "first":"white","black":["h8"], "white":["a1"]}. If the sides do not alternate, a further field
 * lists them: {@code "sides":"bwwb"}.
 */
public final class PositionJson {

  private static final String FIRST = "first";
  private static final String SIDES = "sides";

  private PositionJson() {}

  /**
   * Writes a position.
   *
   * @param start the start, with Black's stones first
   * @param moves the moves from the start
   * @param json the generator, within the object
   * @throws IOException if the generator fails
   */
  public static void write(Start start, List<Move> moves, JsonGenerator json) throws IOException {
    json.writeNumberField("size", start.size());
    if (!start.equals(Start.empty(start.size()))) {
      json.writeStringField(FIRST, start.first().word());
      for (Stone stone : Stone.values()) {
        List<Point> points = new ArrayList<>();
        for (Move.Place place : start.stones()) {
          if (place.stone() == stone) {
            points.add(place.point());
          }
        }
        JsonText.strings(json, stone.word(), points);
      }
    }
    writeMoves(moves, start.first(), json);
  }

  /**
   * Writes moves.
   *
   * @param moves the moves
   * @param first the side that moves first
   * @param json the generator, within the object
   * @throws IOException if the generator fails
   */
  public static void writeMoves(List<Move> moves, Stone first, JsonGenerator json)
      throws IOException {
    json.writeStringField("moves", MoveText.write(moves));
    StringBuilder sides = new StringBuilder();
    boolean alternating = true;
    Stone expected = first;
    for (Move move : moves) {
      sides.append(move.stone().word().charAt(0));
      alternating &= move.stone() == expected;
      expected = move instanceof Move.Choose ? expected : expected.opponent();
    }
    if (!alternating) {
      json.writeStringField(SIDES, sides.toString());
    }
  }

  /**
   * Reads the start of a position.
   *
   * @param json the object
   * @return the start
   */
  public static Start readStart(JsonNode json) {
    List<Move.Place> stones = new ArrayList<>();
    for (Stone stone : Stone.values()) {
      if (json.has(stone.word())) {
        for (String point : JsonFields.strings(json, stone.word())) {
          stones.add(new Move.Place(stone, Point.parse(point)));
        }
      }
    }
    Stone first = Stone.BLACK;
    if (json.has(FIRST)) {
      String side = JsonFields.string(json, FIRST);
      boolean white = side.equals(Stone.WHITE.word());
      JsonFields.check(
          white || side.equals(Stone.BLACK.word()), FIRST, "black or white", json.get(FIRST));
      first = white ? Stone.WHITE : Stone.BLACK;
    }
    int size = JsonFields.integer(json, "size");
    Stone toMove = first;
    return JsonFields.checked(() -> new Start(size, stones, toMove));
  }

  /**
   * Reads the moves of a position.
   *
   * @param json the object
   * @param start the start of the position
   * @return the moves from the start
   */
  public static List<Move> readMoves(JsonNode json, Start start) {
    List<Move> moves = MoveText.parseWithChoices(JsonFields.string(json, "moves"), start.first());
    return json.has(SIDES) ? withSides(moves, json) : moves;
  }

  private static List<Move> withSides(List<Move> moves, JsonNode json) {
    String sides = JsonFields.string(json, SIDES);
    JsonFields.check(
        sides.length() == moves.size() && sides.matches("[bw]*"),
        SIDES,
        "b or w for each move",
        json.get(SIDES));
    List<Move> named = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      Stone stone = sides.charAt(i) == 'b' ? Stone.BLACK : Stone.WHITE;
      named.add(moves.get(i).by(stone));
    }
    return List.copyOf(named);
  }
}
