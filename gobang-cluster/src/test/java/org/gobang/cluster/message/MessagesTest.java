package org.gobang.cluster.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.Machine;
import org.gobang.cluster.job.EngineProgram;
import org.gobang.cluster.job.Job;
import org.gobang.cluster.job.RunOffer;
import org.gobang.cluster.job.SharedFile;
import org.gobang.cluster.job.WorkerProfile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesTest {

  private static final List<Function<String, Object>> READERS =
      List.of(
          text -> ClusterMessageJson.read(text, JobRequest.class),
          text -> ClusterMessageJson.read(text, JobResult.class),
          text -> ClusterMessageJson.read(text, WorkerProfile.class),
          text -> ClusterMessageJson.read(text, FileRequest.class),
          CoordinatorAnswer::read);

  private static final List<EngineProgram> PROGRAMS =
      List.of(new EngineProgram("pela \"1\"", "a1"));

  @Test
  void arriveUnchanged() {
    WorkerProfile worker = new WorkerProfile("alpha-7", 4, "1.0-abc", 345_678, PROGRAMS);
    assertThat(ClusterMessageJson.read(ClusterMessageJson.write(worker), WorkerProfile.class))
        .isEqualTo(worker);
    CoordinatorAnswer admitted =
        new CoordinatorAnswer.Admitted(
            new RunOffer(
                "7f", 1.25, List.of(new SharedFile("1/a.jar", "0".repeat(64), 5)), PROGRAMS));
    assertThat(CoordinatorAnswer.read(ClusterMessageJson.write(admitted))).isEqualTo(admitted);
    CoordinatorAnswer refused = new CoordinatorAnswer.Refused("another build", false);
    assertThat(CoordinatorAnswer.read(ClusterMessageJson.write(refused))).isEqualTo(refused);
    FileRequest request = new FileRequest("0".repeat(64), 1L << 20);
    assertThat(ClusterMessageJson.read(ClusterMessageJson.write(request), FileRequest.class))
        .isEqualTo(request);
  }

  @Test
  void preserveJobsAndResults() {
    Job job = new Job("1-00", "game", "{\"game\":1}", Optional.empty(), Set.of(), Optional.empty());
    JobRequest request = ClusterMessageJson.read(JobRequest.text("7f-1-00", job), JobRequest.class);
    assertThat(request.id()).isEqualTo("7f-1-00");
    assertThat(request.kind()).isEqualTo("game");
    assertThat(request.body()).hasToString("{\"game\":1}");
    Machine machine = new Machine("alpha-7", 345_678, 1.25);
    JobResult result =
        ClusterMessageJson.read(
            JobResult.text("7f-1-00", machine, "{\"moves\":\"h8\"}"), JobResult.class);
    assertThat(result.machine()).isEqualTo(machine);
    assertThat(result.refused()).isEmpty();
    assertThat(result.value()).hasToString("{\"moves\":\"h8\"}");
    JobResult refusal =
        ClusterMessageJson.read(
            JobResult.refusal("7f-1-00", machine, "no player"), JobResult.class);
    assertThat(refusal.id()).isEqualTo("7f-1-00");
    assertThat(refusal.refused()).isEqualTo("no player");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "{}", "7", "{\"id\":7,\"run\":7,\"name\":7}"})
  void refuseInvalidMessages(String text) {
    assertThat(READERS)
        .allSatisfy(
            reader ->
                assertThatThrownBy(() -> reader.apply(text)).isInstanceOf(RefusedException.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"../a.jar", "/a.jar", "a/../../b.jar", "", "a\\b.jar", "c:a.jar", "a//b"})
  void rejectFileNamesOutsideTheFolder(String name) {
    String offer =
        "{\"offer\":{\"run\":\"7f\",\"timeScale\":1,\"programs\":[],\"files\":[{\"name\":\""
            + name.replace("\\", "\\\\")
            + "\",\"sha256\":\""
            + "0".repeat(64)
            + "\",\"size\":1}]}}";
    assertThatThrownBy(() -> CoordinatorAnswer.read(offer))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("not the name of a shared file");
  }
}
