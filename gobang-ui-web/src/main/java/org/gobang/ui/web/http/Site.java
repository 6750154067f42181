package org.gobang.ui.web.http;

import java.util.Optional;

/** What the server serves. Used on the server's threads. */
public interface Site {

  /** The one to whom a secret was given; empty for an unknown one. */
  Optional<Client> client(String secret);
}
