package org.gobang.arena.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games go out as text and come back as they were. */
class OrderJsonTest {

  private static final ObjectMapper JSON = new ObjectMapper();

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

  private static JsonNode read(JsonNode written) throws IOException {
    return JSON.readTree(written.toString());
  }

  @Test
  void ordersComeBack() throws IOException {
    for (GameOrder order : List.of(PLAIN, RICH)) {
      assertThat(OrderJson.read(read(OrderJson.write(order)))).isEqualTo(order);
    }
  }

  @Test
  void gamesComeBack() throws IOException {
    for (Result result :
        List.of(
            new Result(Optional.of(Stone.WHITE), Ending.CRASHED, "it \"threw\" <x>"),
            new Result(Optional.empty(), Ending.BOARD_FULL, ""))) {
      GamePlayed played =
          new GamePlayed(
              result,
              MoveText.parse("h8 pass a1 b1", Stone.WHITE),
              List.of(Duration.ofNanos(123_000), Duration.ofSeconds(61)));
      assertThat(PlayedJson.read(read(PlayedJson.write(played)), RICH)).isEqualTo(played);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"game", "board", "opening", "black", "limits", "adjudication"})
  void whatIsMissingIsRefused(String field) {
    ObjectNode json = OrderJson.write(RICH);
    json.remove(field);
    assertThatThrownBy(() -> OrderJson.read(json))
        .isInstanceOfAny(IllegalArgumentException.class, RefusedException.class);
  }
}
