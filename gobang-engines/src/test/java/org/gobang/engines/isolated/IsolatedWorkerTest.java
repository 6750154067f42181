package org.gobang.engines.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worker alone, with messages like those of the application. */
class IsolatedWorkerTest {

  private static final Board EMPTY = ToyWorker.board("freestyle", Start.empty(15));

  private final Process process;
  private final BufferedReader heard;
  private final BufferedWriter line;

  IsolatedWorkerTest() throws IOException {
    process =
        new ProcessBuilder(IsolatedProviderTest.SMALL.command(ToyWorker.main()))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    heard = process.inputReader(StandardCharsets.UTF_8);
    line = process.outputWriter(StandardCharsets.UTF_8);
  }

  @AfterEach
  void end() {
    process.destroyForcibly();
  }

  private void send(Message message) throws IOException {
    line.write(IsolatedMessageJson.write(message) + "\n");
    line.flush();
  }

  private Message hear() throws IOException {
    return IsolatedMessageJson.read(heard.readLine());
  }

  private void create(String toy) throws IOException {
    PlayerSpec who = new PlayerSpec(toy, Map.of(), 0, false);
    send(new Message.Create(who, Optional.empty(), WirePosition.of(EMPTY)));
    assertThat(hear()).isEqualTo(new Message.Ready());
  }

  private void choose(int number, Budget budget) throws IOException {
    send(new Message.Choose(number, WirePosition.of(EMPTY), budget, 1, Message.Task.MOVE));
  }

  /** As after a kill of the application, which can no longer end the process. */
  @ParameterizedTest
  @CsvSource({"clings, ''", "clings, '{\"say\":'"})
  void endsWithTheApplicationForAnyPlayer(String toy, String lastHalfLine) throws Exception {
    create(toy);
    choose(1, Budget.UNLIMITED);
    assertThat(hear()).isInstanceOf(Message.Report.class);
    line.write(lastHalfLine);
    line.close();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
  }

  /** A stop may arrive after the answer and the next request. */
  @Test
  void stopsOnlyItsRequest() throws Exception {
    create("patient");
    choose(1, Budget.UNLIMITED);
    send(new Message.Stop(1));
    assertThat(hear()).isEqualTo(new Message.Answer(1, ToyWorker.H8));
    Duration time = Duration.ofMillis(500);
    long begun = System.nanoTime();
    choose(2, Budget.of(new Budget.Limit.MoveTime(time)));
    send(new Message.Stop(1));
    assertThat(hear()).isEqualTo(new Message.Answer(2, ToyWorker.H8));
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isGreaterThanOrEqualTo(time);
  }
}
