package org.gobang.launcher.cluster;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import org.gobang.cluster.job.Program;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.engines.added.AddedEngines;
import org.gobang.workbench.plugins.PluginCatalogue;

/** What the worker of this process says of itself. */
public final class ThisWorker {

  private static final int LONGEST_HOST = 60;
  private static final int LOT_DIGITS = 6;

  private ThisWorker() {}

  /**
   * The profile; measuring the speed takes a few seconds.
   *
   * @param catalogue the rules and players that all builds have
   * @param slots how many jobs it does at a time
   * @param programs the programs that it has
   */
  public static WorkerProfile of(PluginCatalogue catalogue, int slots, List<Program> programs)
      throws InterruptedException {
    return new WorkerProfile(
        name(),
        slots,
        BuildSignature.of(catalogue),
        EngineSpeed.measure(catalogue, slots),
        programs);
  }

  /**
   * The engines that this machine has: those that were added to {@code engines.json}.
   *
   * @param engines the file
   * @return those whose programs are there
   */
  public static List<Program> engines(AddedEngines engines) {
    return RunPrograms.added(engines);
  }

  /** The machine, and lots: processes in containers may have the same name and number. */
  private static String name() {
    String host;
    try {
      host = InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException unnamed) {
      host = "unnamed";
    }
    String plain = host.replaceAll("[^A-Za-z0-9._-]", "-");
    return plain.substring(0, Math.min(LONGEST_HOST, plain.length()))
        + "-"
        + HexFormat.of().toHexDigits(new SecureRandom().nextInt(), LOT_DIGITS);
  }
}
