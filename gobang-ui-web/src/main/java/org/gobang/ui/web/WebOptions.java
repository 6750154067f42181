package org.gobang.ui.web;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import org.gobang.api.RefusedException;
import org.gobang.http.KeyStores;
import org.gobang.http.MachineAddress;

/**
 * Where the server is reached, and how.
 *
 * @param port its port; 0 for any that is free
 * @param bind the address or name of this machine that it is bound to
 * @param hosts further names that lead to it, with commas between them
 * @param keys a key store with the certificate for {@code https}; empty for {@code http}
 * @param password the file with the password of the key store
 */
record WebOptions(int port, String bind, String hosts, String keys, String password) {

  /** The port where none is named. */
  static final int USUAL_PORT = 8080;

  /**
   * Returns the address that it is bound to.
   *
   * @throws RefusedException if there is no such address
   */
  InetAddress address() {
    return MachineAddress.named(bind);
  }

  /** Returns the further names. */
  List<String> names() {
    return Arrays.stream(hosts.split(","))
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .toList();
  }

  /**
   * Returns the certificate.
   *
   * @throws RefusedException if it cannot be read
   */
  Optional<SSLContext> tls() {
    if (keys.isEmpty() != password.isEmpty()) {
      throw new RefusedException(
          "web-keys-alone", "A key store needs both options, keys and password.");
    }
    return keys.isEmpty()
        ? Optional.empty()
        : Optional.of(KeyStores.context(Path.of(keys), Path.of(password)));
  }

  /** Returns whether a port was named: the usual one may be taken, by another Gobang perhaps. */
  boolean isUsualPort() {
    return port == USUAL_PORT;
  }

  /** Returns the same on any free port. */
  WebOptions onAnyPort() {
    return new WebOptions(0, bind, hosts, keys, password);
  }
}
