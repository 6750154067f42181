package org.gobang.cluster.process;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Names of processes for workers. */
public final class ProcessName {

  private static final int LONGEST_HOST = 60;
  private static final int LOT_DIGITS = 6;

  private ProcessName() {}

  /**
   * Returns a new name, because processes in containers may have the same host and number.
   *
   * @return the machine and lots, as a {@link org.gobang.cluster.job.WorkerProfile} has it
   */
  public static String create() {
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
