package org.gobang.record.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that values are the same after writing and reading, and that the written form does not
 * change.
 */
class ValueJsonTest {

  private static final int VALUES = 2000;

  private static JsonNode parse(String text) {
    try {
      return JsonFields.parse(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError(text, e);
    }
  }

  private static JsonNode written(JsonText.Fields fields) {
    String text = JsonText.object(fields);
    assertThat(text).doesNotContain("\n", "\r");
    return parse(text);
  }

  @Test
  void readsRandomValuesAsWritten() {
    RandomValues values = new RandomValues(20261122);
    for (int i = 0; i < VALUES; i++) {
      Budget budget = values.budget();
      assertThat(BudgetJson.read(written(json -> BudgetJson.write(budget, json))))
          .isEqualTo(budget);
      PlayerSpec player = values.player();
      PlayerSpec readPlayer = PlayerJson.read(written(json -> PlayerJson.write(player, json)));
      assertThat(readPlayer).isEqualTo(player);
      assertThat(List.copyOf(readPlayer.options().keySet()))
          .isEqualTo(List.copyOf(player.options().keySet()));
      Start start = values.start();
      List<Move> moves = values.moves(start);
      JsonNode position = written(json -> PositionJson.write(start, moves, json));
      assertThat(PositionJson.readStart(position)).isEqualTo(start);
      assertThat(PositionJson.readMoves(position, start)).isEqualTo(moves);
      Score score = values.score();
      assertThat(ScoreJson.read(written(json -> ScoreJson.write(score, json)))).isEqualTo(score);
      Result result = values.result();
      assertThat(ResultJson.read(written(json -> ResultJson.write(result, json))))
          .isEqualTo(result);
    }
  }

  @Test
  void writesTheFormOfExistingFiles() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("level", "3");
    options.put("k", ",=\"");
    String all =
        JsonText.object(
            json -> {
              JsonText.object(
                  json,
                  "limits",
                  limits ->
                      BudgetJson.write(
                          Budget.of(
                              new Limit.Depth(7),
                              new Limit.Nodes(1L << 40),
                              new Limit.Clock(Duration.ofMinutes(3), Duration.ZERO),
                              new Limit.MoveTime(Duration.ofMillis(1500))),
                          limits));
              PlayerJson.write(new PlayerSpec("runs", options, Long.MIN_VALUE, true), json);
              ResultJson.write(new Result(Optional.of(Stone.WHITE), Ending.LINE, "a1"), json);
            });
    assertThat(all)
        .isEqualTo(
            "{\"limits\":{\"timeMs\":1500,\"clockMs\":180000,\"incrementMs\":0,"
                + "\"nodes\":1099511627776,\"depth\":7},"
                + "\"player\":\"runs\",\"options\":{\"level\":\"3\",\"k\":\",=\\\"\"},"
                + "\"seed\":\"-9223372036854775808\",\"isolated\":true,"
                + "\"result\":\"white\",\"ending\":\""
                + Ending.LINE.word()
                + "\",\"words\":\"a1\"}");
    Start setUp = new Start(19, List.of(new Move.Place(Stone.WHITE, new Point(0, 0))), Stone.WHITE);
    assertThat(
            JsonText.object(
                json -> PositionJson.write(setUp, MoveText.parse("h8 pass", Stone.WHITE), json)))
        .isEqualTo(
            "{\"size\":19,\"first\":\"white\",\"black\":[],\"white\":[\"a1\"],\"moves\":\"h8 pass\"}");
    assertThat(JsonText.object(json -> PositionJson.write(Start.empty(15), List.of(), json)))
        .isEqualTo("{\"size\":15,\"moves\":\"\"}");
    assertThat(
            JsonText.object(
                json -> BudgetJson.write(Budget.of(new Limit.MoveTime(Duration.ofNanos(1))), json)))
        .isEqualTo("{\"timeMs\":0.000001}");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "9007199254740991, 9007199254740991",
    "9007199254740992, '\"9007199254740992\"'",
    "-9007199254740991, -9007199254740991",
    "-9223372036854775808, '\"-9223372036854775808\"'"
  })
  void writesWholeNumbersExactlyForReadersOfDoubles(long number, String written)
      throws JsonProcessingException {
    String json = JsonText.object(object -> JsonText.whole(object, "n", number));
    assertThat(json).isEqualTo("{\"n\":" + written + "}");
    assertThat(JsonFields.longInteger(JsonFields.parse(json), "n")).isEqualTo(number);
    assertThat(JsonFields.longInteger(JsonFields.parse("{\"n\":" + number + "}"), "n"))
        .as("the form of earlier versions")
        .isEqualTo(number);
  }

  @Test
  void indentsObjectsLikeDatabind() throws JsonProcessingException {
    JsonText.Fields fields =
        json -> {
          json.writeNumberField("elo1", 5.0);
          JsonText.object(json, "none", none -> {});
          JsonText.strings(json, "names", List.of("a", "b"));
          JsonText.strings(json, "empty", List.of());
        };
    assertThat(JsonText.indentedObject(fields))
        .isEqualTo(JsonFields.parse(JsonText.object(fields)).toPrettyString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "{} {}", "{\"a\":1e99999999999}", "{\"a\":9E36854775807}", "nul"})
  void failsToParseInvalidJson(String text) {
    assertThatThrownBy(() -> JsonFields.parse(text)).isInstanceOf(JsonProcessingException.class);
  }

  private static Object read(String codec, JsonNode json) {
    return switch (codec) {
      case "budget" -> BudgetJson.read(json);
      case "player" -> PlayerJson.read(json);
      case "start" -> PositionJson.readStart(json);
      case "moves" -> PositionJson.readMoves(json, Start.empty(15));
      case "score" -> ScoreJson.read(json);
      case "result" -> ResultJson.read(json);
      default -> throw new IllegalArgumentException(codec);
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "budget | {'timeMs':'5s'}                | timeMs must be milliseconds, with 6 decimals at most, not '5s'",
        "budget | {'timeMs':0}                   | time for a move must be positive",
        "budget | {'timeMs':-1}                  | timeMs must be milliseconds",
        "budget | {'timeMs':1e999999999}         | timeMs must be milliseconds",
        "budget | {'timeMs':1e-999999999}        | timeMs must be milliseconds",
        "budget | {'timeMs':1e25}                | timeMs must be milliseconds",
        "budget | {'timeMs':null}                | timeMs must be milliseconds",
        "budget | {'clockMs':1}                  | incrementMs is missing",
        "budget | {'nodes':1.5}                  | nodes must be a whole number, not 1.5",
        "budget | {'nodes':0}                    | nodes must be 1 or more, not 0",
        "budget | {'depth':9999999999}           | depth must be a whole number, not 9999999999",
        "player | {}                             | player is missing",
        "player | 7                              | player is missing",
        "player | {'player':' ','options':{},'seed':0,'isolated':false} | a player has an id",
        "player | {'player':'a','options':{'k':1},'seed':0,'isolated':false} | options.k must be a string, not 1",
        "player | {'player':'a','options':[],'seed':0,'isolated':false} | options must be an object, not []",
        "player | {'player':'a','options':{},'seed':'0.5','isolated':false} | seed must be a whole number, not '0.5'",
        "player | {'player':'a','options':{},'seed':0,'isolated':0} | isolated must be true or false, not 0",
        "start  | {'size':26}                    | a board has 1 to 25 lines a side, not 26",
        "start  | {'size':15,'black':['h8','h8']} | two stones on h8",
        "start  | {'size':15,'black':'h8'}       | black must be an array, not 'h8'",
        "start  | {'size':15,'black':[8]}        | black must be an array of strings, not 8",
        "start  | {'size':15,'black':['?']}      | ?",
        "start  | {'size':15,'first':'red'}      | first must be black or white, not 'red'",
        "moves  | {'moves':['h8']}               | moves must be a string, not ['h8']",
        "moves  | {'moves':'h8 n_'}              | n_",
        "score  | {'kind':'mate','plies':3}      | kind must be estimate, win-rate, win or loss",
        "score  | {'kind':'win','plies':-1}      | -1",
        "result | {'result':'red','ending':'','words':''} | result must be black, white or draw",
        "result | {'result':'draw','ending':'magic','words':''} | ending must be the name of an ending",
        "result | {'result':'draw','ending':'line','words':''} | ",
      })
  void refusesBadInputWithOneSentence(String codec, String json, String sentence) {
    assertThatThrownBy(() -> read(codec, parse(json.replace('\'', '"'))))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining(sentence == null ? "" : sentence.replace('\'', '"'))
        .message()
        .isNotBlank()
        .doesNotContain("\n", "Exception");
  }
}
