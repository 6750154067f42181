package org.gobang.ui.web.http;

import java.util.Optional;

/** What the server serves. Used on the server's threads. */
public interface Site {

  /**
   * The visitor to whom a secret was given.
   *
   * @param secret the secret in the address
   * @param visit the browser tab that asks
   * @return the visitor; empty for an unknown secret
   */
  Optional<Client> client(String secret, Visit visit);
}
