package org.gobang.launcher.join;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.gobang.arena.play.LocalRunner;
import org.gobang.cluster.game.GameJobRunner;
import org.gobang.cluster.job.JobKinds;
import org.gobang.cluster.job.JobRunner;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.RunOffer;
import org.gobang.cluster.job.SharedFile;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.launcher.cluster.OwnContestants;
import org.gobang.launcher.cluster.RunFiles;
import org.gobang.launcher.study.ReviewJobRunner;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginFolders;

/**
 * A joined run in its own folder, with only the plugins of the coordinator.
 *
 * @param folder the folder of the run
 * @param host the host of the plugins
 * @param jobs executes the jobs
 */
record JoinedRun(TemporaryFolder folder, Host host, JobKinds jobs) implements JobRunner {

  /**
   * Returns the factory for joined runs.
   *
   * @param folders the data folders of this application; local plugins are not loaded
   * @param cache the files of previous runs
   * @param self this worker
   */
  static RunJoiner joiner(PluginFolders folders, FileCache cache, WorkerProfile self) {
    return (offer, source) -> join(folders, cache, self, offer, source);
  }

  private static JoinedRun join(
      PluginFolders folders,
      FileCache cache,
      WorkerProfile self,
      RunOffer offer,
      RunJoiner.FileSource source)
      throws InterruptedException {
    TemporaryFolder folder = TemporaryFolder.ofSystem("gobang-join-");
    try {
      for (SharedFile file : offer.files()) {
        cache.provide(file, source, folder.path().resolve(file.name()));
      }
      Path plugins = folder.path().resolve(RunFiles.PLUGINS);
      PluginFolders own = folders.withoutUsual();
      own.add(plugins);
      Host host = Host.open(own);
      LocalRunner runner = new LocalRunner(host.catalogue(), host.catalogue(), folder.path());
      JoinedContestants contestants =
          new JoinedContestants(
              host.plugins(),
              plugins,
              folder.path(),
              offer.files().stream().map(SharedFile::name).collect(Collectors.toSet()),
              offer.programs(),
              self);
      return new JoinedRun(
          folder,
          host,
          new JobKinds(
              Map.of(
                  GameJobRunner.KIND,
                  new GameJobRunner(new OwnContestants(runner, contestants), offer.timeScale()),
                  ReviewJobRunner.KIND,
                  new ReviewJobRunner(host.catalogue(), contestants, offer.timeScale()))));
    } catch (RuntimeException | InterruptedException e) {
      folder.close();
      throw e;
    }
  }

  @Override
  public String run(String kind, JsonNode body) throws InterruptedException {
    return jobs.run(kind, body);
  }

  @Override
  public void close() {
    host.close();
    folder.close();
  }
}
