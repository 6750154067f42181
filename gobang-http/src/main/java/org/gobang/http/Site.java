package org.gobang.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The content of the server. Used on the server's threads. */
public interface Site {

  /**
   * Opens a file of the page, which is read once and cached; everyone who knows the server's
   * address may read it.
   *
   * @param name such as {@code icons/undo.svg}
   * @return its content; empty if there is none of this name
   * @throws IOException if it cannot be read
   */
  Optional<InputStream> file(String name) throws IOException;

  /**
   * Returns the visitor with a secret.
   *
   * @param secret the secret in the address
   * @param visit the requesting browser tab
   * @return the visitor; empty for an unknown secret
   */
  Optional<Client> client(String secret, Visit visit);
}
