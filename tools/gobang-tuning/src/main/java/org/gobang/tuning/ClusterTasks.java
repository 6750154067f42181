package org.gobang.tuning;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.cluster.coordinator.WorkerChange;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.job.Job;
import org.gobang.cluster.job.JobKinds;
import org.gobang.cluster.job.JobRunner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.process.BrokerEndpoint;
import org.gobang.cluster.process.ProcessName;
import org.gobang.cluster.process.RunWorkers;
import org.gobang.record.file.TextDigest;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * Executes tasks on workers.
 *
 * @param workers the workers
 */
record ClusterTasks(RunWorkers workers) implements TaskExecutor {

  /** The maximum number of waiting and running tasks, as each contains whole evaluations. */
  private static final int WINDOW = 256;

  private static final String RESULT = "result";

  /** The game that distinguishes builds. */
  private static final int SIGNATURE_NODES = 500;

  /**
   * Starts distributing tasks.
   *
   * @param place the address for workers
   * @param work the description of the tasks, which is the same for a resumed command
   * @param slots the number of parallel tasks in this process, 0 for none
   * @param out the output for new workers
   */
  static ClusterTasks begin(BrokerEndpoint place, String work, int slots, PrintWriter out) {
    WorkerProfile self = profile(Math.max(1, slots));
    RunWorkers workers =
        RunWorkers.begin(
            place,
            new WorkerCheck(TextDigest.of(work), self.build()),
            Map.of(),
            self,
            slots == 0 ? Optional.empty() : Optional.of((offer, files) -> runner()),
            (worker, change) ->
                out.println(
                    change == WorkerChange.LOST
                        ? "Worker " + worker.name() + " is lost"
                        : "Worker " + worker.name() + ": " + worker.slots() + " at a time"),
            why -> out.println("This process does no more tasks: " + why));
    workers.coordinator().port().ifPresent(port -> out.println("Workers connect to port " + port));
    return new ClusterTasks(workers);
  }

  /**
   * Returns the profile of this process as a worker. Its speed is not measured, as nothing depends
   * on time.
   */
  static WorkerProfile profile(int slots) {
    return new WorkerProfile(ProcessName.create(), slots, build(), 0, List.of());
  }

  /** Returns the version and the moves of a fixed game, which identify the engine. */
  private static String build() {
    String version =
        Optional.ofNullable(TuningMain.class.getPackage().getImplementationVersion())
            .orElse("development");
    SelfPlayTask game = new SelfPlayTask(EvaluationWeights.of(Rules.FREESTYLE), SIGNATURE_NODES, 1);
    return "tuning-" + version + "-" + TextDigest.of(game.call().toString());
  }

  /** Returns a runner for tasks of coordinators. */
  static JobRunner runner() {
    return new JobKinds(
        Map.of(
            Task.kind(SelfPlayTask.class), body -> result(SelfPlayTask.read(body)),
            Task.kind(MatchPair.class), body -> result(MatchPair.read(body)),
            Task.kind(OpeningFitTask.class), body -> result(OpeningFitTask.read(body))));
  }

  private static String result(Task<?> task) {
    String result = task.call().toString();
    return JsonText.object(json -> json.writeStringField(RESULT, result));
  }

  @Override
  public <T> void run(Stream<? extends Task<T>> tasks, OrderedExecutor.Sink<T> sink)
      throws IOException, InterruptedException {
    OrderedExecutor.run(tasks.map(this::handedOut), WINDOW, sink);
  }

  private <T> Callable<T> handedOut(Task<T> task) {
    return () -> {
      String body = JsonText.object(task::write);
      Job job =
          new Job(
              TextDigest.of(Task.kind(task.getClass()) + body), Task.kind(task.getClass()), body);
      return workers.coordinator().run(job, json -> parse(task, json)).value();
    };
  }

  private static <T> T parse(Task<T> task, JsonNode json) {
    return JsonFields.checked(() -> task.parse(JsonFields.string(json, RESULT)));
  }

  @Override
  public void close() {
    workers.close();
  }
}
