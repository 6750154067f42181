package org.gobang.cluster.process;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Creates names for worker processes. */
public final class ProcessName {

  private static final int LONGEST_HOST = 60;
  private static final int LOT_DIGITS = 6;

  private ProcessName() {}

  /**
   * Returns a new unique name. Processes in containers may have the same host name and process id.
   *
   * @return the host name and a random suffix, in the form required by {@link
   *     org.gobang.cluster.job.WorkerProfile}
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
