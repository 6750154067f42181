package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.job.JobRunner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.worker.Worker;
import org.gobang.fixtures.Ports;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tuning by workers, which returns the same results as one process. */
class TuningByWorkersTest {

  @TempDir private Path folder;

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<Future<String>> workers = new ArrayList<>();
  private int port;

  @BeforeEach
  void findPort() throws IOException {
    port = Ports.free();
  }

  @AfterEach
  void end() throws Exception {
    threads.shutdownNow();
    assertThat(threads.awaitTermination(120, TimeUnit.SECONDS)).isTrue();
    for (Future<String> worker : workers) {
      assertThat(worker.get()).contains("Working as ", "Working on jobs of ");
    }
  }

  private String run(String line) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        TuningMain.run(
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            line.replace("DIR", folder.toString()).split(" ", -1));
    assertThat(status).as(err.toString()).isZero();
    return out.toString();
  }

  private void startWorker() {
    workers.add(threads.submit(this::work));
  }

  /** Works until interrupted. Returns its output. */
  private String work() {
    StringWriter out = new StringWriter();
    TuningMain.run(
        new PrintWriter(out, true),
        new PrintWriter(new StringWriter()),
        "join",
        "127.0.0.1:" + port,
        "--slots",
        "1");
    return out.toString();
  }

  /** Returns a worker that finishes two tasks and hangs in the third until interrupted. */
  private Future<?> joinAndHang(CountDownLatch hanging) {
    WorkerProfile self =
        new WorkerProfile("hanging", 1, ClusterTasks.profile(1).build(), 0, List.of());
    return threads.submit(
        () -> {
          new Worker(self, (offer, files) -> new Hanging(hanging), run -> {})
              .run(new ClusterAddress(ClusterAddress.LOOPBACK, port), Optional.empty());
          return hanging;
        });
  }

  private static final class Hanging implements JobRunner {
    private final JobRunner runner = ClusterTasks.runner();
    private final CountDownLatch hanging;
    private int tasks;

    private Hanging(CountDownLatch hanging) {
      this.hanging = hanging;
    }

    @Override
    public String run(String kind, JsonNode body) throws InterruptedException {
      if (++tasks == 3) {
        hanging.countDown();
        new CountDownLatch(1).await();
      }
      return runner.run(kind, body);
    }
  }

  private String byWorkers() {
    return " --local-slots 0 --cluster " + port;
  }

  @Test
  void selfPlayWritesTheSameFile() throws Exception {
    String loop =
        "--rules renju --games 30 --nodes 60 --seed 3 --epochs 1 --games-file DIR/%s --out DIR/%s";
    run(loop.formatted("one.txt", "a.txt"));
    CountDownLatch hanging = new CountDownLatch(1);
    Future<?> hangs = joinAndHang(hanging);
    workers.add(
        threads.submit(
            () -> {
              hanging.await();
              hangs.cancel(true);
              return work();
            }));
    run(loop.formatted("two.txt", "b.txt") + byWorkers());
    assertThat(folder.resolve("two.txt")).hasSameTextualContentAs(folder.resolve("one.txt"));
    assertThat(folder.resolve("b.txt")).hasSameTextualContentAs(folder.resolve("a.txt"));
    assertThat(hanging.getCount()).isZero();
  }

  @Test
  void matchHasTheSameResult() throws Exception {
    Files.writeString(
        folder.resolve("values.txt"), EvaluationWeights.of(Rules.CARO).text(List.of()));
    String match = "match --rules standard --pairs 12 --nodes 60 bundled DIR/values.txt";
    String alone = run(match);
    startWorker();
    String handedOut = run(match + byWorkers());
    assertThat(handedOut).contains("Workers connect to port " + port).endsWith(alone);
  }

  @Test
  void returnsTheSameOpenings() {
    String openings =
        "openings --rules renju --count 12 --stones 6 --nodes 100 --seed 2 --out DIR/";
    run(openings + "a.txt");
    startWorker();
    run(openings + "b.txt" + byWorkers());
    assertThat(folder.resolve("b.txt")).hasSameTextualContentAs(folder.resolve("a.txt"));
  }

  @Test
  void readsTasksAsWritten() throws Exception {
    EvaluationWeights weights = EvaluationWeights.of(Rules.RENJU);
    for (Task<?> task :
        List.of(
            new SelfPlayTask(weights, 60, Long.MIN_VALUE),
            new MatchPair(weights, weights, 60, -1),
            new OpeningFitTask(weights, 60, 5, 1))) {
      JsonNode body = JsonFields.parse(JsonText.object(task::write));
      String result =
          JsonFields.parse(ClusterTasks.runner().run(Task.kind(task.getClass()), body)).toString();
      assertThat(result).contains(task.call().toString());
    }
  }

  @Test
  void refusesInvalidTasksAndResults() throws Exception {
    JsonNode body = JsonFields.parse("{\"stones\":4}");
    assertThatThrownBy(() -> ClusterTasks.runner().run(Task.kind(OpeningFitTask.class), body))
        .isInstanceOf(RefusedException.class)
        .hasMessage("an opening has more stones than 4");
    JsonNode rules = JsonFields.parse("{\"evaluation\":{\"rules\":\"chess\",\"text\":\"\"}}");
    assertThatThrownBy(() -> ClusterTasks.runner().run(Task.kind(SelfPlayTask.class), rules))
        .hasMessage("unknown rules chess");
    EvaluationWeights weights = EvaluationWeights.of(Rules.CARO);
    assertThatThrownBy(() -> new MatchPair(weights, weights, 60, 1).parse("5"))
        .hasMessage("no half points of two games: 5");
    StringWriter err = new StringWriter();
    PrintWriter nowhere = new PrintWriter(new StringWriter());
    assertThat(
            TuningMain.run(nowhere, new PrintWriter(err, true), "openings", "--key", "cluster.p12"))
        .isEqualTo(2);
    assertThat(err.toString()).contains("--key: it belongs to --cluster");
  }
}
