package org.gobang.engines.isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.player.Weights;
import org.gobang.api.record.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class IsolatedMessageJsonTest {

  private static final Point H8 = Point.parse("h8");
  private static final String NASTY = "五子棋 \"quoted\" \\ \n\r\t {[ \u0000 😀";

  static Stream<Message> messages() {
    WirePosition position =
        new WirePosition(
            "renju",
            new Start(25, List.of(new Move.Place(Stone.WHITE, Point.parse("y25"))), Stone.WHITE),
            List.of(
                new Move.Place(Stone.WHITE, H8),
                new Move.Pass(Stone.BLACK),
                new Move.Place(Stone.WHITE, Point.parse("a1"))));
    Budget all =
        Budget.of(
            new Budget.Limit.MoveTime(Duration.ofNanos(1)),
            new Budget.Limit.Clock(Duration.ZERO, Duration.ofDays(1)),
            new Budget.Limit.Nodes(Long.MAX_VALUE),
            new Budget.Limit.Depth(Integer.MAX_VALUE));
    return Stream.of(
        new Message.Create(
            new PlayerSpec("acme", Map.of("a", NASTY, "b", ""), Long.MIN_VALUE, false),
            Optional.empty(),
            position),
        new Message.Create(
            new PlayerSpec("acme", Map.of(), 1, false),
            Optional.of(Path.of("/data 五/acme")),
            position),
        new Message.Choose(
            1, position, all, 3, new Message.Task(true, Set.of(Point.parse("o15")), true)),
        new Message.Choose(2, position, Budget.UNLIMITED, 1, Message.Task.MOVE),
        new Message.Ponder(2, position, all),
        new Message.Pondered(2),
        new Message.Stop(3),
        new Message.Ready(),
        new Message.Refused(NASTY),
        new Message.Report(3, new Insight.Note(NASTY)),
        new Message.Report(4, Weights.of(15, Map.of(H8, Integer.MIN_VALUE, Point.parse("a1"), 7))),
        new Message.Report(5, Weights.of(9, Map.of())),
        new Message.Report(
            6,
            Insight.Line.of(new Score.Estimate(-5), List.of(H8))
                .withRank(2)
                .withNodes(Long.MAX_VALUE)),
        new Message.Report(
            7, Insight.Line.of(new Score.WinIn(1), List.of(H8, Point.parse("i9"))).withDepth(9)),
        new Message.Report(8, Insight.Line.of(new Score.LossIn(0), List.of(H8)).withDepth(9)),
        new Message.Answer(9, H8),
        new Message.Decision(9, "take-black"),
        new Message.Failure(10, Ending.OVERSTEPPED, NASTY));
  }

  @ParameterizedTest
  @MethodSource("messages")
  void areReadAsWrittenOnOneLine(Message message) {
    String line = IsolatedMessageJson.write(message);
    assertThat(line).doesNotContain("\n", "\r");
    assertThat(IsolatedMessageJson.read(line)).isEqualTo(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "{}", "null", "7", "[]", "{\"type\":\"hello\"}", "{\"type\":\"answer\"}"})
  void refusesInvalidMessages(String line) {
    assertThatThrownBy(() -> IsolatedMessageJson.read(line)).isInstanceOf(RefusedException.class);
  }

  @Test
  void refusesOrReadsDamagedMessages() {
    Random random = new Random(7);
    List<String> lines = messages().map(IsolatedMessageJson::write).toList();
    for (int i = 0; i < 20_000; i++) {
      StringBuilder line = new StringBuilder(lines.get(random.nextInt(lines.size())));
      int at = random.nextInt(line.length());
      switch (random.nextInt(3)) {
        case 0 -> line.deleteCharAt(at);
        case 1 -> line.setCharAt(at, (char) (32 + random.nextInt(96)));
        default -> line.insert(at, "{[\",9-".charAt(random.nextInt(6)));
      }
      try {
        assertThat(IsolatedMessageJson.read(line.toString())).isNotNull();
      } catch (RefusedException refused) {
        assertThat(refused).hasMessageNotContaining("\n\n");
      }
    }
  }
}
