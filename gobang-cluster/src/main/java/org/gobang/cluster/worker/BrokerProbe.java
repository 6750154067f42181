package org.gobang.cluster.worker;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.security.cert.CertificateException;
import java.util.Arrays;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.worker.WorkerListener.Unreached;

/** Finds the reason for an unreachable broker with a separate connection. */
final class BrokerProbe {

  private static final int LONGEST_MILLIS = 5_000;

  /** The name in a broker's greeting, after a length and a kind. */
  private static final byte[] NAME = "ActiveMQ".getBytes(StandardCharsets.US_ASCII);

  private static final int NAME_AT = 5;

  private BrokerProbe() {}

  /** Returns the reason for an unreachable broker; empty if it is reachable. */
  static Optional<Unreached> reason(ClusterAddress address, Optional<ClusterKey> key) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(address.host(), address.port()), LONGEST_MILLIS);
      socket.setSoTimeout(LONGEST_MILLIS);
      return key.isPresent()
          ? refused(socket, address, key.get())
          : Optional.of(Unreached.OTHER_PROTOCOL).filter(other -> !isGreeted(socket));
    } catch (IOException unreached) {
      return Optional.of(Unreached.NOBODY);
    }
  }

  private static boolean isGreeted(Socket socket) {
    try {
      byte[] greeting = socket.getInputStream().readNBytes(NAME_AT + NAME.length);
      return greeting.length > NAME_AT
          && Arrays.equals(greeting, NAME_AT, greeting.length, NAME, 0, NAME.length);
    } catch (IOException silent) {
      return false;
    }
  }

  private static Optional<Unreached> refused(
      Socket socket, ClusterAddress address, ClusterKey key) {
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(
          key.keys().toArray(KeyManager[]::new),
          key.trust().toArray(TrustManager[]::new),
          new SecureRandom());
      if (context.getSocketFactory().createSocket(socket, address.host(), address.port(), true)
          instanceof SSLSocket encrypted) {
        encrypted.startHandshake();
      }
      return Optional.empty();
    } catch (IOException refused) {
      return Optional.of(isAboutTheKey(refused) ? Unreached.OTHER_KEY : Unreached.OTHER_PROTOCOL);
    } catch (GeneralSecurityException unusable) {
      throw new IllegalStateException("a key that was read cannot be used", unusable);
    }
  }

  private static boolean isAboutTheKey(Throwable failed) {
    for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
      if (cause instanceof CertificateException) {
        return true;
      }
    }
    return false;
  }
}
