package org.gobang.arena.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
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
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.arena.Tournaments;
import org.gobang.arena.opening.Opening;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Writing and reading orders and games as JSON. */
class OrderJsonTest {

  private static final GameOrder PLAIN =
      new GameOrder(
          1,
          "freestyle",
          Tournaments.opening("h8 h9"),
          Tournaments.contestant("a"),
          Tournaments.contestant("b"),
          Budget.UNLIMITED,
          Adjudication.NONE);

  private static final GameOrder RICH =
      new GameOrder(
          12345,
          "renju",
          new Opening(
              new Start(
                  19,
                  List.of(
                      new Move.Place(Stone.BLACK, new Point(3, 4)),
                      new Move.Place(Stone.WHITE, new Point(18, 0))),
                  Stone.WHITE),
              MoveText.parse("h8 pass", Stone.WHITE)),
          new Contestant(
              "<b>\"é中\\\n", new PlayerSpec("a", Map.of("k", ",=\""), Long.MIN_VALUE, true)),
          new Contestant("b (2)", new PlayerSpec("b", Map.of(), Long.MAX_VALUE, false)),
          Budget.of(
              new Limit.MoveTime(Duration.ofMillis(1500)),
              new Limit.Clock(Duration.ofMinutes(3), Duration.ofSeconds(2)),
              new Limit.Nodes(1L << 40),
              new Limit.Depth(7)),
          new Adjudication(
              Optional.of(200), Optional.of(new Adjudication.Resign(3, Optional.of(-5)))));

  private static JsonNode written(JsonText.Fields fields) throws IOException {
    return JsonFields.parse(JsonText.object(fields));
  }

  @Test
  void readsWrittenOrders() throws IOException {
    for (GameOrder order : List.of(PLAIN, RICH)) {
      assertThat(OrderJson.read(written(json -> OrderJson.write(order, json)))).isEqualTo(order);
    }
  }

  @Test
  void readsWrittenGames() throws IOException {
    for (Result result :
        List.of(
            new Result(Optional.of(Stone.WHITE), Ending.CRASHED, "it \"threw\" <x>"),
            new Result(Optional.empty(), Ending.BOARD_FULL, ""))) {
      PlayedGame played =
          new PlayedGame(
              result,
              MoveText.parse("h8 pass a1 b1", Stone.WHITE),
              List.of(Duration.ofNanos(123_000), Duration.ofSeconds(61)));
      for (PlayedGame each : List.of(played, played.on(new Machine("alpha-1", 250_000, 1.25)))) {
        assertThat(
                PlayedJson.read(written(json -> PlayedJson.write(each, Stone.WHITE, json)), RICH))
            .isEqualTo(each);
      }
    }
  }

  @Test
  void writesTheFormatOfExistingTournamentFolders() {
    assertThat(JsonText.object(json -> OrderJson.write(PLAIN, json)))
        .isEqualTo(
            "{\"game\":1,\"board\":\"freestyle\",\"opening\":{\"size\":15,\"moves\":\"h8 h9\"},"
                + "\"black\":{\"name\":\"a\",\"player\":\"a\",\"options\":{},\"seed\":\"0\","
                + "\"isolated\":false},"
                + "\"white\":{\"name\":\"b\",\"player\":\"b\",\"options\":{},\"seed\":\"0\","
                + "\"isolated\":false},"
                + "\"limits\":{},\"adjudication\":{}}");
    assertThat(JsonText.object(json -> OrderJson.write(RICH.adjudication(), json)))
        .isEqualTo("{\"drawAfter\":200,\"resignMoves\":3,\"resignScore\":-5}");
    PlayedGame played =
        new PlayedGame(
            new Result(Optional.empty(), Ending.BOARD_FULL, ""),
            MoveText.parse("h8 pass", Stone.BLACK),
            List.of(Duration.ofNanos(1_999)));
    assertThat(JsonText.object(json -> PlayedJson.write(played, Stone.BLACK, json)))
        .isEqualTo(
            "{\"result\":\"draw\",\"ending\":\""
                + Ending.BOARD_FULL.word()
                + "\",\"words\":\"\",\"moves\":\"h8 pass\",\"micros\":[1]}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"game", "board", "opening", "black", "limits", "adjudication"})
  void refusesMissingFields(String field) throws IOException {
    ObjectNode json = (ObjectNode) written(fields -> OrderJson.write(RICH, fields));
    json.remove(field);
    assertThatThrownBy(() -> OrderJson.read(json))
        .isInstanceOf(RefusedException.class)
        .hasMessage(field + " is missing");
  }
}
