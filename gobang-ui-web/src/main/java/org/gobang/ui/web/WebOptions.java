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
 * The options of the server.
 *
 * @param port the port; 0 for any free port
 * @param bind the address or host name to bind to
 * @param hosts additional host names, separated by commas
 * @param keys a key store with the certificate for {@code https}; empty for {@code http}
 * @param password the file with the password of the key store
 */
record WebOptions(int port, String bind, String hosts, String keys, String password) {

  /** The default port. */
  static final int USUAL_PORT = 8080;

  /**
   * Returns the address to bind to.
   *
   * @throws RefusedException if the address does not exist
   */
  InetAddress address() {
    return MachineAddress.named(bind);
  }

  /** Returns the additional host names. */
  List<String> names() {
    return Arrays.stream(hosts.split(","))
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .toList();
  }

  /**
   * Returns the TLS context with the certificate, or empty for {@code http}.
   *
   * @throws RefusedException if the key store cannot be read
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

  /** Returns the same options with any free port. */
  WebOptions onAnyPort() {
    return new WebOptions(0, bind, hosts, keys, password);
  }
}
