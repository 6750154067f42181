package org.gobang.cluster.process;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** The name of this process among workers. */
public final class ProcessName {

  private static final int LONGEST_HOST = 60;

  private ProcessName() {}

  /**
   * The name.
   *
   * @return the machine and the process, as a {@link org.gobang.cluster.job.WorkerProfile} has it
   */
  public static String get() {
    String host;
    try {
      host = InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException unnamed) {
      host = "unnamed";
    }
    String plain = host.replaceAll("[^A-Za-z0-9._-]", "-");
    return plain.substring(0, Math.min(LONGEST_HOST, plain.length()))
        + "-"
        + ProcessHandle.current().pid();
  }
}
